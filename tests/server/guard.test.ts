import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { ApiError } from '../../src/api/error';
import * as guard from '../../src/api/contract/guard';
import { logs } from '../../src/api/contract/log';
import { dnsIntercepted } from '../../src/api/contract/stats';
import { deliverSecurity } from '../../host/server/services/security/deliver';
import { writeEvents } from '../../host/server/services/security/events';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { stopUnpaid, updateByThemselves } from '../../host/server/jobs/security';
import { releaseLibrary } from '../../host/server/demo/simulation/security';
import type { Db } from '../../host/server/kit/store/db';
import { startReference, type Reference } from './reference';

const day = 24 * 60 * 60_000;
const start = Date.parse('2026-11-20T02:00:00Z');
const service = 'domain_parsing';
let clock = start;
let reference: Reference;
let db: Db;
let demo: Client;
let other: Client;
let gwid: string;
let made = 0;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  db = reference.services.db;
  demo = await reference.signIn();
  other = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());
beforeEach(async () => {
  clock = start;
  gwid = `guard${++made}`;
  await db.query(
    `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac,
       simulated, bound_at)
     VALUES ($1, 'acc_demo', 'gateway', $1, '门店 ' || $1, 'online', $2, 'NP-R980', '1', $1, '', false, $2)`,
    [gwid, new Date(clock)],
  );
});

const sell = (tier: string, what: string = service, days = 90) =>
  db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, created_at)
     VALUES ($1, 'acc_demo', $2, $3, 1, $4, $5, $6, $5)`,
    [`own_${gwid}_${what}`, what, tier, gwid, new Date(start - 60 * day), new Date(start + days * day)],
  );
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const settings = { enabled: true, classes: ['malware' as const, 'phishing' as const], spared: '' };
const read = async (what: 'domain_parsing' | 'honeypot' | 'firewall_plugin' = service) =>
  (await demo.call(guard.guardPolicy, { service: what, gwid })).data;
/** The gateway fetches what waits for it, and answers. */
async function answer(ok: boolean, error?: string) {
  const device = { gwid, accountId: 'acc_demo' };
  const taken = await handOut(reference.services, device, clock);
  await deliverSecurity(db, clock);
  for (const { id } of taken) {
    await takeResult(reference.services, device, { id, done: true, ok, output: [], error }, clock);
  }
  await deliverSecurity(db, clock);
  return taken;
}
const add = (list: 'black' | 'white', domains: string[], more: { move?: boolean; class?: 'all' | 'gambling' } = {}) =>
  demo.call(guard.guardDomainAdd, { gwid, list, domains, ...more });
const actions = async () => (await demo.call(logs, { kind: 'action', device: gwid })).data.list;

describe('settings', () => {
  it('need a package, and go no further than it', async () => {
    const refused = await failure(demo.call(guard.dnsSave, { gwid, settings }));
    expect(refused.message).toBe('网关没有有效的套餐，请先开通或续费');
    await sell('trial');
    const closed = await failure(demo.call(guard.dnsSave, { gwid, settings: { ...settings, classes: ['gambling'] } }));
    expect(closed.detail.errors).toEqual({ classes: ['[拦截分类]当前套餐只含前 3 类，请升级套餐'] });
    expect((await demo.call(guard.dnsSave, { gwid, settings })).data).toMatchObject({ state: 'pending', version: 1 });
  });

  it('wait, travel, hold; what the gateway runs is what it said', async () => {
    await sell('pro');
    await demo.call(guard.dnsSave, { gwid, settings });
    expect((await read()).delivery).toMatchObject({ state: 'pending', running_version: 0 });
    const [command] = await answer(true);
    expect(command).toMatchObject({ kind: 'guard', params: { service, version: '1' } });
    expect(JSON.parse(command!.params.settings!)).toEqual(settings);
    expect((await read()).delivery).toMatchObject({ state: 'done', version: 1, running_version: 1 });
    expect((await read()).enabled).toBe(true);

    await demo.call(guard.dnsSave, { gwid, settings: { ...settings, classes: ['mining'] } });
    await answer(false, '内存不足');
    expect((await read()).delivery).toMatchObject({
      ...{ state: 'failed', version: 2, running_version: 1 },
      ...{ error: '内存不足', error_said: null },
    });
    await demo.call(guard.guardRetry, { service, gwid });
    await answer(false, '');
    expect((await read()).delivery).toMatchObject({ error_said: { reason: 'settingsRefused' } });
    await demo.call(guard.guardRetry, { service, gwid });
    await answer(true);
    expect((await read()).delivery).toMatchObject({ state: 'done', running_version: 2 });
    expect((await failure(demo.call(guard.guardRetry, { service, gwid }))).message).toBe('最近一次下发没有失败');
    const texts = (await actions()).map(({ text, detail }) => [text, detail.before, detail.after]);
    expect(texts).toContainEqual(['修改 DNS 防御设置', '拦截分类：恶意软件、钓鱼网站', '拦截分类：挖矿']);
  });

  it('wait for a gateway that is away, and only the newest is sent', async () => {
    await sell('pro');
    await db.query("UPDATE device SET status = 'offline' WHERE id = $1", [gwid]);
    await demo.call(guard.dnsSave, { gwid, settings });
    await demo.call(guard.dnsSave, { gwid, settings: { ...settings, classes: ['mining'] } });
    await db.query("UPDATE device SET status = 'online' WHERE id = $1", [gwid]);
    await deliverSecurity(db, clock);
    const sent = await answer(true);
    expect(sent.map(({ params }) => params.version)).toEqual(['2']);
  });

  it('of a honeypot and of the firewall plugin are held to their own rules', async () => {
    await sell('basic', 'honeypot');
    await sell('basic', 'firewall_plugin');
    const decoys = [
      { kind: 'ssh' as const, port: 22 },
      { kind: 'http' as const, port: 22 },
    ];
    const twice = await failure(demo.call(guard.honeypotSave, { gwid, settings: { enabled: true, decoys } }));
    expect(twice.detail.errors).toEqual({ decoys: ['第 2 个诱饵的端口与其他诱饵重复'] });
    const fine = { enabled: true, mode: 'watch' as const, threats: ['scan' as const], apps: true, auto: false };
    const virus = await failure(demo.call(guard.firewallSave, { gwid, settings: { ...fine, threats: ['virus'] } }));
    expect(virus.detail.errors).toEqual({ threats: ['当前套餐不含这项功能，请升级套餐'] });
    await demo.call(guard.firewallSave, { gwid, settings: fine });
    await answer(true);
    expect(await read('firewall_plugin')).toMatchObject({
      firewall: fine,
      library: (await read('firewall_plugin')).newest!.version,
    });
  });

  it('are switched for many at once, each telling its own', async () => {
    await sell('pro');
    const { list } = (await demo.call(guard.guardSwitch, { service, gwids: [gwid, 'nobody'], enabled: true })).data;
    expect(list).toEqual([
      { gwid, ok: true, message: '' },
      { gwid: 'nobody', ok: false, message: '没有找到' },
    ]);
    const page = (await demo.call(guard.guardGateways, { service, q: gwid })).data;
    expect(page).toMatchObject({
      total: 1,
      list: [{ gwid, enabled: true, plan: { tier: 'pro' } }],
      counts: { on: 1, none: 0 },
    });
    expect((await demo.call(guard.guardGateways, { service, q: gwid, state: 'off' })).data.total).toBe(0);
  });

  it('stop when the package runs out', async () => {
    await sell('pro', service, 1);
    await demo.call(guard.dnsSave, { gwid, settings });
    await answer(true);
    clock = start + 2 * day;
    demo = await reference.signIn();
    await stopUnpaid(reference.services);
    const [command] = await answer(true);
    expect(JSON.parse(command!.params.settings!)).toMatchObject({ enabled: false });
    expect(await read()).toMatchObject({ enabled: false, plan: { state: 'expired' } });
  });

  it('are nobody else’s', async () => {
    await sell('pro');
    const { data } = await add('black', ['ads.example.com']);
    expect(data.added).toBe(1);
    const [entry] = (await demo.call(guard.guardDomains, { gwid, list: 'black' })).data.list;
    const fine = { enabled: true, mode: 'block' as const, threats: ['scan' as const], apps: false, auto: true };
    for (const call of [
      () => other.call(guard.guardPolicy, { service, gwid }),
      () => other.call(guard.dnsSave, { gwid, settings }),
      () => other.call(guard.honeypotSave, { gwid, settings: { enabled: false, decoys: [] } }),
      () => other.call(guard.firewallSave, { gwid, settings: fine }),
      () => other.call(guard.guardSwitch, { service, gwids: [gwid], enabled: false }),
      () => other.call(guard.guardRetry, { service, gwid }),
      () => other.call(guard.libraryUpdate, { gwids: [gwid] }),
      () => other.call(guard.guardDomains, { gwid, list: 'black' }),
      () => other.call(guard.guardDomainAdd, { gwid, list: 'black', domains: ['x.example.com'] }),
      () => other.call(guard.guardDomainRemove, { gwid, ids: [entry!.id] }),
      () => other.call(guard.guardSummary, { service, gwid }),
    ]) {
      expect((await failure(call())).detail.status).toBe(404);
    }
    expect((await other.call(guard.guardEvents, { service, gwid })).data.total).toBe(0);
    expect((await other.call(guard.guardGateways, { service, q: gwid, state: 'none' })).data.total).toBe(0);
    expect((await demo.call(guard.guardDomains, { gwid, list: 'black' })).data.total).toBe(1);
  });
});

describe('lists of domains', () => {
  it('take what was pasted, tidied, once', async () => {
    await sell('basic');
    const pasted = ['Ads.Example.COM.', 'ads.example.com', '*.track.example.com\r', '例子.中国', '# 说明', ''];
    expect((await add('black', pasted)).data).toEqual({ added: 3, moved: 0, known: 0 });
    expect((await add('black', ['ads.example.com'])).data).toEqual({ added: 0, moved: 0, known: 1 });
    const { list, used, most } = (await demo.call(guard.guardDomains, { gwid, list: 'black' })).data;
    expect(list.map(({ domain, label }) => [domain, label])).toEqual([
      ['ads.example.com', ''],
      ['track.example.com', ''],
      ['xn--fsqu00a.xn--fiqs8s', '例子.中国'],
    ]);
    expect([used, most]).toEqual([3, 500]);
    expect((await demo.call(guard.guardDomains, { gwid, list: 'black', q: '例子' })).data.total).toBe(1);
    const [command] = await answer(true);
    expect(JSON.parse(command!.params.lists!)).toContainEqual({
      list: 'black',
      class: 'all',
      domain: 'ads.example.com',
    });
  });

  it('name the bad line and take nothing', async () => {
    await sell('basic');
    const refused = await failure(add('black', ['good.example.com', 'https://bad.example.com/x']));
    expect(refused.detail.errors!.domains![0]).toContain('第 2 行“https://bad.example.com/x”');
    expect((await demo.call(guard.guardDomains, { gwid, list: 'black' })).data.total).toBe(0);
  });

  it('name what stands in the other list, and move it when that is wanted', async () => {
    await sell('basic');
    await add('white', ['shop.example.com']);
    const refused = await failure(add('black', ['shop.example.com', 'new.example.com']));
    expect(refused.detail.errors).toEqual({ conflict: ['shop.example.com 已在白名单中'] });
    expect((await add('black', ['shop.example.com', 'new.example.com'], { move: true })).data).toEqual({
      added: 1,
      moved: 1,
      known: 0,
    });
    expect((await read()).lists).toEqual({ black: 2, white: 0 });
  });

  it('end where the package ends, also when ten thousand come at once', async () => {
    await sell('trial');
    const many = Array.from({ length: 10_000 }, (_, i) => `d${i}.example.com`);
    const refused = await failure(add('black', many));
    expect(refused.detail.errors!.domains![0]).toBe('当前套餐最多 20 条，还可添加 20 条，本次 10000 条');
    expect((await add('black', many.slice(0, 20))).data.added).toBe(20);
    expect((await failure(add('black', ['one.more.example.com']))).detail.errors!.domains![0]).toContain(
      '还可添加 0 条',
    );
    expect((await failure(add('black', ['x.example.com'], { class: 'gambling' }))).detail.errors).toHaveProperty(
      'class',
    );
  });

  it('let entries go, and say so', async () => {
    await sell('basic');
    await add('black', ['a.example.com', 'b.example.com']);
    const { list } = (await demo.call(guard.guardDomains, { gwid, list: 'black' })).data;
    expect((await demo.call(guard.guardDomainRemove, { gwid, ids: list.map(({ id }) => id) })).data.removed).toBe(2);
    const gone = (await actions()).find(({ text }) => text === '删除域名');
    expect(gone!.detail.before).toBe('黑名单：a.example.com、b.example.com');
  });
});

describe('what was intercepted', () => {
  const event = (at: number, more: object = {}) => ({
    at,
    accountId: 'acc_demo',
    gwid,
    service: 'domain_parsing' as const,
    class: 'malware',
    target: 'bad.test',
    source: '02:00:5E:00:53:01',
    name: '前台电脑',
    action: 'class',
    detail: '',
    times: 2,
    simulated: false,
    ...more,
  });

  it('is read by time, terminal, class and words, and adds up', async () => {
    await sell('pro');
    await writeEvents(
      db,
      clock,
      [
        event(start - day),
        event(start - 1000, { class: 'advert', target: 'ads.test', times: 5 }),
        event(start - 40 * day, { source: '02:00:5E:00:53:02', name: '100%_收银' }),
      ],
      [],
    );
    const ask = async (more: object) => (await demo.call(guard.guardEvents, { service, gwid, ...more })).data;
    expect(await ask({})).toMatchObject({ total: 3, times: 9 });
    expect((await ask({})).list.map(({ target }) => target)).toEqual(['ads.test', 'bad.test', 'bad.test']);
    expect(await ask({ class: 'advert' })).toMatchObject({ total: 1, times: 5 });
    expect(await ask({ source: '02:00:5E:00:53:02' })).toMatchObject({ total: 1 });
    expect(await ask({ q: '0%_收' })).toMatchObject({ total: 1 });
    expect(await ask({ q: '%' })).toMatchObject({ total: 1 });
    expect(await ask({ from: new Date(start - 2 * day).toISOString() })).toMatchObject({ total: 2 });
    expect(await ask({ per_page: 1, page: 2 })).toMatchObject({ total: 3, list: [{ target: 'bad.test' }] });
    const sum = (await demo.call(guard.guardSummary, { service, gwid })).data;
    expect(sum).toMatchObject({
      total: 7,
      classes: [
        { class: 'advert', times: 5 },
        { class: 'malware', times: 2 },
      ],
    });
    expect(sum.days).toHaveLength(30);
    expect(sum.sources).toEqual([
      { source: '02:00:5E:00:53:01', name: '前台电脑', gwid, gateway_remark: `门店 ${gwid}`, times: 7 },
    ]);
    expect(await read()).toMatchObject({ today: 5, month: 7 });
  });

  it('tells the list that a domain stands in by now', async () => {
    await sell('pro');
    await writeEvents(db, clock, [event(start - 1000)], []);
    await add('white', ['bad.test']);
    expect((await demo.call(guard.guardEvents, { service, gwid })).data.list).toMatchObject([{ list: 'white' }]);
  });

  it('finds its page by an index and leaves other months alone', async () => {
    await sell('pro');
    await writeEvents(
      db,
      clock,
      Array.from({ length: 600 }, (_, i) => event(start - i * 60_000)),
      [],
    );
    await db.exec('ANALYZE guard_event');
    const plan = await db.query<Record<string, string>>(
      `EXPLAIN SELECT e.* FROM guard_event e WHERE e.account_id = 'acc_demo' AND e.service = 'domain_parsing'
         AND e.at >= '2026-11-18T00:00:00Z' AND e.at < '2026-11-20T00:00:00Z' AND e.gateway_id = '${gwid}'
       ORDER BY e.at DESC, e.number DESC LIMIT 50`,
    );
    const text = plan.map((row) => Object.values(row)[0]).join('\n');
    expect(text).toContain('Index Scan');
    expect(text).not.toMatch(/Seq Scan|guard_event_2026(?!11)\d\d/);
  });

  it('is kept as long as the package says', async () => {
    await sell('trial');
    await writeEvents(db, clock, [event(start - day), event(start - 3 * day), event(start - 5 * day)], []);
    expect((await demo.call(guard.guardEvents, { service, gwid })).data).toMatchObject({ total: 2, times: 4 });
  });

  it('is what every sum adds up, at any hour of the day', async () => {
    await sell('trial');
    await writeEvents(db, clock, [event(start - day), event(start - 3 * day), event(start - 5 * day)], []);
    const month = { from: '2026-11-01', to: '2026-11-20' };
    for (const hours of [0, 13]) {
      clock = start + hours * 60 * 60_000;
      const { times } = (await demo.call(guard.guardEvents, { service, gwid })).data;
      expect(times).toBe(4);
      expect((await demo.call(guard.guardSummary, { service, gwid, ...month })).data).toMatchObject({
        total: times,
        classes: [{ class: 'malware', times }],
        sources: [{ times }],
        gateways: [{ times }],
      });
      expect((await read()).month).toBe(times);
      const all = (await demo.call(guard.guardEvents, { service, from: '2026-10-31T16:00:00Z' })).data;
      expect((await demo.call(dnsIntercepted, {})).data.month).toBe(all.times);
    }
  });

  it('comes from gateways that say who they are, and only for what was bought', async () => {
    const told = {
      service,
      events: [{ ago: 30, class: 'phishing', target: 'fake-bank.test', source: '02:00:5E:00:53:09', action: 'class' }],
    };
    expect((await failure(reference.client.call(guard.guardReport, told as never))).detail.status).toBe(401);
  });
});

describe('the simulated networks', () => {
  it('take a new rule library by themselves where they want it', async () => {
    await sell('pro', 'firewall_plugin');
    await demo.call(guard.guardSwitch, { service: 'firewall_plugin', gwids: [gwid], enabled: true });
    await answer(true);
    clock = start + 2 * day;
    demo = await reference.signIn();
    await releaseLibrary(db, clock);
    await updateByThemselves(reference.services);
    await answer(true);
    const policy = await read('firewall_plugin');
    expect(policy.library).toBe(policy.newest!.version);
    expect((await failure(demo.call(guard.libraryUpdate, { gwids: [gwid] }))).message).toBe('已是最新规则库');
  });
});
