import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { logs } from '../../src/api/contract/log';
import {
  tunnelFlow,
  tunnelGateways,
  tunnelList,
  tunnelRemove,
  tunnelRetry,
  tunnelSave,
  tunnelSwitch,
  type TunnelMapping,
} from '../../src/api/contract/tunnel';
import { ApiError } from '../../src/api/error';
import { tunnelPlans } from '../../src/domain/tunnel';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { fingerprint } from '../../host/server/kit/secrets';
import { soldService } from '../../host/server/services/catalogue/catalogue';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { passTunnels } from '../../host/server/demo/simulation/tunnels';
import { followPackages } from '../../host/server/services/tunnel/serving';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T06:00:00Z');
let reference: Reference;
let demo: Client;
let agent: Client;
let pro: string;
let agentGateway: string;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const { list } = (await demo.call(tunnelGateways, {})).data;
  pro = list.find(({ tier }) => tier === 'pro')!.gwid;
  const [row] = await reference.services.db.query<{ id: string }>(
    `SELECT id FROM device WHERE account_id = 'acc_agent' AND kind = 'gateway' ORDER BY id LIMIT 1`,
  );
  agentGateway = row!.id;
  await reference.services.db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, created_at)
     VALUES ('own_test', 'acc_agent', 'tunnel', 'trial', 1, $1, now(), '2026-11-25T00:00:00Z', now())`,
    [agentGateway],
  );
  await reference.services.db.query(`UPDATE device SET status = 'online' WHERE id = ANY($1::text[])`, [
    [pro, agentGateway],
  ]);
});
afterAll(() => reference.close());

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const mapping = (more: object = {}) => ({
  gwid: pro,
  name: '门禁',
  subdomain: 'door1',
  protocol: 'http' as const,
  ip: '10.10.0.9',
  port: '80',
  ...more,
});
const countsOf = (list: readonly TunnelMapping[]) => {
  const of = (states: readonly string[]) => list.filter(({ state }) => states.includes(state)).length;
  const [running, off] = [of(['running']), of(['off'])];
  return { all: list.length, running, off, trouble: list.length - running - off };
};
/** All mappings, which are counted by how they stand, as are those of them that are looked for. */
const all = async (client: Client) => {
  const { list, counts } = (await client.call(tunnelList, { per_page: 1000 })).data;
  expect(counts).toEqual(countsOf(list));
  const sought = list
    .slice(0, 3)
    .flatMap(({ name, ip, subdomain, gateway_remark }) => [name, ip, subdomain, gateway_remark]);
  for (const q of [...new Set(sought)]) {
    for (const protocol of [undefined, 'http' as const]) {
      const found = (await client.call(tunnelList, { q, per_page: 1000, ...(protocol && { protocol }) })).data;
      const matching = list.filter(
        (one) =>
          `${one.name} ${one.subdomain} ${one.ip}:${one.port} ${one.gateway_remark}`
            .toLowerCase()
            .includes(q.toLowerCase()) && one.protocol === (protocol ?? one.protocol),
      );
      expect(found).toEqual({ list: matching, total: matching.length, counts: countsOf(matching) });
    }
  }
  return list;
};
const row = async (id: string) => (await all(demo)).find((one) => one.id === id)!;
const work = async () => {
  const { db } = reference.services;
  await followPackages(db, clock);
  await deliverSettings(reference.services, clock);
  await answerCommands(reference.services, clock);
  await deliverSettings(reference.services, clock);
};

describe('a mapping', () => {
  it('is delivered to its gateway, and says how far it has come', async () => {
    const { id, address } = (await demo.call(tunnelSave, mapping())).data;
    expect(address).toBe('http://door1.tunnel.netpane.cn');
    expect(await row(id)).toMatchObject({ delivery: 'pending', state: 'waiting', enabled: true });
    await deliverSettings(reference.services, clock);
    const [order] = await reference.services.db.query<{ params: Record<string, string> }>(
      `SELECT params FROM command WHERE kind = 'tunnel' AND gwid = $1`,
      [pro],
    );
    const told = JSON.parse(order!.params.mappings!) as { id: string; subdomain: string; ip: string; port: number }[];
    expect(told.find((one) => one.id === id)).toMatchObject({ subdomain: 'door1', ip: '10.10.0.9', port: 80 });
    await work();
    expect(await row(id)).toMatchObject({ delivery: 'done', state: 'running' });
  });

  it('that is switched off or removed is not told to the gateway any more, and the log says so', async () => {
    const { id } = (
      await demo.call(tunnelSave, mapping({ name: '闸机', subdomain: 'gate2', protocol: 'tcp', port: '22' }))
    ).data;
    expect((await row(id)).address).toMatch(/^gate2\.tunnel\.netpane\.cn:\d{5}$/);
    await demo.call(tunnelSwitch, { ids: [id], enabled: false });
    expect(await row(id)).toMatchObject({ state: 'off', delivery: 'pending' });
    await work();
    expect(await row(id)).toMatchObject({ state: 'off', delivery: 'done' });
    const [order] = await reference.services.db.query<{ params: Record<string, string> }>(
      `SELECT params FROM command WHERE kind = 'tunnel' AND gwid = $1 ORDER BY (params->>'rev')::int DESC LIMIT 1`,
      [pro],
    );
    expect(order!.params.mappings).not.toContain('gate2');
    await demo.call(tunnelRemove, { ids: [id] });
    expect(await row(id)).toBeUndefined();
    const { list } = (await demo.call(logs, { kind: 'action' })).data;
    const line = (text: string) => list.find((one) => one.text === text)!;
    expect(line('启停穿透映射').detail).toMatchObject({ before: '闸机：启用', after: '闸机：停用' });
    expect(line('删除穿透映射').detail).toMatchObject({ before: '闸机：gate2 → 10.10.0.9:22', after: '闸机：已删除' });
  });

  it('says at the field what is wrong, and refuses names of others and of the product', async () => {
    const wrong = async (more: object) => (await failure(demo.call(tunnelSave, mapping(more)))).detail.errors;
    expect(await wrong({ name: '' })).toHaveProperty('name');
    expect(await wrong({ name: '长'.repeat(65) })).toHaveProperty('name');
    expect(await wrong({ port: '0' })).toHaveProperty('port');
    expect(await wrong({ port: '65536' })).toHaveProperty('port');
    expect(await wrong({ port: '80-90' })).toHaveProperty('port');
    expect(await wrong({ ip: '10.0.0.1-10.0.0.9' })).toHaveProperty('ip');
    expect(await wrong({ ip: '010.0.0.1' })).toHaveProperty('ip');
    expect(await wrong({ ip: '127.0.0.1' })).toHaveProperty('ip');
    expect(await wrong({ subdomain: 'Door' })).toHaveProperty('subdomain');
    expect(await wrong({ subdomain: 'a-b' })).toHaveProperty('subdomain');
    expect(await wrong({ subdomain: 'admin' })).toHaveProperty('subdomain');
    expect(await wrong({ subdomain: 'x2', allowed: ['10.0.0.0/33'] })).toHaveProperty('allowed');
    expect((await wrong({ subdomain: 'yunqipms' }))?.subdomain).toEqual(['该子域名已被占用，请换一个']);
    const { id } = (await demo.call(tunnelSave, mapping({ name: '长'.repeat(64), subdomain: 'long64', port: '65535' })))
      .data;
    expect(await row(id)).toMatchObject({ port: 65_535 });
  });

  it('is one of two that ask for the same name at the same time', async () => {
    const both = await Promise.allSettled(
      ['一', '二'].map((name) => demo.call(tunnelSave, mapping({ name, subdomain: 'twins' }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of another account is not there, for reading and for writing', async () => {
    const { list } = (await demo.call(tunnelList, {})).data;
    const { id } = list[0]!;
    expect((await agent.call(tunnelList, { gwid: pro })).data.total).toBe(0);
    expect((await agent.call(tunnelGateways, { gwid: pro })).data.total).toBe(0);
    expect((await failure(agent.call(tunnelFlow, { id }))).detail.status).toBe(404);
    expect((await failure(agent.call(tunnelSwitch, { ids: [id], enabled: false }))).detail.status).toBe(404);
    expect((await failure(agent.call(tunnelRemove, { ids: [id] }))).detail.status).toBe(404);
    expect((await failure(agent.call(tunnelSave, mapping({ subdomain: 'stolen' })))).detail.status).toBe(404);
    expect(
      (await failure(agent.call(tunnelSave, mapping({ id, gwid: agentGateway, subdomain: 'st2' })))).detail.status,
    ).toBe(404);
    expect((await failure(agent.call(tunnelRetry, { gwid: pro }))).detail.body).toMatchObject({ code: 4613 });
    expect((await row(id)).id).toBe(id);
  });
});

describe('a package', () => {
  it('gives what it says', () => {
    const { tiers, compare } = soldService('tunnel')!;
    const values = (name: string) => compare.find((line) => line[1] === name)!.slice(2);
    const plans = tiers.map(({ key }) => tunnelPlans[key]!);
    expect(values('映射数量')).toEqual(plans.map(({ mappings }) => `${mappings} 条`));
    expect(values('带宽')).toEqual(plans.map(({ mbps }) => `${mbps} Mbps`));
    expect(values('自定义子域名')).toEqual(plans.map(({ custom }) => custom));
    expect(values('访问白名单')).toEqual(plans.map(({ whitelist }) => whitelist));
  });

  it('that is a trial gives one mapping under a name of its own', async () => {
    const save = (name: string) =>
      agent.call(tunnelSave, mapping({ gwid: agentGateway, name, subdomain: 'chosen', allowed: ['10.0.0.1'] }));
    const { id, address } = (await save('一')).data;
    expect(address).toMatch(/^http:\/\/[2-9a-z]{12}\.tunnel\.netpane\.cn$/);
    const [own] = (await agent.call(tunnelList, {})).data.list;
    expect(own!.allowed).toEqual([]);
    expect(await failure(save('二'))).toMatchObject({ message: '体验版最多 1 条映射，请升级套餐' });
    // Changed again it keeps its name.
    const again = (await agent.call(tunnelSave, mapping({ id, gwid: agentGateway, subdomain: 'other', port: '81' })))
      .data;
    expect(again.address).toBe(address);
  });

  it('that has room for a mapping stands first where one is to be made', async () => {
    const { list } = (await demo.call(tunnelGateways, { sort: 'room' })).data;
    const room = list.map(({ service_state, used, most }) => (service_state === 'expired' ? 0 : used < most ? 2 : 1));
    expect(room).toEqual([...room].sort((a, b) => b - a));
    expect(new Set(room).size).toBeGreaterThan(1);
    expect((await demo.call(tunnelGateways, { sort: 'room', q: pro })).data.list).toMatchObject([{ gwid: pro }]);
  });

  it('that ends takes everything from the gateway, and renewed gives it back', async () => {
    await work();
    await reference.services.db.query(`UPDATE service_owned SET expires_at = $1 WHERE id = 'own_test'`, [
      new Date(clock - 1000),
    ]);
    const state = async () => (await all(agent))[0]!.state;
    expect(await state()).toBe('expired');
    await work();
    const orders = await reference.services.db.query<{ params: Record<string, string> }>(
      `SELECT params FROM command WHERE kind = 'tunnel' AND gwid = $1 ORDER BY (params->>'rev')::int DESC`,
      [agentGateway],
    );
    expect(orders[0]!.params).toMatchObject({ mappings: '[]', mbps: '0' });
    const refused = await failure(agent.call(tunnelSave, mapping({ gwid: agentGateway })));
    expect(refused.message).toBe('这台网关未开通内网穿透，或服务已到期');
    await reference.services.db.query(`UPDATE service_owned SET expires_at = '2027-01-01' WHERE id = 'own_test'`);
    await work();
    expect(await state()).toBe('running');
  });
});

it('of a smaller package serves the first mappings, delivered or not', async () => {
  const { db } = reference.services;
  const states = async () =>
    (await all(demo)).filter(({ gwid, enabled }) => gwid === pro && enabled).map(({ state }) => state);
  await demo.call(tunnelSave, mapping({ name: '岗亭', subdomain: 'booth' }));
  await work();
  const served = await states();
  expect(new Set(served)).toEqual(new Set(['running']));
  expect(served.length).toBeGreaterThan(1);
  const tier = (to: string) =>
    db.query(`UPDATE service_owned SET tier = $2 WHERE service = 'tunnel' AND gateway_id = $1`, [pro, to]);
  await tier('trial');
  expect((await states()).sort()).toEqual([...served.slice(1).map(() => 'over'), 'running']);
  // The first one was changed, and its gateway has not said yet that it has it.
  const changed = async (by: number, state: string) => {
    await db.query(
      `UPDATE tunnel_mapping SET rev = rev + $2 WHERE id = (
         SELECT id FROM tunnel_mapping WHERE gateway_id = $1 AND enabled ORDER BY created_at, id LIMIT 1)`,
      [pro, by],
    );
    await db.query(`UPDATE gateway_delivery SET state = $2 WHERE gateway_id = $1 AND kind = 'tunnel'`, [pro, state]);
  };
  await changed(1_000_000, 'sent');
  expect((await states()).sort()).toEqual([...served.slice(1).map(() => 'over'), 'waiting']);
  await tier('pro');
  expect((await states()).sort()).toEqual([...served.slice(1), 'waiting']);
  await changed(-1_000_000, 'done');
  expect(await states()).toEqual(served);
});

describe('a delivery', () => {
  it('waits for a gateway that is away, and is tried again after it was refused', async () => {
    const { db } = reference.services;
    await work();
    await db.query(`UPDATE device SET status = 'offline' WHERE id = $1`, [pro]);
    const { id } = (await demo.call(tunnelSave, mapping({ name: '泵房', subdomain: 'pump' }))).data;
    await work();
    expect(await row(id)).toMatchObject({ delivery: 'pending', state: 'offline' });
    await db.query(`UPDATE device SET status = 'online', simulated = false WHERE id = $1`, [pro]);
    await deliverSettings(reference.services, clock);
    const refuse = async (error: string) => {
      await db.query(
        `UPDATE command SET state = 'failed', error = $2 WHERE kind = 'tunnel' AND gwid = $1 AND state = 'pending'`,
        [pro, error],
      );
      await deliverSettings(reference.services, clock);
    };
    await refuse('端口被占用');
    expect(await row(id)).toMatchObject({
      ...{ delivery: 'failed', state: 'waiting' },
      ...{ error: '端口被占用', error_said: null },
    });
    await demo.call(tunnelRetry, { gwid: pro });
    await deliverSettings(reference.services, clock);
    await refuse('');
    expect(await row(id)).toMatchObject({ error: '设备拒绝了配置', error_said: { reason: 'configRefused' } });
    await db.query(`UPDATE device SET simulated = true WHERE id = $1`, [pro]);
    await demo.call(tunnelRetry, { gwid: pro });
    await work();
    expect(await row(id)).toMatchObject({ delivery: 'done', state: 'running' });
  });
});

describe('figures', () => {
  it('grow with what a gateway tells about its own mappings only', async () => {
    const { db } = reference.services;
    const [own] = (await demo.call(tunnelList, { gwid: pro })).data.list;
    await db.query(
      `INSERT INTO device_identity (gwid, key_hash, account_id, model, serial, simulated)
       VALUES ($1, $2, 'acc_demo', 'NP-R980', 'NP1', true)
       ON CONFLICT (gwid) DO UPDATE SET key_hash = excluded.key_hash, account_id = excluded.account_id`,
      [pro, fingerprint('key-of-a-test')],
    );
    const other = (await agent.call(tunnelList, {})).data.list[0]!;
    const told = await reference.fetch(
      new Request('http://netpane.test/api/v3/ingest/tunnel', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-device-id': pro, 'x-device-key': 'key-of-a-test' },
        body: JSON.stringify({
          list: [
            { id: own!.id, down: 4096, up: 512, visits: 2 },
            { id: other.id, down: 9e9, up: 0, visits: 1 },
          ],
        }),
      }),
    );
    expect(told.status).toBe(200);
    const after = await row(own!.id);
    expect(after.total_down).toBe(own!.total_down + 4096);
    expect(after.today_up).toBe(own!.today_up + 512);
    expect((await agent.call(tunnelList, {})).data.list[0]!.total_down).toBe(other.total_down);
    const days = (await demo.call(tunnelFlow, { id: own!.id })).data;
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ down: after.today_down, visits: 2 });
  });

  it('grow by the simulation', async () => {
    const sum = async () =>
      (await demo.call(tunnelList, { per_page: 1000 })).data.list.reduce((all, { total_down }) => all + total_down, 0);
    const before = await sum();
    for (let minute = 0; minute < 10; minute++) await passTunnels(reference.services.db, 'acc_demo', (clock += 60_000));
    expect(await sum()).toBeGreaterThan(before);
  });
});
