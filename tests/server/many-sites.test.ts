import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { apTemplateAps, apTemplateDrift, apTemplateRight, apTemplateSave } from '../../src/api/contract/ap-template';
import { configPatch, deviceConfig } from '../../src/api/contract/config';
import { bind } from '../../src/api/contract/device';
import { groupCreate } from '../../src/api/contract/group';
import { jobItems, jobRetry } from '../../src/api/contract/job';
import { preparedImport, preparedList, replacementSave } from '../../src/api/contract/prepared';
import { siteApply, sitePoolSave, sites, siteTemplateSave } from '../../src/api/contract/site-template';
import { strategies, strategyRuns, strategySave } from '../../src/api/contract/strategy';
import type { InputOf } from '../../src/api/endpoint';
import { placedAt, printPlaced } from '../../src/domain/site-template';
import { newTemplateRows } from '../../src/domain/ap-template';
import { tellHeld } from '../../host/server/demo/config/held';
import { beginStrategies, seedStrategies } from '../../host/server/demo/seed/strategies';
import { apOf, chainOn, count, gwidOf, key, modelOf, nameOf, serialOf, shops } from './chain';
import { startReference, type Reference } from './reference';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
let clock = at('2026-11-20T10:00');
let server: Reference;
let demo: Client;
let chain: ReturnType<typeof chainOn>;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  chain = chainOn(server, () => clock);
  demo = await server.signIn();
  await server.services.db.query('DELETE FROM prepared_device');
});
afterAll(() => server.close());

/** It is bound and on, and reports the access point behind it. */
async function come(n: number, withAp = true): Promise<void> {
  await demo.call(bind, { gwid: gwidOf(n), key });
  await chain.plugIn(n, withAp);
}
const settle = () => chain.settle();

it('fifty sites are prepared, come, follow a template, lose a gateway, drift, and have a Friday', async () => {
  const { services } = server;
  const group = (await demo.call(groupCreate, { name: '连锁' })).data.id;

  // A site is a model: each gets a block of its own with a segment for guests.
  const pool = (await demo.call(sitePoolSave, { name: '连锁', blocks: ['10.210.0.0/16'] })).data.id;
  const model = modelOf(pool);
  const plan = {
    name: '连锁店',
    model: structuredClone(model) as unknown as InputOf<typeof siteTemplateSave>['model'],
  };
  const site = (await demo.call(siteTemplateSave, plan)).data.id;
  const guestsOf = async (n: number) =>
    (await demo.call(deviceConfig, { id: gwidOf(n) })).data.document.vlan!.find(({ vlan }) => vlan === '32');

  // The file of the purchase is taken; every gateway has addresses of its own.
  const rows = shops.map((n) => ({
    ...{
      line: n + 2,
      serial: serialOf(n),
      kind: '网关',
      remark: nameOf(n),
      group: '连锁',
      location: '',
      copy_from: '',
    },
    ...{ settings: { vlan: '31', address: `10.200.${n}.1/24` }, site: '连锁店', values: { code: `C${n}` } },
  }));
  expect((await demo.call(preparedImport, { rows })).data).toEqual({ taken: count, problems: [] });

  // They come and are as the file says.
  for (const n of shops) {
    await chain.make(n);
    await come(n);
  }
  await settle();
  expect((await demo.call(preparedList, {})).data.counts).toMatchObject({ all: count, applied: count });
  const { document } = (await demo.call(deviceConfig, { id: gwidOf(41) })).data;
  expect(document.vlan).toContainEqual(expect.objectContaining({ vlan: '31', address: '10.200.41.1/24' }));
  const follow = await demo.call(sites, { id: site, per_page: 100 });
  expect(follow.data.list.filter(({ state }) => state === 'same')).toHaveLength(count);
  expect(new Set(follow.data.list.map(({ block }) => block)).size).toBe(count);
  expect(await guestsOf(41)).toMatchObject({ name: 'C41 访客' });

  // One template reaches the access points of the group, and no others.
  const template = await demo.call(apTemplateSave, {
    ...{ kind: 'ssid', name: 'Chain', note: '', target: 'group', target_ids: [group], models: [] },
    rows: {
      ssid: { ...newTemplateRows('ssid').ssid!, security: 'wpa2', password: 'one-for-fifty', vlan: '31', rate: '12' },
    },
  });
  expect(template.data.aps).toBe(count);
  await settle();
  const { id } = template.data;
  const differing = async () => (await demo.call(apTemplateAps, { id, differing: true })).data.total;
  expect([(await demo.call(apTemplateAps, { id })).data.total, await differing()]).toEqual([count, 0]);

  // One breaks. Another one takes its place, its name, its addresses and the access point behind it.
  await chain.breakDown(7);
  await chain.make(count);
  await demo.call(replacementSave, { gwid: gwidOf(7), serial: serialOf(count), name: nameOf(7), note: '' });
  await come(count, false);
  await settle();
  const taken = (await demo.call(deviceConfig, { id: gwidOf(count) })).data;
  expect(taken).toMatchObject({ remark: nameOf(7), delivery: { state: 'done' } });
  expect(taken.document.vlan).toContainEqual(expect.objectContaining({ vlan: '31', address: '10.200.7.1/24' }));
  expect(await guestsOf(count)).toMatchObject({ name: 'C7 访客' });

  // The model changes: all are behind, the new gateway among them, and are brought up to date.
  const next = { ...plan, id: site, model: { ...plan.model, prefix: 24 } };
  next.model.sections.vlan!.push({
    ...next.model.sections.vlan![0]!,
    id: 'staff',
    vlan: '33',
    ...printPlaced(placedAt(128, 26)),
  });
  expect((await demo.call(siteTemplateSave, next)).data).toMatchObject({ version: 2, sites: count });
  const behind = (await demo.call(sites, { id: site, state: 'behind', per_page: 100 })).data.list;
  expect(behind.map(({ gwid }) => gwid)).toContain(gwidOf(count));
  await demo.call(siteApply, { id: site, request_id: 'up', sites: behind.map(({ gwid }) => ({ gwid })) });
  await settle();
  expect((await demo.call(sites, { id: site, state: 'same' })).data.total).toBe(count);
  expect([(await demo.call(apTemplateAps, { id })).data.total, await differing()]).toEqual([count, 0]);

  // Somebody changes three; they are found and set right.
  const fields = { isolate: true, rate: '0' };
  await demo.call(configPatch, { ids: [3, 7, 19].map(apOf), section: 'ssids', rows: [id], fields });
  await settle();
  expect(await differing()).toBe(3);
  expect((await demo.call(apTemplateDrift, { kind: 'ssid' })).data.sites.map(({ remark }) => remark)).toContain(
    nameOf(7),
  );
  await demo.call(apTemplateRight, { kind: 'ssid', ids: [id] });
  await settle();
  expect(await differing()).toBe(0);

  // On Friday evening sites are blocked everywhere; three gateways refuse, until they are tried again.
  await demo.call(strategySave, {
    ...{
      name: '周五',
      action: 'block',
      kind: 'gateway',
      target: 'group',
      target_ids: [group],
      domains: 'video.example.com',
    },
    ...{ repeat: 'weekly', days: [5], skip_holidays: false, time: '20:00-22:00', wait_minutes: 0 },
  });
  clock = at('2026-11-20T20:00');
  demo = await server.signIn();
  const stubborn = [11, 12, 13];
  await chain.obey(stubborn, false);
  await settle();
  await chain.refuse(stubborn, '规则表已满');
  await settle();
  const ran = async () => (await demo.call(strategyRuns, {})).data.list[0]!;
  const friday = await ran();
  expect(friday).toMatchObject({ edge: 'begin', total: count, success: 47, failed: 3 });
  const answers = (await demo.call(jobItems, { id: friday.job!, per_page: 100 })).data.list;
  expect(answers.filter(({ state }) => state === 'failed').map(({ reason }) => reason)).toEqual(
    Array(3).fill('规则表已满'),
  );
  await chain.obey(stubborn, true);
  await demo.call(jobRetry, { id: friday.job! });
  await settle();
  expect(await ran()).toMatchObject({ success: 50, failed: 0 });

  // And nothing is left of it afterwards.
  clock = at('2026-11-20T22:00');
  demo = await server.signIn();
  await settle();
  expect(await ran()).toMatchObject({ edge: 'end', total: count, success: count });
  const [left] = await services.db.query<{ n: number }>('SELECT count(*) AS n FROM strategy_rule');
  expect(left!.n).toBe(0);
});

it('strategies of the demo begin once their shops have told what they are set to, and show what those answered', async () => {
  const { services } = server;
  const three = [21, 22, 23].map(gwidOf);
  clock = at('2026-11-21T10:00');
  demo = await server.signIn();
  await services.db.exec(`DELETE FROM strategy; DELETE FROM running_config;
    INSERT INTO site_template SELECT 'stm_demo_shop', account_id, '标准门店', '', version, NULL, created_at, created_at FROM site_template;
    INSERT INTO site_template_version SELECT 'stm_demo_shop', version, account_id, model, note, author, at FROM site_template_version`);
  await services.db.query(`UPDATE site SET template_id = 'stm_demo_shop' WHERE device_id = ANY($1::text[])`, [three]);
  await services.db.query(`UPDATE device SET model = 'NP-R320' WHERE id = $1`, [three[2]]);
  const ran = async () => (await demo.call(strategyRuns, {})).data.list.filter(({ name }) => name !== '周五');
  await seedStrategies(services);
  // Guests have another VLAN here.
  await services.db.exec(`UPDATE strategy SET vlans = '32' WHERE vlans <> ''`);
  await beginStrategies(services.db, 'acc_demo', clock);
  expect(await ran()).toEqual([]);
  for (let rounds = 0; rounds < 2; rounds++) await tellHeld(services, clock);
  await beginStrategies(services.db, 'acc_demo', clock);
  await settle();
  expect(await ran()).toMatchObject([
    { name: '营业时间屏蔽短视频', edge: 'begin', total: 3, success: 2, failed: 0, skipped: 1 },
  ]);
  expect((await demo.call(strategies, {})).data.list.map(({ name, next_edge }) => [name, next_edge])).toEqual([
    ['周日凌晨重启 AP', 'run'],
    ['打烊后访客配额', 'begin'],
    ['营业时间屏蔽短视频', 'end'],
  ]);
  clock = at('2026-11-21T21:00');
  demo = await server.signIn();
  await settle();
  // Two of the same moment stand in any order.
  const both = (await ran()).slice(0, 2).sort((one, other) => (one.edge < other.edge ? -1 : 1));
  expect(both).toMatchObject([
    { edge: 'begin', name: '打烊后访客配额', success: 2, skipped: 1 },
    { edge: 'end', name: '营业时间屏蔽短视频', success: 2 },
  ]);
  expect((await demo.call(deviceConfig, { id: three[0]! })).data.document.quota).toMatchObject([{ quota_mb: 512 }]);
});
