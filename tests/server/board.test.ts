import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshTops } from '../../host/server/fleet/stats/board/top';
import { createClient, type Client } from '../../src/api/client';
import * as contract from '../../src/api/contract/board';
import { gateways, groups } from '../../src/api/contract/device';
import { groupAssign, groupCreate } from '../../src/api/contract/group';
import { verdict } from '../../src/api/contract/verdict';
import * as stats from '../../src/api/contract/stats';
import * as wallboard from '../../src/api/contract/wallboard';
import type { InputOf } from '../../src/api/endpoint';
import { mostBoards } from '../../src/domain/board';
import { hourStart, iso, minute } from '../../src/domain/time';
import { startReference, type Reference } from './reference';

type Document = InputOf<typeof contract.boardSave>['document'];
type Tile = Document['screens'][number]['tiles'][number];

const clock = Date.parse('2026-11-20T14:00:00+08:00');
let server: Reference;
let demo: Client;
let agent: Client;
let foreign: string;
let hall: string;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
  foreign = (await agent.call(groupCreate, { name: '别人的分组' })).data.id;
  hall = (await demo.call(groupCreate, { name: '大厅' })).data.id;
  const inside = (await demo.call(groupCreate, { name: '大厅一层', parent: hall })).data.id;
  const { list } = (await demo.call(gateways, { per_page: 3 })).data;
  await demo.call(groupAssign, { ids: list.slice(0, 2).map(({ id }) => id), group: hall });
  await demo.call(groupAssign, { ids: [list[2]!.id], group: inside });
});
beforeEach(() => server.services.limits.reset('wallboard:127.0.0.1'));
afterAll(() => server.close());

const tile = (kind: Tile['kind'], more: Partial<Tile> = {}): Tile => ({
  ...{ id: kind, kind, x: 0, y: 0, w: 4, h: 4, settings: {} },
  ...more,
});
const documentOf = (...tiles: Tile[]): Document => ({
  ...{ theme: 'BLACK', turning: true, stays: true },
  screens: [{ id: 's1', name: '', seconds: 20, tiles }],
});
let made = 0;
const save = async (document: Document, client = demo) =>
  (await client.call(contract.boardSave, { name: `看板 ${++made}`, document })).data;

/** A screen that holds the token of a new link of a board. */
async function screen(board: string) {
  const link = (await demo.call(wallboard.wallboardLinkCreate, { name: '大厅电视', cards: [], board, days: 0 })).data;
  const { data } = await server.client.call(wallboard.wallboardEnter, { key: link.key });
  const wall = createClient({ baseUrl: 'http://netpane.test', token: () => data.token, fetch: server.fetch });
  return { link, entered: data, wall, token: data.token };
}

describe('a board', () => {
  it('is kept with the settings that its tiles use, listed, found, changed and removed', async () => {
    const settings = { title: '断网站点', group: hall, range: '7d' as const, text: 'x' };
    const { id, rev } = await save(documentOf(tile('sites', { settings })));
    expect(rev).toBe(1);
    const detail = (await demo.call(contract.boardDetail, { id })).data;
    expect(detail.document.screens[0]!.tiles[0]!.settings).toEqual({
      ...{ title: '断网站点', group: hall },
      ...{ filter: 'down', order: 'longest' },
    });
    const { list } = (await demo.call(contract.boards, { q: detail.name })).data;
    expect(list).toMatchObject([{ id, screens: 1, tiles: 1, links: 0, seen_at: null }]);
    const again = { id, name: '前台', document: documentOf() };
    expect((await demo.call(contract.boardSave, { ...again, rev })).data.rev).toBe(2);
    await demo.call(contract.boardRemove, { ids: [id] });
    await expect(demo.call(contract.boardDetail, { id })).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('that was changed in another window is not overwritten', async () => {
    const { id, rev } = await save(documentOf());
    const change = { id, rev, name: `两个窗口 ${id}`, document: documentOf() };
    await demo.call(contract.boardSave, change);
    await expect(demo.call(contract.boardSave, change)).rejects.toMatchObject({ detail: { code: 4515 } });
    const { rev: _, ...blind } = change;
    await expect(demo.call(contract.boardSave, blind)).rejects.toMatchObject({ detail: { code: 4515 } });
  });

  it("is its account's alone", async () => {
    const { id } = await save(documentOf());
    const missing = { kind: 'notFound' };
    await expect(agent.call(contract.boardDetail, { id })).rejects.toMatchObject(missing);
    await expect(agent.call(contract.boardRemove, { ids: [id] })).rejects.toMatchObject(missing);
    const change = { id, rev: 1, name: '夺取', document: documentOf() };
    await expect(agent.call(contract.boardSave, change)).rejects.toMatchObject(missing);
    const link = { name: '墙', cards: [], board: id, days: 0 as const };
    await expect(agent.call(wallboard.wallboardLinkCreate, link)).rejects.toMatchObject(missing);
    expect((await agent.call(contract.boards, {})).data.list.map((row) => row.id)).not.toContain(id);
    expect((await agent.call(wallboard.wallboardLinks, { board: id })).data.list).toEqual([]);
  });

  it.each<[what: string, document: () => Document, said: string]>([
    ['two tiles in one cell', () => documentOf(tile('clock'), tile('text', { x: 3 })), '第 1 屏有组件互相重叠'],
    ['a tile beyond the edge', () => documentOf(tile('clock', { x: 10 })), '第 1 屏有组件超出网格或太小'],
    ['one id twice', () => documentOf(tile('clock'), tile('clock', { x: 4 })), '看板中有重复的编号'],
    [
      'a group of another account',
      () => documentOf(tile('sites', { settings: { group: foreign } })),
      '看板引用的分组已不存在',
    ],
    [
      'a group that never was',
      () => documentOf(tile('top', { settings: { group: 'grp_none' } })),
      '看板引用的分组已不存在',
    ],
  ])('with %s is refused', async (_, document, said) => {
    const refused = demo.call(contract.boardSave, { name: '不行', document: document() });
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', detail: { errors: { document: [said] } } });
  });

  it.each<[what: string, change: (document: Document) => unknown]>([
    [
      'more tiles than a screen takes',
      (d) => (d.screens[0]!.tiles = Array.from({ length: 25 }, (_, i) => tile('text', { id: `${i}` }))),
    ],
    [
      'more screens than a board takes',
      (d) => (d.screens = Array.from({ length: 9 }, (_, i) => ({ ...d.screens[0]!, id: `${i}` }))),
    ],
    ['no screen', (d) => (d.screens = [])],
    ['a text without an end', (d) => (d.screens[0]!.tiles = [tile('text', { settings: { text: 'x'.repeat(201) } })])],
    ['a kind that nobody knows', (d) => (d.screens[0]!.tiles = [tile('section' as 'clock')])],
    ['a place that is no number', (d) => (d.screens[0]!.tiles = [tile('clock', { x: 1.5 })])],
    ['a screen for a moment', (d) => (d.screens[0]!.seconds = 1)],
  ])('with %s is refused as it comes', async (_, change) => {
    const document = documentOf();
    change(document);
    await expect(save(document)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('wants a name of its own; markup in it is text', async () => {
    const html = '<img src=x onerror=alert(1)>';
    const { id } = (await demo.call(contract.boardSave, { name: html, document: documentOf() })).data;
    expect((await demo.call(contract.boardDetail, { id })).data.name).toBe(html);
    const twin = demo.call(contract.boardSave, { name: html.toUpperCase(), document: documentOf() });
    await expect(twin).rejects.toMatchObject({ detail: { errors: { name: ['已有同名的看板'] } } });
    const none = demo.call(contract.boardSave, { name: ' ', document: documentOf() });
    await expect(none).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('is one of so many', async () => {
    await server.services.db.query(
      `INSERT INTO board (id, account_id, name, document, created_at, updated_at)
       SELECT 'most' || n, 'acc_agent', 'most' || n, '{"screens": []}', now(), now() FROM generate_series(1, ${mostBoards}) n`,
    );
    await expect(save(documentOf(), agent)).rejects.toMatchObject({ kind: 'invalid' });
    await server.services.db.query(`DELETE FROM board WHERE id LIKE 'most%'`);
  });
});

describe('figures', () => {
  it('of the account add up, and those of a group are of its gateways and of the groups below', async () => {
    const all = (await demo.call(contract.boardSites, {})).data;
    const own = (await demo.call(stats.complex, {})).data;
    expect(all.down + all.degraded + all.off + all.up).toBe(own.router_number);
    expect(all.down + all.off).toBe(own.router_number - own.router_online_number);
    const { counts: said } = (await demo.call(verdict, {})).data;
    expect(all).toMatchObject({ down: said.down, degraded: said.degraded, up: said.ok });
    expect(all.list.slice(0, all.down).every(({ state, since }) => state === 'down' && since !== null)).toBe(true);
    expect((await demo.call(contract.boardCounts, {})).data).toMatchObject({
      gateways: { total: own.router_number, online: own.router_online_number },
      aps: { total: own.ap_number, online: own.ap_online_number },
      clients: own.current_online,
      today: own.today_online_amount,
    });
    const part = (await demo.call(contract.boardSites, { group: hall })).data;
    expect(part.list).toHaveLength(3);
    const counts = (await demo.call(contract.boardCounts, { group: hall })).data;
    expect(counts.gateways.total).toBe(3);
    expect(counts.clients).toBeLessThan(own.current_online);
    // Every site is in one of the groups, and who is down now was down in the last cell or all the day.
    const { list: days } = (await demo.call(contract.boardDays, {})).data;
    expect(days.reduce((sum, { sites }) => sum + sites, 0)).toBe(own.router_number);
    expect(days.every(({ cells, up }) => cells.length === 96 && up! >= 0 && up! <= 100)).toBe(true);
    const ended = days.filter(({ cells, standing }) => cells.at(-1) === 2 || standing > 0);
    expect(ended.length > 0).toBe(all.down > 0);
    expect((await demo.call(contract.boardDays, { group: hall })).data.list.map(({ sites }) => sites)).toEqual([1, 2]);
    const top = (await demo.call(contract.boardTop, { group: hall, range: '7d' })).data;
    expect(top.length).toBeLessThanOrEqual(3);
  });

  it('of the account by traffic stand ready, and are made anew while somebody looks', async () => {
    const { db } = server.services;
    const top = async () => (await demo.call(contract.boardTop, { range: '24h' })).data;
    const [mine] = await db.query<{ account_id: string; id: string; remark: string }>(
      `SELECT d.account_id, d.id, d.remark FROM device d JOIN account a ON a.id = d.account_id
       WHERE a.email = 'demo@netpane.cn' AND d.kind = 'gateway' AND d.status = 'offline' ORDER BY d.id LIMIT 1`,
    );
    const before = await top();
    expect(before.map(({ bytes }) => bytes)).toEqual(before.map(({ bytes }) => bytes).sort((a, b) => b - a));
    const biggest = before[0]!.bytes + 1;
    await db.query(
      `INSERT INTO device_hour (device_id, hour, account_id, bytes_down, bytes_up, peak_down, peak_up)
       VALUES ($1, $2, $3, $4, 0, 0, 0)
       ON CONFLICT (device_id, hour, account_id) DO UPDATE SET bytes_down = excluded.bytes_down`,
      [mine!.id, iso(hourStart(clock)), mine!.account_id, biggest],
    );
    expect(await top()).toEqual(before);
    await refreshTops(db, clock + 4 * minute);
    expect(await top()).toEqual(before);
    await refreshTops(db, clock + 6 * minute);
    expect((await top())[0]!.name).toBe(mine!.remark);
    await db.query(`UPDATE device SET kind = 'ap' WHERE id = $1`, [mine!.id]);
    expect((await top()).map(({ name }) => name)).not.toContain(mine!.remark);
    await db.query(`UPDATE device SET kind = 'gateway' WHERE id = $1`, [mine!.id]);
    await db.query('DELETE FROM device_hour WHERE device_id = $1 AND bytes_down = $2', [mine!.id, biggest]);
  });

  it('of all groups together are those of the account', async () => {
    const tops = (await demo.call(groups, {})).data.filter(({ parent_id }) => parent_id === null);
    const { list } = (await demo.call(gateways, { per_page: 1000 })).data;
    const ids = list.filter((row) => !row.group_id).map(({ id }) => id);
    if (ids.length > 0) await demo.call(groupAssign, { ids, group: tops[0]!.id });
    const of = async (group?: string) => (await demo.call(contract.boardCounts, { ...(group && { group }) })).data;
    const [all, parts] = [await of(), await Promise.all(tops.map(({ id }) => of(id)))];
    for (const figure of ['clients', 'today', 'alarms'] as const) {
      expect(
        parts.reduce((sum, part) => sum + part[figure], 0),
        figure,
      ).toBe(all[figure]);
    }
    expect(parts.reduce((sum, part) => sum + part.aps.online, 0)).toBe(all.aps.online);
  });

  it.each(['24h', '7d', '30d'] as const)(
    'over %s are told oldest first, of the account and of a group',
    async (range) => {
      for (const course of ['traffic', 'clients'] as const) {
        const points = (await demo.call(contract.boardCourse, { course, range })).data;
        expect(points.length, course).toBeGreaterThan(20);
        expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).sort());
        const part = (await demo.call(contract.boardCourse, { course, range, group: hall })).data;
        expect(part.at(-2)!.value).toBeLessThan(points.at(-2)!.value);
      }
    },
  );

  it('of a group of another account are not there', async () => {
    const missing = { kind: 'notFound' };
    const group = foreign;
    await expect(demo.call(contract.boardSites, { group })).rejects.toMatchObject(missing);
    await expect(demo.call(contract.boardCounts, { group })).rejects.toMatchObject(missing);
    await expect(demo.call(contract.boardCourse, { group, course: 'traffic', range: '24h' })).rejects.toMatchObject(
      missing,
    );
    await expect(demo.call(contract.boardTop, { group, range: '24h' })).rejects.toMatchObject(missing);
    await expect(demo.call(contract.boardAlarms, { group })).rejects.toMatchObject(missing);
    await expect(demo.call(contract.boardLinks, { group })).rejects.toMatchObject(missing);
  });

  it('tell the worst links first', async () => {
    const [first, second] = (await demo.call(gateways, { per_page: 2 })).data.list;
    await server.services.db.query(
      `INSERT INTO sdwan_network (id, account_id, request_id, name, topology, created_at, updated_at)
       VALUES ('net_board', 'acc_demo', 'board', '测试', 1, now(), now())`,
    );
    const link = (from: string, to: string, state: string, latency: number | null, at: number) =>
      server.services.db.query(
        `INSERT INTO sdwan_link (network_id, gwid, to_gwid, state, latency, at) VALUES ('net_board', $1, $2, $3, $4, $5)`,
        [from, to, state, latency, new Date(at)],
      );
    await link(first!.id, second!.id, 'linked', 137.25, clock);
    await link(second!.id, first!.id, 'unlinked', null, clock);
    await link(first!.id, first!.id, 'linked', 900, clock - 180_000);
    await server.services.db.query(
      `INSERT INTO sdwan_link_sample (network_id, gwid, to_gwid, at, latency) VALUES ('net_board', $1, $2, $3, 90)`,
      [second!.id, first!.id, new Date(clock - 60_000)],
    );
    const { list, course } = (await demo.call(contract.boardLinks, {})).data;
    const mine = list.filter(
      ({ from, to }) => [first!.remark, second!.remark].includes(from) && [first!.remark, second!.remark].includes(to),
    );
    expect(mine).toMatchObject([
      { from: second!.remark, state: 'unlinked', latency: null },
      { from: first!.remark, latency: 137.3 },
    ]);
    expect(course).toEqual([{ at: new Date(clock - 60_000).toISOString(), latency: 90 }]);
    expect((await demo.call(contract.boardLinks, { group: hall })).data.list).toHaveLength(2);
  });
});

describe("a board's link", () => {
  it('shows the board as it is now, and reads the figures of its tiles with their settings alone', async () => {
    const tiles = [
      tile('sites', { settings: { group: hall } }),
      tile('course', { x: 4, settings: { course: 'clients', range: '7d' } }),
      tile('devices', { x: 8 }),
    ];
    const { id, rev } = await save(documentOf(...tiles));
    const { wall, entered } = await screen(id);
    expect(entered).toMatchObject({ cards: [], board: true });
    expect((await wall.call(contract.boardShown, {})).data).toMatchObject({ rev: 1, document: { theme: 'BLACK' } });
    await wall.call(contract.boardSites, { group: hall });
    await wall.call(contract.boardCourse, { course: 'clients', range: '7d' });
    const summary = (await wall.call(stats.complex, {})).data;
    expect(summary.router_number).toBeGreaterThan(0);
    expect(summary).toMatchObject({ current_online: 0, income: 0, alarm_messages: [] });
    const { name } = entered;
    await demo.call(contract.boardSave, { id, rev, name, document: documentOf(tile('clock')) });
    expect((await wall.call(contract.boardShown, {})).data.document.screens[0]!.tiles).toMatchObject([
      { kind: 'clock' },
    ]);
    await expect(wall.call(contract.boardSites, { group: hall })).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('reads nothing else, whatever is asked', async () => {
    const { id } = await save(documentOf(tile('sites', { settings: { group: hall } })));
    const { wall, token } = await screen(id);
    const refused = { kind: 'forbidden' };
    await expect(wall.call(contract.boardSites, {})).rejects.toMatchObject(refused);
    await expect(wall.call(contract.boardSites, { group: foreign })).rejects.toMatchObject(refused);
    await expect(wall.call(contract.boardCounts, { group: hall })).rejects.toMatchObject(refused);
    await expect(wall.call(contract.boardAlarms, { group: hall })).rejects.toMatchObject(refused);
    await expect(wall.call(contract.boards, {})).rejects.toMatchObject(refused);
    await expect(wall.call(contract.boardDetail, { id })).rejects.toMatchObject(refused);
    await expect(wall.call(contract.boardRemove, { ids: [id] })).rejects.toMatchObject(refused);
    await expect(wall.call(stats.income, {})).rejects.toMatchObject(refused);
    await expect(wall.call(stats.weekTraffic, {})).rejects.toMatchObject(refused);
    await expect(wall.call(gateways, {})).rejects.toMatchObject(refused);
    await expect(wall.call(wallboard.wallboardLinks, {})).rejects.toMatchObject(refused);
    for (const query of [`group=${hall}&group=${foreign}`, `group=${foreign}&group=${hall}`, `group=${hall}&x=1`]) {
      const reply = await server.fetch(
        new Request(`http://netpane.test${contract.boardSites.path}?${query}`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      );
      expect(reply.status, query).toBe(403);
    }
  });

  it('has neither ids nor addresses in what it sends', async () => {
    await server.services.db.query(
      `UPDATE device SET remark = '机房 10.20.0.1' WHERE id = (SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'gateway' ORDER BY status LIMIT 1)`,
    );
    const tiles = [
      tile('sites'),
      tile('alarm-list', { x: 4 }),
      tile('links', { x: 8 }),
      tile('top', { y: 4, settings: { range: '30d' } }),
    ];
    const { wall } = await screen((await save(documentOf(...tiles))).id);
    const sent = JSON.stringify([
      await wall.call(contract.boardSites, {}),
      await wall.call(contract.boardAlarms, {}),
      await wall.call(contract.boardLinks, {}),
      await wall.call(contract.boardTop, { range: '30d' }),
    ]);
    for (const { id, mac } of await server.services.db.query<{ id: string; mac: string }>(
      'SELECT id, mac FROM device',
    )) {
      expect(sent).not.toContain(id);
      expect(sent).not.toContain(mac);
    }
    expect(sent).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b/);
  });

  it('ends when it is revoked, and with its board', async () => {
    const { id } = await save(documentOf(tile('clock')));
    const [first, second] = [await screen(id), await screen(id)];
    const listed = (await demo.call(wallboard.wallboardLinks, { board: id })).data;
    expect(listed.list).toMatchObject([{ board: { id } }, { board: { id } }]);
    await demo.call(wallboard.wallboardLinkRevoke, { id: first.link.id });
    await expect(first.wall.call(contract.boardShown, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    await second.wall.call(contract.boardShown, {});
    await demo.call(contract.boardRemove, { ids: [id] });
    await expect(second.wall.call(contract.boardShown, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    const again = server.client.call(wallboard.wallboardEnter, { key: second.link.key });
    await expect(again).rejects.toMatchObject({ detail: { code: 4034 } });
  });

  it('shows a board or cards, and something of them', async () => {
    const { id } = await save(documentOf());
    const both = { name: '墙', cards: ['devices' as const], board: id, days: 0 as const };
    await expect(demo.call(wallboard.wallboardLinkCreate, both)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(demo.call(contract.boardShown, {})).rejects.toMatchObject({ kind: 'notFound' });
  });
});
