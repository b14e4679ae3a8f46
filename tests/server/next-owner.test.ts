import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { apDetail } from '../../src/api/contract/equipment';
import { apHistory, apStays } from '../../src/api/contract/access-point';
import { alarmDetail, alarms } from '../../src/api/contract/alarm';
import { onlineUsers } from '../../src/api/contract/client';
import { aps, bind, rename, throughput, unbind } from '../../src/api/contract/device';
import { guardSummary } from '../../src/api/contract/guard';
import { keptRestore } from '../../src/api/contract/kept';
import { replacementSave } from '../../src/api/contract/prepared';
import { condition } from '../../host/server/fleet/alarms/alarm-words';
import { raiseAlarms } from '../../host/server/fleet/alarms/alarms';
import { rollUp } from '../../host/server/fleet/devices/rollup';
import { takeReport } from '../../host/server/fleet/gateway-link/report';
import type { Db } from '../../host/server/kit/store/db';
import { key, preparing } from './prepared-devices';
import { startReference, type Reference } from './reference';

const minute = 60_000;
const start = Date.parse('2026-11-20T02:10:00Z');
let clock = start;
let server: Reference;
let db: Db;
let demo: Client;
let agent: Client;
let fresh: ReturnType<typeof preparing>['fresh'];

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  db = server.services.db;
  [demo, agent] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
  ({ fresh } = preparing(server, demo, clock));
});
afterAll(() => server.close());
beforeEach(() => {
  clock += minute;
});

const mac = '02:00:5E:00:53:01';
/** A gateway tells of one access point with a terminal, and of what passed its line. */
const tell = (gwid: string, accountId: string, ap: { name: string; clients: number }, phone = '', rx = 0) =>
  takeReport(
    db,
    { gwid, accountId },
    {
      uptime: (clock - start) / 1000 + 86_400,
      interfaces: [{ name: 'eth0', role: 'wan', up: true, rx, tx: 0 }],
      aps: [{ mac, name: ap.name, radios: [{ band: '5G', clients: ap.clients }], heard: [] }],
      clients: [{ mac: '02:00:5E:00:53:AA', name: phone, ap: mac, band: '5G' }],
    },
    clock,
  );
const apsOf = async (client: Client, gwid: string) => (await client.call(aps, { gwid })).data.list;

/** One gateway of the demo account takes the place of another, with its access point; the agent binds that one. */
async function replaced(alarmed?: (id: string) => Promise<void>) {
  const [old, next] = [await fresh(), await fresh()];
  await demo.call(bind, { gwid: old.gwid, key, remark: '甲店' });
  await tell(old.gwid, 'acc_demo', { name: '大堂', clients: 3 }, '甲的手机');
  const id = (await apsOf(demo, old.gwid))[0]!.id;
  await alarmed?.(id);
  await demo.call(replacementSave, { gwid: old.gwid, serial: next.serial, name: '甲店' });
  await demo.call(bind, { gwid: next.gwid, key });
  await db.query(`UPDATE device SET status = 'offline' WHERE id = $1`, [id]);
  clock += minute;
  await agent.call(bind, { gwid: old.gwid, key, remark: '乙店' });
  return { old: old.gwid, next: next.gwid, id };
}

describe('an access point that went to another gateway', () => {
  it('is not touched by what the next owner of the old gateway reports, who sees one of his own', async () => {
    const { old, next, id } = await replaced();
    await tell(old, 'acc_agent', { name: '吧台', clients: 7 }, '乙的手机');
    expect((await demo.call(apDetail, { id })).data).toMatchObject({ remark: '大堂', status: 'offline', clients: 3 });
    expect((await demo.call(apHistory, { id, range: '1h' })).data.points.map((one) => one.clients_5g)).toEqual([3]);
    const [own] = await apsOf(agent, old);
    expect(own).toMatchObject({ remark: '吧台', status: 'online', clients: 7, mac });
    expect(own!.id).not.toBe(id);
    const seen = (await agent.call(onlineUsers, { gwid: old })).data.list;
    expect(seen).toMatchObject([{ name: '乙的手机', ap_id: own!.id, ap_remark: '吧台' }]);
    const stays = (await demo.call(apStays, { id, per_page: 10 })).data.list;
    expect(stays.map(({ name }) => name)).toEqual(['02:00:5E:00:53:AA']);

    clock += 3 * minute;
    await tell(old, 'acc_agent', { name: '吧台', clients: 8 }, '乙的手机');
    expect((await apsOf(agent, old)).map((one) => [one.id, one.clients])).toEqual([[own!.id, 8]]);
    // At home behind the new gateway it is the one that it was.
    await tell(next, 'acc_demo', { name: '大堂', clients: 5 }, '甲的手机');
    expect(await apsOf(demo, next)).toMatchObject([{ id, status: 'online', clients: 5 }]);
  });

  it('is named to nobody else by terminals that were put at it before', async () => {
    const { old, id } = await replaced();
    await tell(old, 'acc_agent', { name: '吧台', clients: 7 }, '乙的手机');
    await db.query('UPDATE client SET ap_id = $2 WHERE gateway_id = $1', [old, id]);
    expect((await agent.call(onlineUsers, { gwid: old })).data.list).toMatchObject([{ ap_id: null, ap_remark: null }]);
  });

  it('takes its alarms along, which never name the gateway of the next owner', async () => {
    let alarm = '';
    const { old, next } = await replaced(async (id) => {
      const gatewayId = (await demo.call(apDetail, { id })).data.gwid;
      const device = { id, accountId: 'acc_demo', kind: 'ap', gatewayId, remark: '甲店', simulated: false } as const;
      const wanted = { device, condition: condition('ap_offline', { name: '大堂' }) };
      await db.tx((sql) => raiseAlarms(sql, clock, [wanted]));
      alarm = (await demo.call(alarms, { device: id })).data.list[0]!.id;
    });
    const read = async () => (await demo.call(alarmDetail, { id: alarm })).data;
    expect(await read()).toMatchObject({ gwid: next, gateway_remark: '甲店' });
    // One from before gateways took alarms along.
    await db.query('UPDATE alarm SET gateway_id = $2 WHERE id = $1', [alarm, old]);
    await agent.call(rename, { id: old, remark: '乙的秘密' });
    expect(await read()).toMatchObject({ gateway_remark: '甲店' });
    expect((await demo.call(alarms, { gwid: old })).data.list).toMatchObject([{ gateway_remark: '甲店' }]);
  });
});

it('what was intercepted does not tell how the next owner calls the gateway', async () => {
  const { gwid } = await fresh();
  await agent.call(bind, { gwid, key, remark: '乙的秘密' });
  await db.query(
    `INSERT INTO guard_day (account_id, service, day, gateway_id, class, source, name, times)
     VALUES ('acc_demo', 'honeypot', '2026-11-19', $1, 'scan', '02:00:5E:00:53:02', '', 1000000)`,
    [gwid],
  );
  const { sources, gateways } = (await demo.call(guardSummary, { service: 'honeypot' })).data;
  expect(sources[0]).toMatchObject({ gwid, gateway_remark: gwid });
  expect(gateways[0]).toMatchObject({ gwid, remark: gwid });
});

describe('a gateway that is taken back', () => {
  /** Two reports a minute apart, in which so many bytes pass. */
  const pass = async (gwid: string, accountId: string, bytes: number) => {
    await tell(gwid, accountId, { name: 'AP', clients: 1 }, '', 1000);
    clock += minute;
    await tell(gwid, accountId, { name: 'AP', clients: 1 }, '', 1000 + bytes);
    clock += minute;
  };
  const live = async (id: string) =>
    (await demo.call(throughput, { id, range: 'live' })).data.points.map(({ down }) => Math.round((down * 60) / 8));
  const booked = async (gwid: string) => {
    await rollUp(db, clock);
    return db.query('SELECT account_id, bytes_down FROM device_hour WHERE device_id = $1 ORDER BY account_id', [gwid]);
  };

  it('keeps what it measured before, where nobody else had it', async () => {
    const { gwid } = await fresh();
    await demo.call(bind, { gwid, key });
    await pass(gwid, 'acc_demo', 6000);
    await demo.call(unbind, { gwids: [gwid] });
    clock += minute;
    await demo.call(keptRestore, { gwid });
    expect(await live(gwid)).toEqual([6000]);
    expect(await booked(gwid)).toEqual([{ account_id: 'acc_demo', bytes_down: 6000 }]);
  });

  it.each(['by its page', 'when nothing is kept for that one'])(
    'neither shows nor books what another owner measured meanwhile: %s',
    async (way) => {
      const { gwid } = await fresh();
      await demo.call(bind, { gwid, key });
      await pass(gwid, 'acc_demo', 6000);
      await demo.call(unbind, { gwids: [gwid] });
      clock += minute;
      await agent.call(bind, { gwid, key });
      await pass(gwid, 'acc_agent', 12_000);
      await agent.call(unbind, { gwids: [gwid] });
      if (way !== 'by its page') await db.query(`DELETE FROM kept_gateway WHERE account_id = 'acc_agent'`);
      clock += minute;
      await demo.call(keptRestore, { gwid });
      const at = new Date(clock).toISOString();
      expect(await live(gwid)).toEqual([]);
      expect(await booked(gwid)).toEqual([]);
      expect(await db.query('SELECT DISTINCT bound_at FROM device WHERE gateway_id = $1', [gwid])).toEqual([
        { bound_at: at },
      ]);
      clock += minute;
      await pass(gwid, 'acc_demo', 3000);
      expect(await live(gwid)).toEqual([3000]);
      expect(await booked(gwid)).toEqual([{ account_id: 'acc_demo', bytes_down: 3000 }]);
    },
  );
});
