import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import { embedToken, partnerCreate, partnerRevoke } from '../../src/api/contract/embed';
import { logs } from '../../src/api/contract/log';
import { wifiJoin, wifiShareCreate, wifiShareRevoke, wifiShares } from '../../src/api/contract/wifi';
import { wifiLimits } from '../../src/domain/wifi';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const day = 86_400_000;
let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let demo: Client;
let agent: Client;
let gwid: string;
let aps: string[];

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const { db } = reference.services;
  const [row] = await db.query<{ gateway_id: string; ids: string[] }>(
    `SELECT gateway_id, array_agg(id ORDER BY id) AS ids FROM device WHERE account_id = 'acc_agent' AND kind = 'ap'
     GROUP BY 1 HAVING count(*) >= 3 ORDER BY 1 LIMIT 1`,
  );
  gwid = row!.gateway_id;
  aps = row!.ids;
  await db.query(`DELETE FROM device_config WHERE device_id = ANY($1::text[])`, [aps]);
  await db.query(`DELETE FROM config_version WHERE device_id = ANY($1::text[])`, [aps]);
  await db.query(
    `UPDATE device SET detail = jsonb_set(detail, '{ssids}', '["Guest","Staff"]') WHERE id = ANY($1::text[])`,
    [aps],
  );
});
afterAll(() => reference.close());

/** What an access point runs. */
const runs = async (ap: string, ssids: object[], version = 1) => {
  const { db } = reference.services;
  await db.query(
    `INSERT INTO device_config (device_id, account_id, running_version) VALUES ($1, 'acc_agent', $2)
     ON CONFLICT (device_id) DO UPDATE SET running_version = $2`,
    [ap, version],
  );
  await db.query(
    `INSERT INTO config_version (device_id, version, account_id, origin, document, changes, sections, author, at, state)
     VALUES ($1, $2, 'acc_agent', 'apply', $3, 0, '{}', '', now(), 'done')
     ON CONFLICT (device_id, version) DO UPDATE SET document = excluded.document`,
    [ap, version, { ssids }],
  );
};
const guest = { name: 'Guest', enabled: true, security: 'wpa2', password: 'welcome;2026', hidden: false };
const staff = { name: 'Staff', enabled: true, security: 'wpa3', password: 'only-for-us', hidden: true };
const seen = async () => (await agent.call(wifiShares, { gwid })).data;
const make = async (more: object = {}) =>
  (await agent.call(wifiShareCreate, { gwid, name: '前台', ssids: ['Guest'], days: 7, ...more })).data;
const join = async (key: string, at = gwid) => (await reference.client.call(wifiJoin, { gwid: at, key })).data;
const errors = async (answer: Promise<unknown>) => (await failureOf(answer)).detail.errors;
const refusal = async (answer: Promise<unknown>) => {
  const { message, detail } = await failureOf(answer);
  return `${detail.status} ${message}`;
};

describe('the networks of a gateway', () => {
  it('can be shared once their settings are known', async () => {
    expect((await seen()).ssids).toMatchObject([
      { ssid: 'Guest', aps: aps.length, security: null },
      { ssid: 'Staff', aps: aps.length, security: null },
    ]);
    expect(await errors(make())).toHaveProperty('ssids');
    // Read before anybody set it: "open" is a guess.
    await runs(aps[0]!, [{ ...guest, security: 'open', password: '' }], 0);
    expect((await seen()).ssids[0]).toMatchObject({ security: null });
    await runs(aps[0]!, [guest, staff]);
    const { ssids } = await seen();
    expect(ssids).toMatchObject([{ security: 'wpa2' }, { security: 'wpa3', hidden: true }]);
    expect(JSON.stringify(ssids)).not.toContain('welcome');
  });

  it('are shared as most access points have them', async () => {
    await runs(aps[1]!, [{ ...guest, password: 'another-one' }]);
    await runs(aps[2]!, [guest]);
    expect((await seen()).ssids[0]).toMatchObject({ ssid: 'Guest', differs: true });
    expect((await join((await make()).key)).networks).toEqual([
      { ssid: 'Guest', security: 'wpa2', password: 'welcome;2026', hidden: false },
    ]);
  });
});

describe('a link that shares Wi-Fi', () => {
  it('shows what was chosen, as it is now, and counts who looked', async () => {
    const { id, key } = await make({ ssids: ['Staff', 'Guest'] });
    expect((await join(key)).networks.map(({ ssid }) => ssid)).toEqual(['Staff', 'Guest']);
    await runs(aps[0]!, [
      { ...guest, password: 'new-password' },
      { ...staff, enabled: false },
    ]);
    await runs(aps[2]!, [{ ...guest, password: 'new-password' }]);
    expect((await join(key)).networks).toMatchObject([{ ssid: 'Guest', password: 'new-password' }]);
    expect((await seen()).list.find((one) => one.id === id)).toMatchObject({ opens: 2 });
    const line = (await agent.call(logs, { kind: 'action' })).data.list.find(
      ({ text }) => text === '新建 Wi-Fi 分享链接',
    );
    expect(line!.detail.after).toMatch('Staff、Guest');
    expect(JSON.stringify(line)).not.toContain(key);
    expect(JSON.stringify(line)).not.toContain('welcome');
  });

  it('ends with the partner on whose page it was made', async () => {
    const origin = 'https://inn.example';
    const scopes = ['device:manage' as const];
    const { id, secret } = (await agent.call(partnerCreate, { name: '云栖旅宿', origins: [origin], scopes })).data;
    const as = (token: string) =>
      createClient({
        baseUrl: 'http://netpane.test',
        token: () => token,
        fetch: (request) => {
          request.headers.set('origin', origin);
          return reference.fetch(request);
        },
      });
    const { token } = (await as(secret).call(embedToken, { scopes, origin })).data;
    const { key } = (await as(token).call(wifiShareCreate, { gwid, name: '前台', ssids: ['Guest'], days: 365 })).data;
    const { key: ofPerson } = await make();
    await join(key);
    await agent.call(partnerRevoke, { id });
    expect(await refusal(join(key))).toMatch(/^404/);
    await join(ofPerson);
  });

  it('is kept without its key and without passwords', async () => {
    const { key } = await make();
    const rows = await reference.services.db.query('SELECT * FROM wifi_share');
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(JSON.stringify(rows)).not.toContain('new-password');
  });

  it('says the same whether it is wrong, of another gateway, revoked or has run out', async () => {
    const words = '404 链接无效、已停用或已过期';
    const [one, two] = [await make(), await make({ days: 1 })];
    expect(await refusal(join('no-such-key'))).toBe(words);
    expect(await refusal(join(one.key, 'elsewhere'))).toBe(words);
    await agent.call(wifiShareRevoke, { id: one.id });
    expect(await refusal(join(one.key))).toBe(words);
    expect((await join(two.key)).name).toBe('前台');
    clock += day;
    expect(await refusal(join(two.key))).toBe(words);
    // A session does not last that long.
    demo = await reference.signIn();
    agent = await reference.signIn('agent@netpane.cn');
    expect(await refusal(agent.call(wifiShareRevoke, { id: one.id }))).toMatch('404');
  });

  it('is never kept by a browser or a proxy', async () => {
    const { key } = await make();
    const answer = await reference.fetch(
      new Request('http://netpane.test/api/v3/wifi/join', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ gwid, key }),
      }),
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is made with a title, with networks that are there, for days that come to an end, and not without end', async () => {
    expect(await errors(make({ name: ' ' }))).toHaveProperty('name');
    expect(await errors(make({ name: 'x'.repeat(41) }))).toHaveProperty('name');
    expect(await errors(make({ ssids: [] }))).toHaveProperty('ssids');
    expect(await errors(make({ ssids: ['Neighbour'] }))).toHaveProperty('ssids');
    expect(await errors(make({ days: 0 }))).toBeDefined();
    const living = (await seen()).list.filter((one) => !one.revoked_at && Date.parse(one.expires_at) > clock).length;
    await Promise.all(Array.from({ length: wifiLimits.links - living - 1 }, (_, at) => make({ name: `前台 ${at}` })));
    const both = await Promise.allSettled([make({ name: '东门' }), make({ name: '西门' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is its account’s own, and ends with it', async () => {
    const [first] = (await seen()).list;
    expect(await refusal(demo.call(wifiShares, { gwid }))).toMatch('404');
    expect(await refusal(demo.call(wifiShareRevoke, { id: first!.id }))).toMatch('404');
    const other = { gwid, name: '我的', ssids: ['Guest'], days: 7 as const };
    expect(await refusal(demo.call(wifiShareCreate, other))).toMatch('404');
    await agent.call(wifiShareRevoke, { id: first!.id });
    const { key } = await make();
    const { db } = reference.services;
    const frozen = (state: string) => db.query(`UPDATE account SET state = $1 WHERE id = 'acc_agent'`, [state]);
    await frozen('frozen');
    expect(await refusal(join(key))).toMatch('404');
    await frozen('active');
    await db.query(`UPDATE device SET account_id = 'acc_demo' WHERE id = $1`, [gwid]);
    expect(await refusal(join(key))).toMatch('404');
    await db.query(`UPDATE device SET account_id = 'acc_agent' WHERE id = $1`, [gwid]);
    expect((await join(key)).name).toBe('前台');
  });

  it('cannot be guessed without end', async () => {
    const tries = await Promise.all(Array.from({ length: 25 }, (_, i) => failureOf(join(`guess-${i}`))));
    expect(tries.filter(({ detail }) => detail.status === 429).length).toBeGreaterThan(0);
    expect(tries.every(({ detail }) => detail.status === 429 || detail.status === 404)).toBe(true);
  });
});
