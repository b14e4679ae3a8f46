import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import * as stats from '../../src/api/contract/stats';
import { gateways } from '../../src/api/contract/device';
import { personalizationUpdate } from '../../src/api/contract/personalization';
import { user } from '../../src/api/contract/user';
import * as wallboard from '../../src/api/contract/wallboard';
import { wallboardCards, wallboardDefault, type WallboardCard } from '../../src/domain/wallboard';
import { withoutAddresses } from '../../host/server/account/board/redact';
import { startReference, type Reference } from './reference';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse('2026-11-20T14:00:00+08:00');

let clock = start;
let server: Reference;
let demo: Client;
let agent: Client;
const lines: string[] = [];
const addresses: string[] = [];

beforeAll(async () => {
  server = await startReference({ now: () => clock, log: (line) => lines.push(line) });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
});
beforeEach(async () => {
  clock = start;
  await server.services.limits.reset('wallboard:127.0.0.1');
});
afterAll(() => server.close());

const make = async (cards: readonly WallboardCard[] = wallboardDefault, days: 0 | 7 = 0, client = demo) =>
  (await client.call(wallboard.wallboardLinkCreate, { name: '前台电视', cards: [...cards], days })).data;

const enter = (key: string) => server.client.call(wallboard.wallboardEnter, { key });

/** A screen that holds a token. */
async function screen(key: string): Promise<Client> {
  const { token } = (await enter(key)).data;
  return createClient({
    baseUrl: 'http://netpane.test',
    token: () => token,
    fetch: (request) => {
      addresses.push(request.url);
      return server.fetch(request);
    },
  });
}

describe('a wallboard link', () => {
  it('shows its cards without a session', async () => {
    const { key } = await make();
    expect(key).toMatch(/^npw_[\w-]{43}$/);
    const entered = (await enter(key)).data;
    expect(entered).toMatchObject({
      name: '前台电视',
      cards: wallboardDefault,
      home_section: 'REVENUE',
      expires_in: 600,
    });
    const wall = await screen(key);
    const [shown, own] = [await wall.call(stats.complex, {}), await demo.call(stats.complex, {})];
    expect(shown.data).toMatchObject({
      router_number: own.data.router_number,
      alarm_level_amount: own.data.alarm_level_amount,
    });
    expect((await wall.call(stats.clientNum, { day: 7 })).data).toHaveLength(7);
  });

  it('reads nothing but its cards, and changes nothing', async () => {
    const wall = await screen((await make(['devices', 'section'])).key);
    const summary = (await wall.call(stats.complex, {})).data;
    expect(summary.router_number).toBeGreaterThan(0);
    expect(summary).toMatchObject({ current_online: 0, alarm_messages: [], cumulative_flow: { total: 0 }, income: 0 });
    await wall.call(stats.income, {});
    const refused = { kind: 'forbidden' };
    await expect(wall.call(stats.dnsIntercepted, {})).rejects.toMatchObject(refused);
    await expect(wall.call(stats.weekTraffic, {})).rejects.toMatchObject(refused);
    await expect(wall.call(stats.userModel, { day: '30' })).rejects.toMatchObject(refused);
    await expect(wall.call(stats.traffic, { range: '24h' })).rejects.toMatchObject(refused);
    await expect(wall.call(gateways, {})).rejects.toMatchObject(refused);
    await expect(wall.call(user, {})).rejects.toMatchObject(refused);
    await expect(wall.call(wallboard.wallboardLinks, {})).rejects.toMatchObject(refused);
    await expect(
      wall.call(wallboard.wallboardLinkCreate, { name: 'x', cards: ['devices'], days: 0 }),
    ).rejects.toMatchObject(refused);
  });

  it('keeps what was shared as its section when the account chooses another for itself', async () => {
    const choose = (home_section: 'REVENUE' | 'DNS') => demo.call(personalizationUpdate, { home_section });
    await choose('DNS');
    const { key } = await make(['section']);
    await choose('REVENUE');
    expect((await enter(key)).data.home_section).toBe('DNS');
    const wall = await screen(key);
    await wall.call(stats.dnsIntercepted, {});
    await expect(wall.call(stats.income, {})).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('has neither ids of devices nor network addresses in what it sends', async () => {
    await server.services.db.query(
      `UPDATE alarm SET content = '管理地址 10.20.0.1 变为 fe80::1，MAC 06:AB:00:11:22:33' WHERE id IN
         (SELECT id FROM alarm WHERE account_id = 'acc_demo' AND state = 'active' ORDER BY rank DESC, raised_at DESC LIMIT 1)`,
    );
    const wall = await screen((await make(wallboardCards)).key);
    const replies = [
      await wall.call(stats.complex, {}),
      await wall.call(stats.weekTraffic, {}),
      await wall.call(stats.apComplex, {}),
      await wall.call(stats.userModel, { day: '30' }),
      await wall.call(stats.flowModel, { day: '30' }),
    ];
    const sent = JSON.stringify(replies);
    const ids = await server.services.db.query<{ id: string; mac: string }>('SELECT id, mac FROM device');
    for (const { id, mac } of ids) {
      expect(sent).not.toContain(id);
      expect(sent).not.toContain(mac);
    }
    expect(sent).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b|fe80|06:AB/);
    expect(sent).toContain('管理地址 … 变为 …，MAC …');
  });

  it('ends at once when it is revoked, for screens that show it and for new ones', async () => {
    const { id, key } = await make();
    const wall = await screen(key);
    await demo.call(wallboard.wallboardLinkRevoke, { id });
    await expect(wall.call(stats.complex, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(enter(key)).rejects.toMatchObject({ detail: { code: 4034 } });
    await expect(demo.call(wallboard.wallboardLinkRevoke, { id })).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('ends with its time, and a token with ten minutes', async () => {
    const { key } = await make(wallboardDefault, 7);
    const wall = await screen(key);
    clock = start + 10 * minute - 1;
    await wall.call(stats.complex, {});
    clock = start + 10 * minute;
    await expect(wall.call(stats.complex, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    clock = start + 7 * day - 1;
    const last = await screen(key);
    await last.call(stats.complex, {});
    clock = start + 7 * day;
    await expect(last.call(stats.complex, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(enter(key)).rejects.toMatchObject({ detail: { code: 4035 } });
  });

  it("is its account's alone", async () => {
    const { id } = await make();
    await expect(agent.call(wallboard.wallboardLinkRevoke, { id })).rejects.toMatchObject({ kind: 'notFound' });
    const { list } = (await agent.call(wallboard.wallboardLinks, {})).data;
    expect(list.map((link) => link.id)).not.toContain(id);
  });

  it('is not open to guessing', async () => {
    await expect(enter('npw_guess')).rejects.toMatchObject({ detail: { code: 4034 } });
    await expect(enter(`npw_${'a'.repeat(43)}`)).rejects.toMatchObject({ detail: { code: 4034 } });
    const tries = Array.from({ length: 60 }, () => enter('npw_guess').catch((error: { kind: string }) => error.kind));
    expect(await Promise.all(tries)).toContain('tooMany');
  });

  it('wants a name and something to show', async () => {
    const call = demo.call(wallboard.wallboardLinkCreate, { name: ' ', cards: ['devices'], days: 0 });
    await expect(call).rejects.toMatchObject({ kind: 'invalid', detail: { errors: { name: ['必须填写名称'] } } });
    const none = demo.call(wallboard.wallboardLinkCreate, { name: '墙', cards: [], days: 0 });
    await expect(none).rejects.toMatchObject({ kind: 'invalid', detail: { errors: { cards: ['至少选择一项内容'] } } });
  });

  it('is kept as a hash, and stands in no log and no address', async () => {
    const { key } = await make();
    const wall = await screen(key);
    await wall.call(stats.complex, {});
    const kept = await server.services.db.query<{ all: string }>(
      `SELECT coalesce(string_agg(l::text, ''), '') AS all FROM wallboard_link l
       UNION ALL SELECT coalesce(string_agg(t::text, ''), '') FROM wallboard_token t
       UNION ALL SELECT coalesce(string_agg(g::text, ''), '') FROM log g`,
    );
    const token = await wall.token();
    for (const text of [...kept.map((row) => row.all), ...lines, ...addresses]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain(token);
    }
  });

  it('leaves a line in the log when it is made and when it is revoked', async () => {
    const texts = await server.services.db.query<{ text: string }>(
      `SELECT DISTINCT text FROM log WHERE account_id = 'acc_demo' AND text LIKE '%看板链接' ORDER BY text`,
    );
    expect(texts.map(({ text }) => text)).toEqual(['撤销看板链接', '新建看板链接']);
  });
});

it.each([
  ['从 10.0.0.1 到 192.168.1.0/24', '从 … 到 …'],
  ['2001:db8::1 已上线', '… 已上线'],
  ['00-1A-2B-3C-4D-5E 冲突', '… 冲突'],
  ['固件 3.7.12 可升级，14:32 开始', '固件 3.7.12 可升级，14:32 开始'],
  ['二楼：会议室 12:30:05', '二楼：会议室 12:30:05'],
])('an address is taken out of a text, and nothing else: %s', (text, rest) => {
  expect(withoutAddresses(text)).toBe(rest);
});
