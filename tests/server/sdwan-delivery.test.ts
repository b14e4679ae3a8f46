import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import { commandResult, takeCommands } from '../../src/api/contract/ingest';
import {
  sdwanCandidates,
  sdwanCreate,
  sdwanDetail,
  sdwanPause,
  sdwanRemove,
  sdwanSave,
  sdwanTry,
  type Network,
} from '../../src/api/contract/sdwan';
import { sdwanReport, sdwanRetry } from '../../src/api/contract/sdwan-delivery';
import { sdwanRules, sdwanRulesSave } from '../../src/api/contract/sdwan-rule';
import { added, emptyDrawing, inTopology, newRule, withBandwidth, type DrawnNode } from '../../src/domain/sdwan';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { unbindIn } from '../../host/server/fleet/devices/bind';
import { fingerprint } from '../../host/server/kit/secrets';
import { followNetworks } from '../../host/server/services/sdwan/tell';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T06:00:00Z');
let reference: Reference;
let demo: Client;
let gateways: string[];
let owned: string;
let id: string;

/** Three gateways that are no simulator's: each shows its key and answers for itself. */
beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  const { db } = reference.services;
  gateways = (await demo.call(sdwanCandidates, { state: 'free' })).data.list
    .slice(0, 3)
    .map(({ gwid }) => gwid)
    .sort();
  await db.query('DELETE FROM sdwan_node');
  await db.query(
    `UPDATE device SET simulated = false, status = 'online', capabilities = $2 WHERE id = ANY($1::text[])`,
    [gateways, ['sdwan', 'sdwan_rules']],
  );
  for (const [at, gwid] of gateways.entries()) {
    await db.query(
      `INSERT INTO device_identity (gwid, key_hash, account_id, model, serial, simulated) VALUES ($1, $2, 'acc_demo', 'NP-R980', $1, true)
       ON CONFLICT (gwid) DO UPDATE SET key_hash = excluded.key_hash, account_id = excluded.account_id`,
      [gwid, fingerprint('key-of-a-test')],
    );
    await db.query(`DELETE FROM device_interface WHERE device_id = $1 AND role = 'lan'`, [gwid]);
    await db.query(
      `INSERT INTO device_interface (device_id, name, role, state, address, position) VALUES ($1, 'lan1', 'lan', 'connected', $2, 9)`,
      [gwid, `10.${at + 1}.0.1/24`],
    );
  }
});
afterAll(() => reference.close());

const door = (gwid: string): Client =>
  createClient({
    baseUrl: 'http://netpane.test',
    fetch: (request) => {
      request.headers.set('x-device-id', gwid);
      request.headers.set('x-device-key', 'key-of-a-test');
      return reference.fetch(request);
    },
  });
const publicKey = (letter: string) => `${letter.repeat(42)}A=`;
const drawn = (gwids = gateways): DrawnNode[] => [...added(emptyDrawing(1), gwids).nodes];
/** The network; members and links in the order of the gateways' numbers. */
async function network(): Promise<Network> {
  const { data } = await demo.call(sdwanDetail, { id });
  const sorted = <T extends { gwid: string }>(list: readonly T[]) =>
    [...list].sort((a, b) => gateways.indexOf(a.gwid) - gateways.indexOf(b.gwid));
  return { ...data, member_list: sorted(data.member_list), link_list: sorted(data.link_list) };
}
const states = async () =>
  (await network()).member_list.map(({ gwid, delivery }) => [gateways.indexOf(gwid), delivery]);
const save = async (nodes: DrawnNode[]) => {
  const { rev, name } = await network();
  await demo.call(sdwanSave, { id, rev, name, topology: 1, nodes });
};

interface Document {
  address: string;
  mbps: number;
  subnets: string[];
  peers: { gwid: string; key: string | null; endpoint: string | null; routes: string[] }[];
  rules?: Record<string, { name: string }[]>;
}
type Told = { rev: number; enabled: boolean; network?: Document };

/** What a gateway fetches until there is no more; it answers each of them. */
async function fetchAll(at: number, answer: { ok: boolean; error?: string } = { ok: true }): Promise<Told[]> {
  const client = door(gateways[at]!);
  const told: Told[] = [];
  for (;;) {
    await deliverSettings(reference.services, clock);
    const commands = (await client.call(takeCommands, {})).data.filter(({ kind }) => kind === 'sdwan');
    if (commands.length === 0) return told;
    for (const { id: command, params } of commands) {
      await client.call(commandResult, { id: command, done: true, output: [], ...answer });
      const document = params.network && { network: JSON.parse(params.network) as Document };
      told.push({ rev: Number(params.rev), enabled: params.enabled === 'true', ...document });
    }
  }
}
const last = async (at: number) => (await fetchAll(at)).at(-1);
const follow = () => followNetworks(reference.services.db, clock);

beforeEach(async () => {
  owned = `own_${Math.random().toString(36).slice(2)}`;
  await reference.services.db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, starts_at, expires_at, created_at)
     VALUES ($1, 'acc_demo', 'sdwan', 'enterprise', 9, $2, $3, $2)`,
    [owned, new Date(clock), new Date(clock + 30 * 86_400_000)],
  );
  const nodes = drawn();
  id = (await demo.call(sdwanCreate, { request_id: owned, name: owned, topology: 1, nodes, owned })).data.id;
  return async () => {
    await demo.call(sdwanRemove, { id }).catch(() => undefined);
    for (const at of gateways.keys()) await fetchAll(at).catch(() => undefined);
  };
});

describe('a member of a network', () => {
  it('is told what it is, its peers and who is behind them, and is in force once it says so', async () => {
    expect(await states()).toEqual([[0, 'pending'], [1, 'pending'], [2, 'pending']]); // prettier-ignore
    const [centre, branch] = [await last(0), await last(1)];
    expect(centre!.network).toMatchObject({
      ...{
        id,
        role: 'main',
        type: 1,
        pid: '',
        position: 1,
        is_used: true,
        address: '100.96.0.1',
        subnets: ['10.1.0.0/24'],
      },
      peers: [
        { gwid: gateways[1], key: null, routes: ['100.96.0.2/32', '10.2.0.0/24'] },
        { gwid: gateways[2], key: null, routes: ['100.96.0.3/32', '10.3.0.0/24'] },
      ],
    });
    expect(branch!.network!.peers).toMatchObject([
      { gwid: gateways[0], backup: false, routes: ['100.96.0.1/32', '10.1.0.0/24', '100.96.0.3/32', '10.3.0.0/24'] },
    ]);
    expect((await network()).member_list.map(({ delivery, applied }) => [delivery, applied])).toEqual([
      ['done', true],
      ['done', true],
      ['pending', false],
    ]);
    // Nobody is told again what it has.
    clock += 120_000;
    await follow();
    expect(await fetchAll(0)).toEqual([]);
  });

  it('alone hears of what changed for it alone', async () => {
    for (const at of [0, 1, 2]) await last(at);
    await save([...withBandwidth({ topology: 1, nodes: drawn() }, gateways[1]!, 7).nodes]);
    expect((await last(1))!.network!.mbps).toBe(7);
    expect(await fetchAll(0)).toEqual([]);
    expect(await states()).toEqual([[0, 'done'], [1, 'done'], [2, 'done']]); // prettier-ignore
  });

  it('says in its own words why it cannot, and is asked again on demand', async () => {
    for (const at of [0, 2]) await last(at);
    await fetchAll(1, { ok: false, error: '这台机器没有 WireGuard' });
    const one = async () => (await network()).member_list.find(({ gwid }) => gwid === gateways[1])!;
    expect(await one()).toMatchObject({ delivery: 'failed', delivery_error: '这台机器没有 WireGuard', applied: false });
    const agent = await reference.signIn('agent@netpane.cn');
    const retry = { id, gwid: gateways[1]! };
    expect((await failureOf(agent.call(sdwanRetry, retry))).detail.status).toBe(404);
    await demo.call(sdwanRetry, retry);
    expect(await one()).toMatchObject({ delivery: 'pending', delivery_error: '' });
    await last(1);
    expect(await one()).toMatchObject({ delivery: 'done', applied: true });
    expect((await failureOf(demo.call(sdwanRetry, retry))).message).toBe('没有下发失败的设置');
  });

  it('tells its public key, and its peers hear of that and of where it is', async () => {
    for (const at of [0, 1, 2]) await last(at);
    await door(gateways[0]!).call(sdwanReport, { key: publicKey('k'), port: 51_820, host: 'hub.example.net' });
    await follow();
    expect((await last(1))!.network!.peers[0]).toMatchObject({
      key: publicKey('k'),
      endpoint: 'hub.example.net:51820',
    });
    expect(await fetchAll(0)).toEqual([]);
    await door(gateways[0]!).call(sdwanReport, { key: publicKey('k'), port: 51_820, host: 'hub.example.net' });
    await follow();
    expect(await fetchAll(1)).toEqual([]);
    const wrong = await failureOf(door(gateways[0]!).call(sdwanReport, { key: 'no key', port: 1 }));
    expect(wrong.detail.status).toBe(422);
  });

  it('measures its own links, and no others', async () => {
    for (const at of [0, 1, 2]) await last(at);
    const link = { state: 'linked' as const, latency: 12.5, loss: 0, down: 1000, up: 500 };
    await door(gateways[1]!).call(sdwanReport, {
      links: [
        { gwid: gateways[0]!, ...link },
        { gwid: gateways[2]!, ...link },
        { gwid: 'nobody', ...link },
      ],
    });
    await door(gateways[0]!).call(sdwanReport, { links: [{ gwid: gateways[2]!, ...link, latency: 1 }] });
    expect((await network()).link_list).toMatchObject([
      { gwid: gateways[1], to: gateways[0], state: 'linked', latency: 12.5 },
      { gwid: gateways[2], to: gateways[0], state: 'unknown', latency: null },
    ]);
    clock += 60_000;
    await door(gateways[1]!).call(sdwanReport, { links: [{ gwid: gateways[0]!, ...link, state: 'unlinked' }] });
    expect((await network()).link_list[0]).toMatchObject({ state: 'unlinked', latency: null });
  });

  it('takes its tunnels down when the network pauses, ends, is removed, or it leaves', async () => {
    for (const at of [0, 1, 2]) await last(at);
    await demo.call(sdwanPause, { id, paused: true });
    expect(await last(1)).toMatchObject({ enabled: false });
    await demo.call(sdwanPause, { id, paused: false });
    expect(await last(1)).toMatchObject({ enabled: true });
    await save(drawn(gateways.slice(0, 2)));
    expect(await last(2)).toMatchObject({ enabled: false });
    expect((await last(0))!.network!.peers.map(({ gwid }) => gwid)).toEqual([gateways[1]]);
    const end = (at: number) =>
      reference.services.db.query('UPDATE service_owned SET expires_at = $2 WHERE id = $1', [owned, new Date(at)]);
    await end(clock - 1);
    await follow();
    expect(await last(1)).toMatchObject({ enabled: false });
    await end(clock + 86_400_000);
    await follow();
    expect(await last(1)).toMatchObject({ enabled: true });
    await demo.call(sdwanRemove, { id });
    expect(await last(1)).toMatchObject({ enabled: false });
    expect(await last(0)).toMatchObject({ enabled: false });
    expect(await fetchAll(2)).toEqual([]);
  });

  it('carries rules out only where it says that it does', async () => {
    const can = (kinds: string[] | null) =>
      reference.services.db.query('UPDATE device SET capabilities = $2 WHERE id = $1', [gateways[1], kinds]);
    await can(['sdwan']);
    const { rev } = (await demo.call(sdwanRules, { id, kind: 'link' })).data;
    const list = [{ ...newRule('link', 'r'), name: '会议', application: 'video' as const }];
    await demo.call(sdwanRulesSave, {
      id,
      kind: 'link',
      rev,
      list: [...list, { ...list[0]!, id: 's', enabled: false }],
    });
    expect((await last(0))!.network!.rules!.link!.map(({ name }) => name)).toEqual(['会议']);
    expect((await last(1))!.network!.rules).toBeUndefined();
    expect((await network()).member_list.map(({ rules }) => rules)).toEqual([true, false, true]);
    // One kind only: it is told that one, with the addresses of the members that a rule names.
    await can(['sdwan', 'sdwan_rules.filter']);
    const filter = [{ ...newRule('filter', 'f'), name: '收银', from: gateways[2]!, action: 'deny' as const }];
    await demo.call(sdwanRulesSave, { id, kind: 'filter', rev: 0, list: filter });
    const { network: told } = (await last(1))!;
    const branch = (await last(2))!.network!;
    expect(told!.rules).toEqual({
      filter: [expect.objectContaining({ name: '收银', from_routes: [`${branch.address}/32`, ...branch.subnets] })],
    });
    expect((await network()).member_list[1]!.rule_kinds).toEqual(['filter']);
    await can(['sdwan', 'sdwan_rules']);
  });

  it('that says it can be none is not taken, and one that is there already is told nothing', async () => {
    const { db } = reference.services;
    const can = (kinds: string[]) =>
      db.query('UPDATE device SET capabilities = $2 WHERE id = $1', [gateways[2], kinds]);
    await save(drawn(gateways.slice(0, 2)));
    await can(['config']);
    const fit = async () =>
      (await demo.call(sdwanCandidates, { ids: gateways[2]! })).data.list.map((candidate) => candidate.fit);
    expect(await fit()).toEqual(['unable']);
    expect((await failureOf(save(drawn()))).detail.errors?.[gateways[2]!]).toEqual(['这台网关的固件不支持组网']);
    await can(['sdwan', 'sdwan_rules']);
    await save(drawn());
    await fetchAll(2);
    await can(['config']);
    clock += 120_000;
    await follow();
    expect((await network()).member_list.find(({ gwid }) => gwid === gateways[2])).toMatchObject({
      delivery: 'unable',
      applied: false,
    });
    expect(await fetchAll(2)).toEqual([]);
    await can(['sdwan', 'sdwan_rules']);
  });

  it('that cannot change over is in no network of two centres, unless it was in one before', async () => {
    const { db } = reference.services;
    const can = (kinds: string[]) =>
      db.query('UPDATE device SET capabilities = $2 WHERE id = ANY($1::text[])', [gateways, kinds]);
    const ids = gateways.join(',');
    const { list } = (await demo.call(sdwanCandidates, { ids })).data;
    expect(list.map(({ two_centres }) => two_centres)).toEqual([false, false, false]);
    const refused = async (call: Promise<unknown>) => Object.values((await failureOf(call)).detail.errors ?? {}).flat();
    const why = '这台网关不能在两个中心之间切换，请改用星型或树型';
    const name = '双中心';
    await demo.call(sdwanRemove, { id });
    expect(await refused(demo.call(sdwanTry, { name, gwids: gateways, topology: 2 }))).toEqual([why, why, why]);
    await demo.call(sdwanTry, { name, gwids: gateways, topology: 1 });
    const nodes = [...inTopology({ topology: 1, nodes: drawn() }, 2).nodes];
    const make = () => demo.call(sdwanCreate, { request_id: `${owned} 2`, name, topology: 2, nodes, owned });
    expect(await refused(make())).toEqual([why, why, why]);
    await can(['sdwan', 'sdwan_backup']);
    id = (await make()).data.id;
    await can(['sdwan', 'sdwan_rules']);
    await demo.call(sdwanSave, { id, rev: 1, name: '双中心二', topology: 2, nodes });
  });

  it('leaves no secret in what is kept of its delivery', async () => {
    for (const at of [0, 1, 2]) await last(at);
    const rows = await reference.services.db.query<{ params: object }>(
      `SELECT params FROM command WHERE kind = 'sdwan'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/private|secret|psk|preshared|password/i);
  });

  it('that was given back is no peer any more', async () => {
    for (const at of [0, 1, 2]) await last(at);
    await reference.services.db.tx((sql) => unbindIn(sql, 'acc_demo', [gateways[2]!], clock));
    await follow();
    expect((await last(0))!.network!.peers.map(({ gwid }) => gwid)).toEqual([gateways[1]]);
  });
});
