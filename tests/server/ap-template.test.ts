import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import {
  apTemplate,
  apTemplateAdopt,
  apTemplateAps,
  apTemplateDrift,
  apTemplateOverride,
  apTemplatePlaces,
  apTemplatePreview,
  apTemplateRemove,
  apTemplateRight,
  apTemplates,
  apTemplateSave,
  apTemplateSites,
} from '../../src/api/contract/ap-template';
import { configPatch, deviceConfig } from '../../src/api/contract/config';
import { groupAssign, groupCreate, groupRemove } from '../../src/api/contract/group';
import { jobItems } from '../../src/api/contract/job';
import { passwordPlanSave } from '../../src/api/contract/wifi-password';
import type { InputOf } from '../../src/api/endpoint';
import { newTemplateRows, type ApTemplateRows } from '../../src/domain/ap-template';
import type { ConfigRow } from '../../src/domain/config';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { deliverConfigs } from '../../host/server/fleet/config/deliver';
import { configPlace, openSecrets } from '../../host/server/fleet/config/sealed';
import { compareDue } from '../../host/server/fleet/templates/compare';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T10:00:00+08:00');
let server: Reference;
let demo: Client;
let agent: Client;
/** What access points told of themselves at first. */
let details: { id: string; detail: object }[] | undefined;
let aps: { id: string; gateway: string; model: string }[];

beforeEach(async () => {
  clock = Date.parse('2026-11-20T10:00:00+08:00');
  if (server) {
    const { db } = server.services;
    for (const table of ['ap_template', 'wifi_password_plan', 'bulk_job', 'command', 'config_version', 'device_config'])
      await db.query(`DELETE FROM ${table}`);
  } else {
    server = await startReference({ now: () => clock });
  }
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
  const { db } = server.services;
  details ??= await db.query(`SELECT id, detail FROM device WHERE account_id = 'acc_demo' AND kind = 'ap'`);
  for (const { id, detail } of details) await db.query('UPDATE device SET detail = $2 WHERE id = $1', [id, detail]);
  await db.query(`UPDATE device SET status = 'online' WHERE account_id = 'acc_demo'`);
  aps = await db.query(
    `SELECT DISTINCT ON (gateway_id) id, gateway_id AS gateway, model FROM device WHERE account_id = 'acc_demo' AND kind = 'ap'
     ORDER BY gateway_id, id LIMIT 3`,
  );
});
afterAll(() => server.close());

type Plan = InputOf<typeof apTemplateSave>;
const network = (fields: ApTemplateRows[string] = {}) => ({ ssid: { ...newTemplateRows('ssid').ssid, ...fields } });
const staff = (more: Partial<Plan> = {}): Plan => ({
  ...{ kind: 'ssid', name: 'Staff', target: 'ap', target_ids: aps.map(({ id }) => id) },
  rows: network({ security: 'wpa3', password: 'a-Good-1-word' }),
  ...more,
});
const radios = (fields: ApTemplateRows[string], more: Partial<Plan> = {}): Plan => ({
  ...staff({ kind: 'radio', name: 'Dense', ...more }),
  rows: { ...newTemplateRows('radio'), '5g': { ...newTemplateRows('radio')['5g'], ...fields } },
});
/** A plan by which passwords change. */
const passwords = (more: Partial<InputOf<typeof passwordPlanSave>>): InputOf<typeof passwordPlanSave> => ({
  ...{ name: '员工密码', ssid: 'Staff', target: 'ap', target_ids: [], repeat: 'daily', days: [], every_days: 1 },
  ...{ times: ['18:00'], skip_holidays: false, starts_on: '2026-11-20', shape: 'digits', size: 8, channels: [] },
  tells_password: false,
  ...more,
});
const save = async (input: Plan, client = demo) => {
  clock += 1000;
  return (await client.call(apTemplateSave, input)).data;
};
const override = async (
  id: string,
  level: 'group' | 'gateway' | 'ap',
  subject: string,
  fields: ApTemplateRows[string],
) => (await demo.call(apTemplateOverride, { id, level, subject, rows: { ssid: fields } })).data;
const documentOf = async (id: string, section = 'ssids') =>
  (await demo.call(deviceConfig, { id })).data.document[section] as readonly ConfigRow[];
const networksOf = async (id: string) => (await documentOf(id)).map(({ name }) => String(name));
const listed = async (kind: 'ssid' | 'radio' = 'ssid') => (await demo.call(apTemplates, { kind })).data.list[0];
const standings = async (id: string) =>
  (await demo.call(apTemplateAps, { id })).data.list.map((one) => [one.id, one.state] as const);

/** Lets jobs go on and answers what waits for the gateways, as their agents would; those that are named refuse. */
async function go(...refusing: string[]) {
  await runJobs(server.services, clock);
  for (const { gateway } of aps) {
    const device = { gwid: gateway, accountId: 'acc_demo' };
    for (const { id } of await handOut(server.services, device, clock)) {
      const ok = !refusing.includes(gateway);
      await takeResult(server.services, device, { id, done: true, ok, output: [], error: ok ? '' : '设备忙' }, clock);
    }
  }
  await deliverConfigs(server.services, clock);
  await runJobs(server.services, clock);
}
const items = async (id: string) => (await demo.call(jobItems, { id })).data.list;

describe('a template of a wireless network', () => {
  it('comes to the access points it is for, and no other network of theirs is touched', async () => {
    const before = await Promise.all(aps.map(({ id }) => documentOf(id)));
    const preview = (await demo.call(apTemplatePreview, { plan: staff() })).data;
    expect(preview).toMatchObject({ aps: 3, touched: 3, offline: 0, sites: 3 });
    expect(preview.list.map(({ id, state }) => [id, state])).toEqual(aps.map(({ id }) => [id, 'missing']).sort());
    const { id, job, aps: touched } = await save(staff());
    expect(touched).toBe(3);
    expect(await listed()).toMatchObject({ id, aps: 3, differing: 3 });
    await go();
    expect((await items(job!)).map(({ state }) => state)).toEqual(['success', 'success', 'success']);
    for (const [at, ap] of aps.entries()) {
      const rows = await documentOf(ap.id);
      expect(rows.slice(0, -1)).toEqual(before[at]);
      expect(rows.at(-1)).toMatchObject({ id, name: 'Staff', security: 'wpa3', password: '••••••••' });
    }
    expect(await listed()).toMatchObject({ aps: 3, differing: 0, waiting: 0 });
    // Each is found by its own name and by that of its site.
    const { list } = (await demo.call(apTemplateAps, { id })).data;
    for (const { site, remark } of list) {
      const found = async (q: string) => (await demo.call(apTemplateAps, { id, q })).data.list.map((one) => one.id);
      expect(await found(remark)).toEqual(list.filter((one) => one.remark.includes(remark)).map((one) => one.id));
      expect(await found(site)).toEqual(list.filter((one) => one.site.includes(site)).map((one) => one.id));
    }
    const again = (await demo.call(apTemplate, { id })).data;
    expect(again.rows.ssid!.password).toBe('••••••••');
    expect(await save(staff({ id, rows: again.rows, rev: again.rev }))).toMatchObject({ job: null, aps: 0 });
  });

  it('takes over a network of its name that was set by hand, instead of a second one', async () => {
    const [ap] = aps;
    const [name] = await networksOf(ap!.id);
    await save(staff({ name: name!, target_ids: [ap!.id] }));
    const before = await networksOf(ap!.id);
    await go();
    expect((await networksOf(ap!.id)).sort()).toEqual(before.sort());
  });

  it('goes on after the server was killed in the middle, and a device that is away gets it later', async () => {
    const away = aps[0]!.id;
    const turn = (status: string) =>
      server.services.db.query('UPDATE device SET status = $2 WHERE id = $1', [away, status]);
    await turn('offline');
    const { id, job } = await save(staff());
    await runJobs(server.services, clock);
    // Nothing of the job is in memory: another server takes it up.
    await go();
    expect((await items(job!)).map(({ state }) => state).sort()).toEqual(['success', 'success', 'waiting']);
    expect(await standings(id)).toContainEqual([away, 'missing']);
    await turn('online');
    await go();
    expect((await items(job!)).every(({ state }) => state === 'success')).toBe(true);
    expect((await standings(id)).every(([, state]) => state === 'same')).toBe(true);
  });

  it('tells the reason where a device refuses: the others have it', async () => {
    const { id, job } = await save(staff());
    await go(aps[1]!.gateway);
    expect((await items(job!)).filter(({ state }) => state === 'failed').map(({ reason }) => reason)).toEqual([
      '设备忙',
    ]);
    expect((await standings(id)).map(([, state]) => state)).toEqual(['missing', 'same', 'same']);
    await demo.call(apTemplateRight, { kind: 'ssid', ids: [id] });
    await go();
    expect(await listed()).toMatchObject({ differing: 0 });
    expect((await failureOf(demo.call(apTemplateRight, { kind: 'ssid' }))).detail.code).toBe(4448);
  });

  it('asks each gateway whether it has the VLAN', async () => {
    const { job } = await save(staff({ rows: network({ security: 'owe', vlan: '3999' }) }));
    await go();
    const results = await items(job!);
    expect(results.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
    expect(results[0]!.reason).toContain('3999');
  });

  it('is different where somebody changed it by hand: set right, or kept', async () => {
    const { id } = await save(staff());
    await go();
    await demo.call(configPatch, {
      ids: [aps[0]!.id, aps[1]!.id],
      section: 'ssids',
      rows: [id],
      fields: { hidden: true },
    });
    expect(await listed()).toMatchObject({ differing: 2 });
    const drift = (await demo.call(apTemplateDrift, { kind: 'ssid' })).data;
    expect(drift).toMatchObject({ aps: 2, more: 0 });
    const [first] = (await demo.call(apTemplateAps, { id, differing: true })).data.list;
    expect(first!.diff).toEqual([{ row: 'ssid', field: 'hidden', wanted: false, found: true }]);

    // The same where one looks: behind a gateway, in its group and those above it.
    const at = async (place: { gwid?: string; group?: string }) =>
      (await demo.call(apTemplates, { kind: 'ssid', ...place })).data.list.find((one) => one.id === id);
    const [one, , other] = aps.map(({ gateway }) => ({ gwid: gateway }));
    expect(await at(one!)).toMatchObject({ aps: 1, differing: 1, at_aps: 0 });
    const { differing, groups } = (await demo.call(apTemplatePlaces, { kind: 'ssid' })).data;
    expect(differing).toBe(2);
    for (const group of groups.filter((one) => one.differing > 0)) {
      expect(await at({ group: group.id })).toMatchObject({ differing: group.differing });
    }
    const { list: sites } = (await demo.call(apTemplateSites, { kind: 'ssid', per_page: 3 })).data;
    expect(sites.map(({ differing }) => differing)).toEqual([1, 1, 0]);

    await demo.call(apTemplateAdopt, { id, device: aps[0]!.id });
    expect(await listed()).toMatchObject({ differing: 1, at_aps: 1 });
    expect(await at(one!)).toMatchObject({ differing: 0, at_aps: 1 });
    expect(await at(other!)).toMatchObject({ aps: 1, at_aps: 0 });
    await demo.call(apTemplateRight, { kind: 'ssid', ids: [id], devices: [aps[1]!.id] });
    await go();
    expect(await listed()).toMatchObject({ differing: 0 });
    const hidden = async (ap: string) => (await documentOf(ap)).find((row) => row.id === id)!.hidden;
    expect([await hidden(aps[0]!.id), await hidden(aps[1]!.id)]).toEqual([true, false]);
  });

  it('leaves a password alone that changes by a plan, and sets it right nowhere else', async () => {
    const { id } = await save(staff());
    await go();
    const [planned, other] = aps.map((ap) => ap.id);
    await demo.call(passwordPlanSave, passwords({ ssid: 'Staff', target: 'ap', target_ids: [planned!] }));
    const fields = { password: 'another-Good-2' };
    await demo.call(configPatch, { ids: [planned!, other!], section: 'ssids', rows: [id], fields });
    expect((await standings(id)).filter(([, state]) => state === 'differs')).toEqual([[other!, 'differs']]);
    // What else differs is set right around it.
    await demo.call(configPatch, { ids: [planned!], section: 'ssids', rows: [id], fields: { hidden: true } });
    await demo.call(apTemplateRight, { kind: 'ssid', ids: [id] });
    await go();
    expect(await listed()).toMatchObject({ differing: 0 });
    const held = await server.services.db.query<{ device_id: string; password: string }>(
      `SELECT DISTINCT ON (device_id) device_id, r->>'password' AS password FROM config_version,
         jsonb_array_elements(document->'ssids') r WHERE r->>'id' = $1 ORDER BY device_id, version DESC`,
      [id],
    );
    const right = (ap: string) => {
      const sealed = held.find((one) => one.device_id === ap)!;
      return openSecrets(server.services.vault, configPlace('acc_demo'), sealed).password;
    };
    expect([right(planned!), right(other!)]).toEqual(['another-Good-2', 'a-Good-1-word']);
  });

  it('never tells a secret that differs', async () => {
    const { id } = await save(staff());
    await go();
    const fields = { password: 'another-Good-2' };
    await demo.call(configPatch, { ids: [aps[0]!.id], section: 'ssids', rows: [id], fields });
    const [first] = (await demo.call(apTemplateAps, { id, differing: true })).data.list;
    expect(first!.diff).toEqual([{ row: 'ssid', field: 'password', wanted: '', found: '' }]);
  });
});

describe('levels below a template', () => {
  it('have some fields otherwise, the nearest wins, and are put back', async () => {
    const { id } = await save(staff());
    await go();
    const [ap] = aps;
    const { id: group } = (await demo.call(groupCreate, { name: '酒店' })).data;
    await demo.call(groupAssign, { ids: [ap!.gateway], group });
    expect(await override(id, 'group', group, { most: 48, isolate: true })).toMatchObject({ aps: 1 });
    await override(id, 'gateway', ap!.gateway, { most: 32 });
    await override(id, 'ap', ap!.id, { hidden: true });
    await go();
    const row = async () => (await documentOf(ap!.id)).find((one) => one.id === id);
    expect(await row()).toMatchObject({ most: 32, isolate: true, hidden: true });
    expect((await demo.call(apTemplate, { id })).data.overrides.map(({ level, name }) => [level, name])).toContainEqual(
      ['group', '酒店'],
    );
    // Only what is not otherwise below follows the template.
    const plan = staff({
      id,
      rows: network({ security: 'wpa3', password: '••••••••', most: 100, hours: '08:00-20:00' }),
    });
    await save(plan);
    await go();
    expect(await row()).toMatchObject({ most: 32, hours: '08:00-20:00', password: '••••••••' });
    await override(id, 'gateway', ap!.gateway, {});
    await go();
    expect(await row()).toMatchObject({ most: 48 });
    await demo.call(groupAssign, { ids: [ap!.gateway], group: null });
    clock += 600_000;
    await compareDue(server.services, clock);
    expect(await standings(id)).toContainEqual([ap!.id, 'differs']);
    await override(id, 'group', group, {});
    await demo.call(groupRemove, { id: group });
  });

  it('may be without the network', async () => {
    const { id } = await save(staff());
    await override(id, 'gateway', aps[0]!.gateway, { enabled: false });
    await go();
    expect(await standings(id)).toContainEqual([aps[0]!.id, 'same']);
    expect(await networksOf(aps[0]!.id)).not.toContain('Staff');
    expect(await networksOf(aps[1]!.id)).toContain('Staff');
  });
});

describe('a template that goes', () => {
  it('takes its network from the access points and is gone when none holds it', async () => {
    const { id } = await save(staff());
    await go();
    const before = await networksOf(aps[0]!.id);
    expect((await demo.call(apTemplateRemove, { id })).data.aps).toBe(3);
    expect(await listed()).toMatchObject({ removing: true, differing: 3 });
    await go();
    expect(await networksOf(aps[0]!.id)).toEqual(before.filter((name) => name !== 'Staff'));
    await compareDue(server.services, clock + 600_000);
    expect(await listed()).toBeUndefined();
  });

  it('leaves access points that it is no longer for', async () => {
    const { id } = await save(staff());
    await go();
    await save(staff({ id, target_ids: [aps[0]!.id] }));
    await go();
    expect(await networksOf(aps[1]!.id)).not.toContain('Staff');
    expect(await standings(id)).toEqual([[aps[0]!.id, 'same']]);
  });
});

describe('a template of radios', () => {
  it('sets radios, leaves it to strategies whether they are on, and the oldest holds', async () => {
    const [ap] = aps;
    const { id } = await save(radios({ width: '80', power: 17, channels: '36,40,149', dfs: false }));
    await go();
    const radio = async () => (await documentOf(ap!.id, 'radio')).find((row) => row.id === '5g');
    expect(await radio()).toMatchObject({ channel: 'auto', width: '80', power: 17, channels: '36,40,149', dfs: false });
    await demo.call(configPatch, { ids: [ap!.id], section: 'radio', rows: ['5g'], fields: { enabled: false } });
    expect(await listed('radio')).toMatchObject({ differing: 0 });
    // Switched off it keeps what it was set to.
    await demo.call(configPatch, { ids: [ap!.id], section: 'radio', rows: ['5g'], fields: { enabled: true } });
    expect(await radio()).toMatchObject({ width: '80', power: 17 });
    const second = await save(radios({ power: 10 }, { name: 'Wide', models: [ap!.model] }));
    expect(second).toMatchObject({ aps: 0 });
    await demo.call(apTemplateRemove, { id });
    expect(await radio()).toMatchObject({ power: 17 });
  });

  it.each([
    [{ channel: '6' }, 'rows.5g.channel'],
    [{ channel: '165', width: '40' }, 'rows.5g.width'],
    [{ channels: '36,52', dfs: false }, 'rows.5g.channels'],
    [{ channels: '1,6' }, 'rows.5g.channels'],
    [{ power: 10, power_min: 12 }, 'rows.5g.power_min'],
    [{ power: 40 }, 'rows.5g.power'],
    [{ balance: 'use', balance_use: 120 }, 'rows.5g.balance_use'],
  ])('refuses %o', async (fields, field) => {
    const failure = await failureOf(save(radios(fields as ApTemplateRows[string])));
    expect(Object.keys(failure.detail.errors ?? {})).toEqual([field]);
  });
});

describe('a template that cannot be', () => {
  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'a/b' }, 'name'],
    [{ name: '一二三四五六七八九十一' }, 'name'],
    [{ rows: { ssid: { ...newTemplateRows('ssid').ssid } } }, 'rows.ssid.password'],
    [{ rows: network({ security: 'enterprise', radius_secret: 'long-enough-1' }) }, 'rows.ssid.radius'],
    [{ rows: network({ security: 'open', vlan: '5000' }) }, 'rows.ssid.vlan'],
    [{ rows: network({ security: 'open', hours: '8' }) }, 'rows.ssid.hours'],
    [{ rows: network({ security: 'open', signal: -120 }) }, 'rows.ssid.signal'],
    [{ target: 'group' as const, target_ids: [] }, 'target_ids'],
    [{ target: 'gateway' as const, target_ids: ['nothing'] }, 'target_ids'],
  ])('is refused at its field: %o', async (more, field) => {
    const failure = await failureOf(save(staff(more as Partial<Plan>)));
    expect(Object.keys(failure.detail.errors ?? {})).toEqual([field]);
  });

  it('has a name of its own, and is changed by one at a time', async () => {
    const { id } = await save(staff());
    expect((await failureOf(save(staff()))).detail.code).toBe(4022);
    await save(staff({ id, rev: 1, note: '员工' }));
    expect((await failureOf(save(staff({ id, rev: 1 })))).detail.code).toBe(4450);
    expect((await failureOf(save(staff({ name: 'x', rows: { ssid: { strange: 1 } } })))).detail.code).toBe(4444);
  });

  it("is nobody else's", async () => {
    const { id } = await save(staff());
    expect((await failureOf(agent.call(apTemplate, { id }))).detail.code).toBe(4004);
    expect((await failureOf(agent.call(apTemplateRemove, { id }))).detail.code).toBe(4004);
    expect((await failureOf(agent.call(apTemplateRight, { kind: 'ssid', ids: [id] }))).detail.code).toBe(4004);
    expect(await failureOf(save(staff({ id }), agent))).toBeDefined();
    expect((await agent.call(apTemplateAps, { id })).data.total).toBe(0);
    expect(
      (await agent.call(apTemplatePreview, { plan: staff({ target: 'all', target_ids: [] }) })).data.list.map(
        (one) => one.id,
      ),
    ).not.toContain(aps[0]!.id);
  });
});
