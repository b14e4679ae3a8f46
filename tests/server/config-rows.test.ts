import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { configApply, configPatch, deviceConfig, draftSave, type DeviceConfig } from '../../src/api/contract/config';
import { aps } from '../../src/api/contract/device';
import { jobCreate, jobItems, jobPreview } from '../../src/api/contract/job';
import type { ConfigValue } from '../../src/domain/config';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let reference: Reference;
let demo: Client;
/** A gateway that has told of none of its interfaces, a new one for each test. */
let id: string;
let made = 0;

beforeAll(async () => {
  reference = await startReference({ now: () => Date.parse('2026-11-20T02:00:00Z') });
  demo = await reference.signIn();
});
afterAll(() => reference.close());
beforeEach(async () => {
  id = `rows${++made}`;
  await reference.services.db.query(
    `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac,
       simulated, bound_at)
     VALUES ($1, 'acc_demo', 'gateway', $1, $1, 'online', now(), 'NP-R980', '1', $1, '', true, now())`,
    [id],
  );
});

const read = async (): Promise<DeviceConfig> => (await demo.call(deviceConfig, { id })).data;
const mapping = (name: string, port: string, more: object = {}) => ({
  ...{ id: name, name, enabled: true, protocol: 'tcp', line: 'all', outer_ports: port, inner_ip: '172.16.10.9' },
  ...{ inner_ports: '7001', sources: '', note: '', ...more },
});
/** Puts port mappings into the draft, after those that are there. */
async function save(...rows: ReturnType<typeof mapping>[]): Promise<DeviceConfig> {
  const { rev, document } = await read();
  const input = { id, rev, section: 'port_mapping', rows: [...document.port_mapping!, ...rows] };
  return (await demo.call(draftSave, input)).data;
}

describe('a row of a draft', () => {
  it('that gets into the way of another is refused at the one that was changed, wherever it stands', async () => {
    const { rev } = await save(mapping('a', '7001'), mapping('b', '7002'));
    const overlap = await failureOf(save(mapping('a', '7002'), mapping('b', '7002')));
    expect(overlap.detail.errors).toEqual({ outer_ports: ['[外网端口]与“b”重叠'] });
    const double = await failureOf(save(mapping('a', '7001', { name: 'b' }), mapping('b', '7002')));
    expect(double.detail.errors).toEqual({ name: ['重复项：b'] });
    expect((await read()).rev).toBe(rev);
  });

  it('names no interface that the device does not have, but those that it is set to', async () => {
    const { db } = reference.services;
    await db.query(
      `INSERT INTO device_interface (device_id, name, position, role, state) VALUES ($1, 'wan1', 0, 'wan', 'connected')`,
      [id],
    );
    const error = await failureOf(save(mapping('a', '7001', { line: 'wan9' })));
    expect(error.detail.errors).toEqual({ line: ['[外网线路]没有这个选项：wan9'] });
    await save(mapping('a', '7001', { line: 'wan1' }));
    expect((await demo.call(configApply, { ids: [id] })).data).toMatchObject([{ ok: true }]);
    await db.query(`UPDATE device_interface SET name = 'wan2' WHERE device_id = $1`, [id]);
    expect((await save(mapping('b', '7009', { line: 'wan1' }))).problems).toEqual([]);
  });

  it('takes whole numbers', async () => {
    const { rev } = await read();
    const vlan = { id: 'v9', vlan: '9', name: '九', interface: 'lan1', address: '172.16.9.1/24', lease: 1.5 };
    const rows = [{ ...vlan, pool: '172.16.9.9-172.16.9.99' }];
    const error = await failureOf(demo.call(draftSave, { id, rev, section: 'vlan', rows }));
    expect(error.detail.errors).toEqual({ lease: ['[租期]必须是整数'] });
  });
});

describe('a change of many access points', () => {
  const some = async (count: number) =>
    (await demo.call(aps, { status: 'online', per_page: count })).data.list.map((ap) => ap.id);
  const patch = (ids: string[], fields: Record<string, ConfigValue>) =>
    demo.call(configPatch, { ids, section: 'ssids', fields });
  const preview = async (ids: string[], fields: Record<string, ConfigValue>) =>
    (await demo.call(jobPreview, { target: { ids }, patches: [{ section: 'ssids', fields }] })).data;

  it.each(['portal', 'portal_name', 'portal_version', 'password_before', 'password_until'])(
    'takes no %s from people: it comes with something else, or is the device’s own',
    async (name) => {
      const ids = await some(2);
      const fields = { [name]: name === 'portal_version' ? 0 : '' };
      const patches = [{ section: 'ssids', fields }];
      const { data } = await patch(ids, fields);
      expect(data).toMatchObject(ids.map(() => ({ ok: false, message_said: { reason: 'fieldNotTyped' } })));
      const job = { request_id: crypto.randomUUID(), kind: 'config' as const, target: { ids }, patches };
      expect((await failureOf(demo.call(jobCreate, job))).detail.errors).toHaveProperty('patches');
      expect((await failureOf(demo.call(jobPreview, job))).detail.errors).toHaveProperty('patches');
    },
  );

  it('is told in advance as it comes: what has no effect on a device does not change it', async () => {
    const [secure, open] = await some(2);
    const ids = [secure!, open!];
    await patch([secure!], { security: 'wpa2', password: 'first-2026' });
    await patch([open!], { security: 'open' });
    const secret = '••••••••';
    const password = { section: 'ssids', row: null, field: 'password' };
    expect(await preview(ids, { password: 'other-2026' })).toMatchObject({
      changing: 1,
      effects: [{ ...password, after: secret, devices: 1, before: [{ value: secret, devices: 1 }] }],
    });
    expect(await preview([open!], { password: 'other-2026' })).toMatchObject({
      changing: 0,
      effects: [{ ...password, after: secret, devices: 0, before: [] }],
    });
    const target = { ids: [open!] };
    const patches = [{ section: 'ssids', fields: { password: 'other-2026' } }];
    const job = await demo.call(jobCreate, { request_id: crypto.randomUUID(), kind: 'config', target, patches });
    expect((await demo.call(jobItems, { id: job.data.id })).data.list).toMatchObject([{ state: 'skipped' }]);
  });

  it('is told with what follows from it, and an empty secret as one', async () => {
    const ids = await some(1);
    await patch(ids, { security: 'wpa2', password: 'first-2026' });
    const { changing, effects } = await preview(ids, { security: 'open' });
    expect(changing).toBe(1);
    expect(effects).toMatchObject([
      { field: 'security', after: 'open', devices: 1, before: [{ value: 'wpa2', devices: 1 }] },
      { field: 'password', after: '', devices: 1, before: [{ value: '••••••••', devices: 1 }] },
    ]);
    await patch(ids, { security: 'open' });
    expect((await preview(ids, { security: 'wpa2', password: 'first-2026' })).effects).toMatchObject([
      { field: 'security', after: 'wpa2', before: [{ value: 'open' }] },
      { field: 'password', after: '••••••••', before: [{ value: '' }] },
    ]);
  });
});
