import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as alarm from '../../src/api/contract/alarm';
import * as device from '../../src/api/contract/device';
import { complex } from '../../src/api/contract/stats';
import { verdict } from '../../src/api/contract/verdict';
import { drawnSites, siteHealths, type SiteHealth } from '../../src/domain/site';
import { day } from '../../src/domain/time';
import { condition } from '../../host/server/fleet/alarms/alarm-words';
import { raiseAlarms } from '../../host/server/fleet/alarms/alarms';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T06:00:00Z');
let reference: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());

describe('the verdict over all sites', () => {
  it('passes a verdict whose numbers are those of the lists that they lead to', async () => {
    const { db } = reference.services;
    const told = async () => (await demo.call(verdict, {})).data;
    const list = async (health: SiteHealth) => (await demo.call(device.gateways, { health, per_page: 1000 })).data;
    const online = (await demo.call(device.gateways, { status: 'online', per_page: 1000 })).data.list;
    const [silent, other] = online.filter((row) => row.alarm_count === 0);
    if (!silent || !other) throw new Error('two gateways are online without an alarm');
    const before = await told();
    await db.query(`UPDATE device SET status = 'offline', status_since = $2 WHERE id = $1`, [
      silent.id,
      new Date(clock - 3_600_000),
    ]);
    await raiseAlarms(db, clock, [
      {
        device: { ...other, accountId: 'acc_demo', kind: 'gateway', gatewayId: other.id },
        condition: condition('port_loop', { subject: '7', name: 'S' }),
      },
      {
        device: { ...other, accountId: 'acc_demo', kind: 'gateway', gatewayId: other.id },
        condition: condition('firmware_new', { detail: '9' }),
      },
    ]);
    const after = await told();
    for (const health of siteHealths) {
      const { list: rows, total } = await list(health);
      expect([health, total]).toEqual([health, health === 'stale' ? after.stale : after.counts[health]]);
      expect(rows).toHaveLength(total);
    }
    expect(after.counts.down).toBe(before.counts.down + 1);
    expect(after.down.map(({ gwid }) => gwid)).toContain(silent.id);
    expect((await list('degraded')).list.map(({ id }) => id)).toContain(other.id);
    // What is wrong comes as data too: an English page says it in English.
    const fact = { kind: 'port_loop', facts: { subject: '7', name: 'S' } };
    expect(after.degraded.find(({ gwid }) => gwid === other.id)).toMatchObject(fact);
    const { alarm_messages: latest } = (await demo.call(complex, {})).data;
    expect(latest.find(({ kind }) => kind === 'port_loop')).toMatchObject(fact);
    const { all, upgrade: _, ...states } = after.counts;
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(all);
    const drawn = after.groups.flatMap(({ sites = [] }) => sites);
    expect(drawn).toHaveLength(all);
    expect(drawn.filter(({ state }) => state === 'down')).toHaveLength(after.counts.down);
    expect(drawn.find(({ gwid }) => gwid === other.id)).toMatchObject({ state: 'degraded' });
    for (const { id, all: own } of after.groups.filter((group) => group.id))
      expect((await demo.call(device.gateways, { group: id })).data.total).toBe(own);
    // What stands in the way of nobody is no alarm.
    const alarmed = (await demo.call(alarm.alarms, { state: 'open', per_page: 1000 })).data.list;
    expect(alarmed.filter(({ kind }) => kind === 'firmware_new')).toEqual([]);
    expect((await demo.call(alarm.alarms, { kind: 'firmware_new', state: 'open' })).data.total).toBeGreaterThan(0);
    expect((await agent.call(verdict, {})).data.down.map(({ gwid }) => gwid)).not.toContain(silent.id);
    await db.query(`UPDATE device SET status_since = $2 WHERE id = $1`, [silent.id, new Date(clock - 8 * day)]);
    expect((await told()).stale).toBe(after.stale + 1);
    expect((await list('stale')).list.map(({ id }) => id)).toContain(silent.id);
    expect((await list('stale')).total).toBe(after.stale + 1);
    await db.query(`UPDATE device SET status = 'online', status_since = now() WHERE id = $1`, [silent.id]);
    await db.query(`DELETE FROM alarm WHERE gateway_id = $1 AND kind = 'port_loop'`, [other.id]);
  });

  it('lets groups stand for sites where they are too many to draw', async () => {
    const { db } = reference.services;
    const before = (await agent.call(verdict, {})).data;
    await db.query(
      `INSERT INTO device (id, account_id, kind, gateway_id, remark, model, firmware, serial, mac, simulated, bound_at, status_since, status)
       SELECT 'many' || n, 'acc_agent', 'gateway', 'many' || n, 'n', '', '', '', '', true, now(), '2026-11-01', CASE WHEN n > 2 THEN 'online' ELSE 'offline' END
       FROM generate_series(1, ${drawnSites + 1}) AS n`,
    );
    await db.query(
      `INSERT INTO device_live (device_id, account_id, kind, last_seen) VALUES ('many1', 'acc_agent', 'gateway', now())`,
    );
    const { groups, counts } = (await agent.call(verdict, {})).data;
    expect(groups.every(({ sites }) => sites === undefined)).toBe(true);
    expect([counts.all, counts.down, counts.never]).toEqual([
      before.counts.all + drawnSites + 1,
      before.counts.down + 1,
      before.counts.never + 1,
    ]);
    for (const key of ['all', 'down', 'degraded'] as const)
      expect(groups.reduce((sum, group) => sum + group[key], 0)).toBe(counts[key]);
    await db.query(`DELETE FROM device WHERE id LIKE 'many%'`);
  });
});
