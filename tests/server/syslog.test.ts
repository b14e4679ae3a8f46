import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { logs } from '../../src/api/contract/log';
import { syslogGateways, syslogLines, syslogRetention, syslogSave } from '../../src/api/contract/syslog';
import { fingerprint } from '../../host/server/kit/secrets';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { writeSyslog } from '../../host/server/demo/simulation/syslog';
import { syslog } from '../../host/server/services/syslog/feature';
import { keepHistory } from '../../host/server/kit/history/parts';
import { day, hour } from '../../src/domain/time';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let demo: Client;
let agent: Client;
let gwid: string;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const { db } = reference.services;
  const [row] = await db.query<{ id: string }>(
    `UPDATE device SET status = 'online' WHERE id = (
       SELECT id FROM device WHERE account_id = 'acc_agent' AND kind = 'gateway' ORDER BY id LIMIT 1) RETURNING id`,
  );
  gwid = row!.id;
  await db.query(
    `INSERT INTO device_identity (gwid, key_hash, account_id, model, serial, simulated)
     VALUES ($1, $2, 'acc_agent', 'NP-R980', 'NP1', true)
     ON CONFLICT (gwid) DO UPDATE SET key_hash = excluded.key_hash, account_id = excluded.account_id`,
    [gwid, fingerprint('key-of-a-test')],
  );
});
afterAll(() => reference.close());

const report = async (...lines: string[]) => {
  const answer = await reference.fetch(
    new Request('http://netpane.test/api/v3/ingest/syslog', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-device-id': gwid, 'x-device-key': 'key-of-a-test' },
      body: JSON.stringify({ lines }),
    }),
  );
  return ((await answer.json()) as { data: { kept: number } }).data.kept;
};
const setting = (more: object = {}) => ({
  gwids: [gwid],
  enabled: true,
  server: '',
  port: '514',
  protocol: 'udp' as const,
  level: 6,
  ...more,
});
const told = async () => {
  const { db } = reference.services;
  await deliverSettings(reference.services, clock);
  await answerCommands(reference.services, clock);
  await deliverSettings(reference.services, clock);
  const [order] = await db.query<{ params: Record<string, string> }>(
    `SELECT params FROM command WHERE kind = 'syslog' AND gwid = $1 ORDER BY (params->>'rev')::int DESC LIMIT 1`,
    [gwid],
  );
  return order!.params;
};
const row = async () => (await agent.call(syslogGateways, { q: gwid })).data.list[0]!;

describe('the log of a gateway', () => {
  it('is kept once it is set to come here, from the severity that is set', async () => {
    expect(await report('<30>1 - gw dhcpd - - - lease')).toBe(0);
    await agent.call(syslogSave, setting({ level: 4 }));
    expect((await row()).delivery).toBe('pending');
    expect(await told()).toMatchObject({ enabled: 'true', target: 'cloud', level: '4' });
    expect((await row()).delivery).toBe('done');
    expect(await report('<30>1 - gw dhcpd - - - lease', '<27>1 - gw pppd - - - wan1 down', 'noise')).toBe(1);
    const { list, total } = (await agent.call(syslogLines, {})).data;
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ severity: 3, app: 'pppd', message: 'wan1 down', gwid });
    const line = (await agent.call(logs, { kind: 'action' })).data.list.find(({ text }) => text === '修改日志发送');
    expect(line!.detail.after).toMatch('云平台');
  });

  it('is searched and narrowed', async () => {
    await report('<27>1 - gw pppd - - - 100% of wan2', '<26>1 - gw kernel - - - too hot');
    const found = async (input: object) =>
      (await agent.call(syslogLines, input)).data.list.map(({ message }) => message);
    expect(await found({ q: '100%' })).toEqual(['100% of wan2']);
    expect(await found({ q: 'KERNEL' })).toEqual(['too hot']);
    expect(await found({ severity: '2' })).toEqual(['too hot']);
    expect(await found({ from: new Date(clock + 1).toISOString() })).toEqual([]);
    expect((await agent.call(syslogLines, { per_page: 1, page: 2 })).data).toMatchObject({ total: 3 });
  });

  it('goes elsewhere where that is set, and then not here', async () => {
    const wrong = async (more: object) => (await failureOf(agent.call(syslogSave, setting(more)))).detail.errors;
    expect(await wrong({ server: 'no server' })).toHaveProperty('server');
    expect(await wrong({ server: '10.0.0.1-10.0.0.9' })).toHaveProperty('server');
    expect(await wrong({ port: '0' })).toHaveProperty('port');
    expect(await wrong({ port: '65536' })).toHaveProperty('port');
    await agent.call(syslogSave, setting({ server: 'log.example.net', port: '6514', protocol: 'tcp' }));
    expect(await told()).toMatchObject({ target: 'server', server: 'log.example.net', port: '6514', protocol: 'tcp' });
    expect(await report('<26>1 - gw kernel - - - too hot')).toBe(0);
    await agent.call(syslogSave, setting({ enabled: false }));
    expect(await told()).toMatchObject({ enabled: 'false' });
  });

  it('of another account is not there, for reading and for writing', async () => {
    expect((await demo.call(syslogLines, { gwid })).data.total).toBe(0);
    expect((await demo.call(syslogGateways, { q: gwid })).data.total).toBe(0);
    expect((await failureOf(demo.call(syslogSave, setting()))).detail.status).toBe(404);
  });

  it('grows by the simulation and goes when it is too old', async () => {
    const { db } = reference.services;
    const count = async () => (await demo.call(syslogLines, { per_page: 1 })).data.total;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await db.query(`UPDATE device SET status = 'online' WHERE account_id = 'acc_demo' AND kind = 'gateway'`);
    await writeSyslog(db, 'acc_demo', clock);
    expect(await count()).toBeGreaterThan(before);
    const held = async () =>
      (await db.query<{ n: number }>(`SELECT count(*) AS n FROM syslog_line WHERE account_id = 'acc_demo'`))[0]!.n;
    await db.query(`UPDATE syslog_line SET at = at - interval '36 hours' WHERE account_id = 'acc_demo'`);
    await demo.call(syslogRetention, { days: 1 });
    expect((await demo.call(syslogGateways, {})).data.days).toBe(1);
    expect([await count(), await held()]).toEqual([0, 0]);
    // From now on they are written to go after a day, unseen until their part goes.
    await writeSyslog(db, 'acc_demo', clock - 36 * hour);
    expect([await count(), (await held()) > 0]).toEqual([0, true]);
    await keepHistory(db, [syslog], clock + 40 * day);
    expect(await held()).toBe(0);
    expect((await failureOf(demo.call(syslogRetention, { days: 0 }))).detail.errors).toHaveProperty('days');
  });
});
