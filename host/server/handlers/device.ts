import type * as contract from '../../../src/api/contract/device';
import type { Context } from '../kit/context/context';
import type { Handlers } from '../kit/context/handler';
import { bindGateway, renameDevice, unbindGateways } from '../fleet/devices/bind';
import { devicePage, type DeviceFilter } from '../fleet/devices/device-list';
import {
  readBehind,
  readDevices,
  toApRow,
  toDeviceRow,
  toFirewallRow,
  toGatewayRow,
  toSwitchRow,
  type StoredDevice,
} from '../fleet/devices/device-read';
import { readGateway } from '../fleet/devices/gateway-read';
import { readInterfaces } from '../fleet/devices/interfaces';
import { readOptions, readGroups } from '../fleet/devices/options';
import { readSwitch } from '../fleet/devices/switch-read';
import { archiveDays } from '../fleet/devices/sample-archive';
import { readThroughput, stretchOf, stretchOfRange } from '../fleet/devices/throughput';
import { noteChange } from '../account/logs/record-action';
import { because, invalid, notFound } from '../kit/refusal';

/** The device fleet: lists, details, names, binding. */
export const device: Handlers<typeof contract> = {
  async gateways(context, input) {
    const { rows, ...found } = await list(context, { ...input, kind: 'gateway' });
    const ids = rows.map((row) => row.id);
    const behind = await readBehind(context.db, context.caller.accountId, ids);
    const now = context.now();
    return { data: { list: rows.map((row) => toGatewayRow(row, now, behind)), ...found } };
  },
  aps: (context, input) => listOf(context, { ...input, kind: 'ap' }, toApRow),
  switches: (context, input) => listOf(context, { ...input, kind: 'switch' }, toSwitchRow),
  firewalls: (context, input) => listOf(context, { ...input, kind: 'firewall' }, toFirewallRow),
  devices: (context, input) => listOf(context, input, toDeviceRow),

  async filterOptions({ db, caller }, { kind }) {
    return { data: await readOptions(db, caller.accountId, kind) };
  },
  async gateway({ db, caller, now }, { gwid }) {
    const data = await readGateway(db, caller.accountId, gwid, now());
    if (!data) throw notFound();
    return { data };
  },
  async interfaces({ db, caller }, { gwid }) {
    const data = await readInterfaces(db, caller.accountId, gwid);
    if (!data) throw notFound();
    return { data };
  },
  async switchDetail({ db, caller, now }, { id, gwid }) {
    const data = await readSwitch(db, caller.accountId, id, gwid, now());
    if (!data) throw notFound();
    return { data };
  },
  async throughput({ db, archive, caller, now }, { id, range, from, to }) {
    const [there] = await readDevices(db, caller.accountId, [id]);
    if (!there) throw notFound();
    const stretch =
      from !== undefined && to !== undefined
        ? stretchOf(from, to, now(), archive && archiveDays.samples)
        : stretchOfRange(range, now());
    if (!stretch) throw invalid({ to: because('endBeforeStart') });
    const device = { accountId: caller.accountId, id, boundAt: there.bound_at };
    return { data: await readThroughput({ sql: db, archive }, device, stretch, now()) };
  },
  async groups({ db, caller }, { kind }) {
    return { data: await readGroups(db, caller.accountId, kind) };
  },
  async rename(context, input) {
    const [device] = await context.db.query<{ remark: string }>(
      'SELECT remark FROM device WHERE account_id = $1 AND id = $2',
      [context.caller.accountId, input.id],
    );
    await renameDevice(context, input.id, input.remark);
    noteChange(context, { 名称: [device?.remark ?? '', input.remark] });
    return { data: null };
  },
  async bind(context, input) {
    return { data: await bindGateway(context, input) };
  },
  async unbind(context, { gwids }) {
    return { data: { removed: await unbindGateways(context, gwids) } };
  },
};

async function list({ db, caller, now }: Context, filter: DeviceFilter) {
  const { ids, ...found } = await devicePage(db, caller.accountId, filter, now());
  return { rows: await readDevices(db, caller.accountId, ids), ...found };
}

async function listOf<R>(context: Context, filter: DeviceFilter, toRow: (row: StoredDevice, now: number) => R) {
  const { rows, ...found } = await list(context, filter);
  const now = context.now();
  return { data: { list: rows.map((row) => toRow(row, now)), ...found } };
}
