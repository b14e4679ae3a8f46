import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { apTemplate, apTemplateAps, apTemplateSave } from '../../src/api/contract/ap-template';
import { configPatch, deviceConfig } from '../../src/api/contract/config';
import { jobCancel, jobItems } from '../../src/api/contract/job';
import {
  siteApply,
  siteKeep,
  sitePlan,
  sitePoolRemove,
  sitePools,
  sitePoolSave,
  siteRelease,
  siteRestore,
  sites,
  siteTemplate,
  siteTemplateFrom,
  siteTemplateRemove,
  siteTemplates,
  siteTemplateSave,
  type SitePlan,
} from '../../src/api/contract/site-template';
import type { InputOf } from '../../src/api/endpoint';
import { newTemplateRows } from '../../src/domain/ap-template';
import { longestWait } from '../../src/domain/job';
import { newModel, newModelRow, placedAt, printPlaced, siteSections } from '../../src/domain/site-template';
import { hour } from '../../src/domain/time';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { deliverConfigs } from '../../host/server/fleet/config/deliver';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';
import { migrations } from './test-db';

let clock = Date.parse('2026-11-20T10:00:00+08:00');
let server: Reference;
let demo: Client;
let agent: Client;
/** Gateways with nothing that a test would meet. */
let gwids: string[];

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
  const { db } = server.services;
  await db.query('DELETE FROM site_template');
  await db.query('DELETE FROM site_pool');
  await db.query('DELETE FROM sdwan_node');
  const free = await db.query<{ id: string }>(
    `UPDATE device SET status = 'online' WHERE id IN (
       SELECT d.id FROM device d WHERE d.account_id = 'acc_demo' AND d.kind = 'gateway' AND d.simulated
         AND NOT EXISTS (SELECT 1 FROM sdwan_member m WHERE m.gwid = d.id)
       ORDER BY EXISTS (SELECT 1 FROM device a WHERE a.gateway_id = d.id AND a.kind = 'ap') DESC, d.id LIMIT 4
     ) RETURNING id`,
  );
  gwids = free.map(({ id }) => id);
  const [ap] = await db.query<{ gwid: string }>(
    `SELECT gateway_id AS gwid FROM device WHERE kind = 'ap' AND gateway_id = ANY($1::text[]) ORDER BY id LIMIT 1`,
    [gwids],
  );
  // The second has an access point.
  gwids = [...gwids.filter((id) => id !== ap?.gwid)];
  gwids.splice(1, 0, ap!.gwid);
  await db.query('DELETE FROM config_version WHERE device_id = ANY($1::text[])', [gwids]);
  await db.query('DELETE FROM device_config WHERE device_id = ANY($1::text[])', [gwids]);
});
afterAll(() => server.close());

type Model = InputOf<typeof siteTemplateSave>['model'];
const sectionOf = (key: string) => siteSections.find((one) => one.key === key)!;
const vlanRow = (id: string, vlan: string, offset: number, more: object = {}) => ({
  ...newModelRow(sectionOf('vlan'), id),
  ...{ vlan, name: `{{site_code}}-${vlan}`, interface: 'lan1', ...printPlaced(placedAt(offset, 26)) },
  ...more,
});
let pool = '';
const model = (more: Partial<Model> = {}): Model =>
  structuredClone({
    ...newModel(),
    variables: [
      { name: 'site_code', label: '门店编号', kind: 'text', initial: '', required: true, options: [] },
      { name: 'wifi', label: 'Wi-Fi 密码', kind: 'secret', initial: '', required: false, options: [] },
    ],
    pool,
    prefix: 24,
    sections: {
      vlan: [vlanRow('a', '410', 0), vlanRow('b', '420', 64)],
      acl: [
        { ...newModelRow(sectionOf('acl'), 'c'), name: '访客隔离', source_vlans: '420', target_ips: '{{block+0}}/26' },
      ],
    },
    ...more,
  }) as Model;

const reasonOf = async (call: Promise<unknown>) => (await failureOf(call)).detail.reason;
let asked = 0;
const request_id = () => `site-${(asked += 1)}`;
const codes = () => gwids.slice(0, 3).map((gwid, n) => ({ gwid, values: { site_code: `S${n}` } }));
const configOf = async (gwid: string) => (await demo.call(deviceConfig, { id: gwid })).data;
const vlansOf = async (gwid: string) =>
  ((await configOf(gwid)).document.vlan ?? []).map(({ vlan, name, address }) => [vlan, name, address].join(' '));
const listed = async (id: string) => (await demo.call(sites, { id })).data.list;

/** What the server and its simulated devices do until nothing is left to do. */
async function settle(): Promise<void> {
  const { services } = server;
  for (let rounds = 0; rounds < 3; rounds++) {
    clock += 1000;
    await runJobs(services, clock);
    await deliverConfigs(services, clock);
    await answerCommands(services, clock);
    await deliverConfigs(services, clock);
  }
  await runJobs(services, clock);
}

describe('pools of addresses', () => {
  it('hold whole blocks that meet no others', async () => {
    const save = (name: string, blocks: string[]) => demo.call(sitePoolSave, { name, blocks });
    expect(await reasonOf(save('门店', []))).toBe('poolBlocksNeeded');
    expect(await reasonOf(save('门店', ['10.250.1.0/16']))).toBe('poolBlockUnfit');
    expect(await reasonOf(save('门店', ['10.250.0.0/16', '10.250.4.0/24']))).toBe('poolBlocksMeet');
    pool = (await save('门店', ['10.250.0.0/22'])).data.id;
    expect(await reasonOf(save('门店', ['10.251.0.0/16']))).toBe('poolTaken');
    expect(await reasonOf(save('别的', ['10.250.2.0/24']))).toBe('poolsMeet');
    expect((await agent.call(sitePools, {})).data.total).toBe(0);
    expect(await reasonOf(agent.call(sitePoolRemove, { id: pool }))).toBe('noPool');
  });
});

describe('a model of sites', () => {
  let id = '';

  it('is refused with what is wrong in it', async () => {
    const save = (one: Model) => demo.call(siteTemplateSave, { name: '标准店', model: one });
    expect(await reasonOf(save(model({ variables: [] })))).toBe('siteVariableUnknown');
    expect(await reasonOf(save(model({ pool: null })))).toBe('siteBlockMissing');
    expect(await reasonOf(save(model({ radio: 'nothing' })))).toBe('siteWirelessGone');
    expect(await reasonOf(save(model({ sections: { auth: [{ id: 'x' }] } })))).toBe('siteSectionUnknown');
  });

  it('is made of a gateway', async () => {
    const { data } = await demo.call(siteTemplateFrom, { gwid: gwids[3]! });
    const saved = await demo.call(siteTemplateSave, { name: '样板', model: { ...data.model, pool } });
    expect(saved.data).toMatchObject({ version: 1, sites: 0 });
    expect((await failureOf(agent.call(siteTemplateFrom, { gwid: gwids[3]! }))).detail.code).toBe(4004);
    await demo.call(siteTemplateRemove, { id: saved.data.id });
  });

  it('reaches three sites, each with addresses of its own, and touches nothing else of them', async () => {
    id = (await demo.call(siteTemplateSave, { name: '标准店', model: model() })).data.id;
    const before = await Promise.all(gwids.map(vlansOf));
    const [first] = (await demo.call(sitePlan, { id, sites: [{ gwid: gwids[0]! }] })).data;
    expect(first!.problems).toMatchObject([{ reason: 'rule', variable: 'site_code' }]);
    const plans = (await demo.call(sitePlan, { id, sites: codes() })).data;
    expect(plans.map(({ block, problems }) => [block, problems])).toEqual([
      ['10.250.0.0/24', []],
      ['10.250.1.0/24', []],
      ['10.250.2.0/24', []],
    ]);
    expect(plans[0]!.changes.map(({ label, op, name }) => `${label} ${op} ${name}`)).toEqual([
      'VLAN added VLAN 410 S0-410',
      'VLAN added VLAN 420 S0-420',
      '访问控制 added 访客隔离',
    ]);
    const again = request_id();
    const { data } = await demo.call(siteApply, { id, sites: codes(), request_id: again });
    expect((await demo.call(siteApply, { id, sites: codes(), request_id: again })).data.job).toBe(data.job);
    expect((await listed(id)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    await settle();
    expect((await demo.call(jobItems, { id: data.job })).data.list.map(({ state }) => state)).toEqual(
      Array(3).fill('success'),
    );
    expect((await listed(id)).map(({ state, block }) => `${state} ${block}`).sort()).toEqual([
      'same 10.250.0.0/24',
      'same 10.250.1.0/24',
      'same 10.250.2.0/24',
    ]);
    expect(await vlansOf(gwids[1]!)).toEqual([...before[1]!, '410 S1-410 10.250.1.1/26', '420 S1-420 10.250.1.65/26']);
    expect(await vlansOf(gwids[3]!)).toEqual(before[3]);
    expect((await demo.call(sitePools, {})).data.list[0]).toMatchObject({
      size: 1024,
      taken: 768,
      sites: 3,
      others: [],
    });
  });

  it('gives nobody addresses that somebody has', async () => {
    const plan = async (block?: string) =>
      (await demo.call(sitePlan, { id, sites: [{ gwid: gwids[3]!, values: { site_code: 'X' }, block }] })).data[0]!;
    expect((await plan('10.250.1.0/24')).problems).toMatchObject([{ reason: 'siteBlockTaken' }]);
    expect((await plan('10.250.4.0/24')).problems).toMatchObject([{ reason: 'siteBlockUnfit' }]);
    expect((await plan()).block).toBe('10.250.3.0/24');
    // A gateway that got them from nowhere is named.
    const { db } = server.services;
    await db.query(
      `INSERT INTO device_interface (device_id, name, role, position, state, address) VALUES ($1, 'lan99', 'lan', 99, 'connected', '10.250.3.1/25')`,
      [gwids[0]],
    );
    expect((await plan()).problems).toMatchObject([{ reason: 'sitePoolFull' }]);
    expect((await demo.call(sitePools, {})).data.list[0]!.others).toMatchObject([
      { gwid: gwids[0], block: '10.250.3.1/25' },
    ]);
    await db.query(`DELETE FROM device_interface WHERE name = 'lan99'`);
    const outside = await failureOf(demo.call(sitePoolSave, { id: pool, name: '门店', blocks: ['10.250.0.0/24'] }));
    expect(outside.detail.reason).toBe('poolSiteOutside');
    expect(await reasonOf(demo.call(sitePoolRemove, { id: pool }))).toBe('poolUsed');
  });

  it('changes as versions, which sites are brought to', async () => {
    const next = model({ sections: { vlan: [vlanRow('a', '410', 0, { isolate: true }), vlanRow('d', '430', 128)] } });
    expect((await demo.call(siteTemplateSave, { id, version: 1, name: '标准店', model: next })).data).toEqual({
      ...{ id, version: 2, sites: 3 },
    });
    const late = await failureOf(demo.call(siteTemplateSave, { id, version: 1, name: '标准店', model: model() }));
    expect(late.detail.reason).toBe('siteTemplateChanged');
    expect((await listed(id)).map(({ state }) => state)).toEqual(['behind', 'behind', 'behind']);
    expect((await demo.call(siteTemplates, {})).data.list[0]).toMatchObject({ version: 2, sites: 3, behind: 3 });
    const [plan] = (await demo.call(sitePlan, { id, sites: [{ gwid: gwids[0]! }] })).data;
    expect(plan!.changes.map(({ op, name }) => `${op} ${name}`)).toEqual([
      'changed VLAN 410 S0-410',
      'added VLAN 430 S0-430',
      'removed VLAN 420 S0-420',
      'removed 访客隔离',
    ]);
    await demo.call(siteApply, { id, sites: gwids.slice(0, 2).map((gwid) => ({ gwid })), request_id: request_id() });
    await settle();
    expect((await listed(id)).map(({ state }) => state)).toEqual(['behind', 'same', 'same']);
    expect((await vlansOf(gwids[0]!)).slice(-2)).toEqual(['410 S0-410 10.250.0.1/26', '430 S0-430 10.250.0.129/26']);
    const { versions } = (await demo.call(siteTemplate, { id })).data;
    expect(versions.map(({ version, sites: count }) => [version, count])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it('shows what a site has otherwise, keeps it, and gives it back', async () => {
    const gwid = gwids[0]!;
    const row = (await configOf(gwid)).document.vlan!.find(({ vlan }) => vlan === '430')!;
    await demo.call(configPatch, { ids: [gwid], section: 'vlan', rows: [row.id], fields: { lease: 30 } });
    const site = async () => (await listed(id)).find((one) => one.gwid === gwid)!;
    await settle();
    expect(await site()).toMatchObject({ state: 'differs', differences: 1, overrides: 0 });
    expect((await demo.call(siteKeep, { gwid })).data).toEqual({ overrides: 1 });
    expect(await site()).toMatchObject({ state: 'same', overrides: 1 });
    // What it has as its own survives being brought there again.
    await demo.call(siteApply, { id, sites: [{ gwid }], request_id: request_id() });
    await settle();
    expect((await configOf(gwid)).document.vlan!.find(({ vlan }) => vlan === '430')).toMatchObject({ lease: 30 });
    await demo.call(siteRestore, { gwid, request_id: request_id() });
    await settle();
    expect(await site()).toMatchObject({ state: 'same', overrides: 0 });
    expect((await configOf(gwid)).document.vlan!.find(({ vlan }) => vlan === '430')).toMatchObject({ lease: 120 });
    expect(await reasonOf(demo.call(siteKeep, { gwid }))).toBe('siteUnchanged');
    expect(await reasonOf(agent.call(siteKeep, { gwid }))).toBe('noSite');
  });

  it('is waited for as long as a job is to come, and says why none does', async () => {
    const { db } = server.services;
    const away = gwids[0]!;
    await db.query(`UPDATE device SET status = 'offline' WHERE id = $1`, [away]);
    const site = async () => (await listed(id)).find(({ gwid }) => gwid === away)!;
    const apply = async () =>
      (await demo.call(siteApply, { id, sites: [{ gwid: away }], right: true, request_id: request_id() })).data.job;
    const [first, second] = [await apply(), await apply()];
    await runJobs(server.services, clock);
    expect(await site()).toMatchObject({ state: 'waiting', online: false });
    await demo.call(jobCancel, { id: first });
    expect(await site()).toMatchObject({ state: 'waiting' });
    await demo.call(jobCancel, { id: second });
    expect(await site()).toMatchObject({ state: 'failed', error: '已取消' });

    // One that was left so before says what became of it, and one that a job comes to waits on.
    await db.query(`UPDATE site SET state = 'waiting', error = '', error_said = NULL WHERE device_id = $1`, [away]);
    const { sql } = (await migrations()).find(({ name }) => name === '1111_site_left.sql')!;
    await db.exec(sql);
    expect(await site()).toMatchObject({ state: 'failed', error: '已取消' });
    await apply();
    await db.exec(sql);
    expect(await site()).toMatchObject({ state: 'waiting' });
    await runJobs(server.services, clock + (longestWait + 1) * hour);
    expect(await site()).toMatchObject({ state: 'failed', error: '截止时间前没有上线' });
    await db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [away]);
    // A model that cannot be read is a failure of the site.
    await apply();
    await db.query('UPDATE site SET version = -version WHERE device_id = $1', [away]);
    await runJobs(server.services, clock);
    expect((await site()).state).toBe('failed');
    await db.query('UPDATE site SET version = -version WHERE device_id = $1', [away]);
    await apply();
    await settle();
    expect(await site()).toMatchObject({ state: 'same', error: '' });
  });

  it('brings wireless templates with a password of the site, which nobody is shown', async () => {
    const wireless = await demo.call(apTemplateSave, {
      ...{ kind: 'ssid', name: 'SiteWifi', target: 'gateway', target_ids: [gwids[3]!] },
      rows: { ssid: { ...newTemplateRows('ssid').ssid, security: 'wpa2', password: 'one-for-all' } },
    });
    const template = wireless.data.id;
    await demo.call(siteTemplateSave, {
      ...{ id, name: '标准店' },
      model: model({ wireless: [{ template, fields: { password: '{{wifi}}', vlan: '410' } }] }),
    });
    const gwid = gwids[1]!;
    const values = { site_code: 'S1', wifi: 'only-at-S1' };
    const [plan] = (await demo.call(sitePlan, { id, sites: [{ gwid, values }] })).data;
    expect(plan).toMatchObject({ wireless: ['SiteWifi'], problems: [] });
    await demo.call(siteApply, { id, sites: [{ gwid, values }], request_id: request_id() });
    await settle();
    await settle();
    const aps = (await demo.call(apTemplateAps, { id: template })).data.list;
    expect(aps.filter((one) => one.gwid === gwid).map(({ state }) => state)).toContain('same');
    const { overrides } = (await demo.call(apTemplate, { id: template })).data;
    expect(overrides).toMatchObject([{ level: 'gateway', subject: gwid, rows: { ssid: { vlan: '410' } } }]);
    const [stored] = await server.services.db.query<{ text: string }>(
      `SELECT s.values::text || v.model::text AS text FROM site s
       JOIN site_template_version v ON v.template_id = s.template_id WHERE s.device_id = $1`,
      [gwid],
    );
    expect(stored!.text).not.toContain('only-at-S1');
    expect(JSON.stringify(await listed(id))).not.toContain('only-at-S1');
  });

  it('lets sites become members of a network as long as there are seats', async () => {
    const { db } = server.services;
    const [network] = await db.query<{ id: string; members: number; name: string }>(
      `SELECT n.id, n.name, (SELECT count(*) FROM sdwan_member m WHERE m.network_id = n.id) AS members
       FROM sdwan_network n JOIN service_owned o ON o.id = n.owned_id AND o.tier <> 'trial' AND o.expires_at > $1
       WHERE n.account_id = 'acc_demo' AND n.topology = 1 ORDER BY n.id LIMIT 1`,
      [new Date(clock)],
    );
    const sdwan = { network: network!.id, role: 'branch' as const, vlans: '410' };
    await demo.call(siteTemplateSave, { id, name: '标准店', model: model({ sdwan }) });
    const two = gwids.slice(0, 2).map((gwid, n) => ({ gwid, values: { site_code: `S${n}` } }));
    const seats = (count: number) =>
      db.query('UPDATE service_owned SET quantity = $2 WHERE id = (SELECT owned_id FROM sdwan_network WHERE id = $1)', [
        network!.id,
        network!.members + count,
      ]);
    await seats(1);
    const plans = (await demo.call(sitePlan, { id, sites: two })).data;
    expect(plans.map(({ network: name, problems }) => [name, problems.map(({ reason }) => reason)])).toEqual([
      [network!.name, []],
      [null, ['siteNetworkFull']],
    ]);
    const refused = await failureOf(demo.call(siteApply, { id, sites: two, request_id: request_id() }));
    expect(refused.detail.reason).toBe('siteNotReady');
    await seats(2);
    // What a gateway says that it cannot do is said before it is applied, as in the network itself.
    const can = (kinds: string[] | null) =>
      db.query('UPDATE device SET capabilities = $2 WHERE id = $1', [gwids[0], kinds]);
    const said = async () => {
      const [{ network: name, problems, warnings }] = (await demo.call(sitePlan, { id, sites: two.slice(0, 1) }))
        .data as [SitePlan];
      return [name, ...[...problems, ...warnings].map(({ reason }) => reason).filter((one) => /network/i.test(one))];
    };
    await can(['config']);
    expect(await said()).toEqual([null, 'networkUnable']);
    await can(['config', 'sdwan']);
    await db.query(
      `INSERT INTO sdwan_rules (network_id, kind, rev, rules, updated_at) VALUES ($1, 'app', 1, $2::jsonb, $3)
       ON CONFLICT (network_id, kind) DO UPDATE SET rules = excluded.rules`,
      [network!.id, JSON.stringify([{ enabled: true }, { enabled: false }]), new Date(clock)],
    );
    expect(await said()).toEqual([network!.name, 'siteNetworkRules']);
    await can(['config', 'sdwan', 'sdwan_rules']);
    expect(await said()).toEqual([network!.name]);
    await db.query('DELETE FROM sdwan_rules WHERE network_id = $1', [network!.id]);
    await db.query('UPDATE sdwan_network SET topology = 2 WHERE id = $1', [network!.id]);
    expect(await said()).toEqual([null, 'networkOneCentre']);
    await db.query('UPDATE sdwan_network SET topology = 1 WHERE id = $1', [network!.id]);
    await can(null);
    await demo.call(siteApply, { id, sites: two, request_id: request_id() });
    await settle();
    expect((await listed(id)).filter(({ state }) => state === 'failed')).toEqual([]);
    const members = await db.query(
      'SELECT role, subnets FROM sdwan_member WHERE gwid = ANY($1::text[]) ORDER BY gwid',
      [gwids.slice(0, 2)],
    );
    expect(members).toEqual([
      { role: 'branch', subnets: ['10.250.0.0/26'] },
      { role: 'branch', subnets: ['10.250.1.0/26'] },
    ]);
  });

  it('lets sites go, which keep what they have, and their addresses are free again once they do not use them', async () => {
    expect((await demo.call(siteRelease, { gwids: [gwids[2]!] })).data).toEqual({ sites: 1 });
    expect(await reasonOf(demo.call(siteRelease, { gwids: [gwids[2]!] }))).toBe('noSite');
    expect((await vlansOf(gwids[2]!)).at(-1)).toBe('420 S2-420 10.250.2.65/26');
    const plan = async () =>
      (await demo.call(sitePlan, { id, sites: [{ gwid: gwids[3]!, values: { site_code: 'X' } }] })).data[0]!;
    expect((await plan()).block).toBe('10.250.3.0/24');
    expect(await reasonOf(agent.call(siteTemplateRemove, { id }))).toBe('noSiteTemplate');
    expect((await demo.call(siteTemplateRemove, { id })).data).toEqual({ sites: 2 });
    expect((await demo.call(sites, {})).data.total).toBe(0);
  });
});
