import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import {
  apTemplateOverride,
  apTemplatePages,
  apTemplatePreview,
  apTemplates,
  apTemplateSave,
} from '../../src/api/contract/ap-template';
import { deviceConfig } from '../../src/api/contract/config';
import { jobItems } from '../../src/api/contract/job';
import { portalRemove } from '../../src/api/contract/portal';
import {
  passwordChoices,
  passwordHistory,
  passwordPlans,
  passwordPlanSave,
  passwordPlanSwitch,
  passwordReach,
} from '../../src/api/contract/wifi-password';
import type { InputOf } from '../../src/api/endpoint';
import { newTemplateRows, type ApTemplateRows } from '../../src/domain/ap-template';
import { raiseAlarms } from '../../host/server/fleet/alarms/alarms';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { compareDue } from '../../host/server/fleet/templates/compare';
import { changeDue, changeForEvents } from '../../host/server/services/passwords/change';
import { failureOf } from './failure';
import { guestAps, planFor, type Carrier, type Plan } from './password-plans';
import { startReference, type Reference } from './reference';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const minute = 60_000;
let clock = at('2026-11-20T10:00');
let server: Reference;
let demo: Client;
/** Access points that carry one network, behind gateways of their own. */
let aps: Carrier[];

beforeEach(async () => {
  clock = at('2026-11-20T10:00');
  server ??= await startReference({ now: () => clock });
  const { db } = server.services;
  for (const table of ['wifi_password_plan', 'ap_template', 'bulk_job', 'command', 'config_version', 'device_config'])
    await db.query(`DELETE FROM ${table}`);
  demo = await server.signIn();
  aps = await guestAps(server.services.db);
});
afterAll(() => server.close());

const plan = (more: Partial<Plan> = {}): Plan => planFor(aps, more);
const save = async (input: Plan) => (await demo.call(passwordPlanSave, input)).data.id;
const turn = async () => {
  await changeDue(server.services, clock);
  await changeForEvents(server.services, clock);
};
const until = async (moment: string) => {
  clock = at(moment);
  demo = await server.signIn();
  await turn();
};
const history = async (id: string) => (await demo.call(passwordHistory, { id })).data.list;
/** An alarm on a gateway, whether another one of its kind is open or not. */
const raise = async (kind: 'restarted' | 'cpu_high', gateway: string) => {
  const { db } = server.services;
  await db.query('DELETE FROM alarm WHERE device_id = $1', [gateway]);
  const device = {
    id: gateway,
    accountId: 'acc_demo',
    kind: 'gateway' as const,
    gatewayId: gateway,
    remark: '门店',
    simulated: true,
  };
  await raiseAlarms(db, clock, [
    { device, condition: { kind, subject: '', content: '设备重启', label: '', facts: {} } },
  ]);
};
describe('a password that changes for what happens', () => {
  it('does so once for what happens together, never within the hour, and the one before ends at once', async () => {
    const id = await save(plan({ repeat: 'manual', times: [], events: ['restarted'], event_delay: 10 }));
    const due = async () => (await demo.call(passwordPlans, {})).data.list[0]!.event_at;
    await raise('cpu_high', aps[0]!.gateway);
    expect(await due()).toBeNull();
    await raise('restarted', aps[0]!.gateway);
    clock += 5 * minute;
    await raise('restarted', aps[1]!.gateway);
    expect(Date.parse((await due())!)).toBe(at('2026-11-20T10:00'));
    await turn();
    expect(await history(id)).toEqual([]);
    await until('2026-11-20T12:10');
    await turn();
    expect(await history(id)).toMatchObject([{ number: 1, cause: 'event', total: 3, overlap_until: null }]);
    expect((await history(id))[0]!.note).toContain('重启');
    expect(await due()).toBeNull();
    clock += minute;
    await raise('restarted', aps[0]!.gateway);
    await until('2026-11-20T12:45');
    expect(await history(id)).toHaveLength(1);
    await until('2026-11-20T13:11');
    expect(await history(id)).toHaveLength(2);
  });

  it('heeds what is in its range alone, and nothing while it is paused', async () => {
    const id = await save(plan({ events: ['restarted'], target_ids: [aps[0]!.id] }));
    const due = async () => (await demo.call(passwordPlans, {})).data.list[0]!.event_at;
    await raise('restarted', aps[1]!.gateway);
    expect(await due()).toBeNull();
    await raise('restarted', aps[0]!.gateway);
    expect(await due()).not.toBeNull();
    await demo.call(passwordPlanSwitch, { ids: [id], enabled: false });
    expect(await due()).toBeNull();
    await raise('restarted', aps[0]!.gateway);
    expect(await due()).toBeNull();
  });
});

describe('a plan', () => {
  it('is not for a network without a password in common', async () => {
    const { db } = server.services;
    const [{ ssid }] = aps as [(typeof aps)[0]];
    const enterprise = { name: ssid, security: 'enterprise' };
    for (const { id } of aps) {
      await db.query(
        `INSERT INTO config_version (device_id, account_id, version, document, origin, author, note, at, state, changes, sections)
         VALUES ($1, 'acc_demo', 1, $2, 'apply', '', '', now(), 'done', 0, '{}')`,
        [id, { ssids: [enterprise] }],
      );
    }
    const offered = (await demo.call(passwordChoices, {})).data.ssids.find((one) => one.ssid === ssid)!;
    expect(offered.without).toBe(3);
    expect((await demo.call(passwordReach, plan())).data).toMatchObject({ total: 3, without: 3 });
    expect((await failureOf(save(plan()))).detail.errors).toHaveProperty('ssid');
    await db.query('DELETE FROM config_version');
    expect((await demo.call(passwordChoices, {})).data.ssids.find((one) => one.ssid === ssid)).toEqual({
      ...offered,
      without: 0,
    });
  });
});

describe('a template of a wireless network', () => {
  type Template = InputOf<typeof apTemplateSave>;
  const network = (fields: ApTemplateRows[string]) => ({ ssid: { ...newTemplateRows('ssid').ssid, ...fields } });
  const staff = (more: Partial<Template>): Template => ({
    ...{ kind: 'ssid', name: 'Staff', target: 'ap', target_ids: aps.map(({ id }) => id), rows: network({}) },
    ...more,
  });
  const run = () => runJobs(server.services, clock);
  const documentOf = async (id: string) => (await demo.call(deviceConfig, { id })).data.document.ssids!;

  it('brings limits and a sign-in page to gateways that can, and says of the others what they cannot', async () => {
    const { db } = server.services;
    await db.query(
      `UPDATE device SET capabilities = CASE WHEN id = $1 THEN '{config,ssid_limit,ssid_portal}'::text[] ELSE '{config,ssid_limit}' END
       WHERE kind = 'gateway' AND account_id = 'acc_demo'`,
      [aps[0]!.gateway],
    );
    const [page] = (await demo.call(apTemplatePages, {})).data;
    const rows = network({ security: 'open', limit_down: 512, portal: page!.id, portal_name: 'typed' });
    const preview = (await demo.call(apTemplatePreview, { plan: staff({ rows }) })).data;
    // At each site there may be an access point of that name.
    const [{ remark: site }] = (await db.query<{ remark: string }>('SELECT remark FROM device WHERE id = $1', [
      aps[0]!.gateway,
    ])) as [{ remark: string }];
    expect(preview.list).toMatchObject([{ id: aps[0]!.id, site }]);
    expect(preview).toMatchObject({
      aps: 3,
      touched: 1,
      unable: 2,
      beyond: [{ field: 'portal_name', wanted: page!.name }],
    });
    const { id, job } = (await demo.call(apTemplateSave, staff({ rows }))).data;
    await run();
    expect((await demo.call(jobItems, { id: job! })).data.list).toMatchObject([{ id: aps[0]!.id, site }]);
    const shown = { limit_down: 512, limit_share: 'each', portal_name: page!.name, portal_version: page!.version };
    expect((await documentOf(aps[0]!.id)).at(-1)).toMatchObject({ id, ...shown });
    expect((await documentOf(aps[1]!.id)).some(({ name }) => name === 'Staff')).toBe(false);
    expect((await failureOf(demo.call(portalRemove, { id: page!.id }))).detail).toMatchObject({ code: 4057 });
    // A page that has a newer version comes with the next save, never by itself.
    await db.query('UPDATE portal_template SET version = version + 1 WHERE id = $1', [page!.id]);
    await compareDue(server.services, clock + 3_600_000);
    expect((await demo.call(apTemplates, { kind: 'ssid' })).data.list[0]).toMatchObject({ differing: 0 });
    expect((await demo.call(apTemplatePreview, { plan: { ...staff({ rows }), id } })).data.touched).toBe(1);
    await db.query('UPDATE portal_template SET version = version - 1 WHERE id = $1', [page!.id]);
    const gone = await failureOf(
      demo.call(apTemplateSave, staff({ id, rows: network({ security: 'open', portal: 'tpl_gone' }) })),
    );
    expect(Object.keys(gone.detail.errors ?? {})).toEqual(['rows.ssid.portal']);
    const level = { id, level: 'ap' as const, subject: aps[0]!.id };
    await demo.call(apTemplateOverride, { ...level, rows: { ssid: { portal: '' } } });
    await run();
    expect((await documentOf(aps[0]!.id)).at(-1)).toMatchObject({
      portal_name: '',
      portal_version: 0,
      limit_down: 512,
    });
  });
});
