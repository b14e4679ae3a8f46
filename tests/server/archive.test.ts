import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { apHistory, apStays } from '../../src/api/contract/access-point';
import { throughput } from '../../src/api/contract/device';
import { clientHistory } from '../../src/api/contract/client';
import { guardEvents } from '../../src/api/contract/guard';
import { logs } from '../../src/api/contract/log';
import { syslogLines } from '../../src/api/contract/syslog';
import { staffAccountErase, staffAccountExport } from '../../src/api/contract/staff';
import { user } from '../../src/api/contract/user';
import { day, hour, iso, minute } from '../../src/domain/time';
import { features } from '../../host/server/features';
import { settleStays } from '../../host/server/fleet/clients/past-stays';
import { rollUp } from '../../host/server/fleet/devices/rollup';
import type { Archive } from '../../host/server/kit/history/archive';
import { openClickHouse } from '../../host/server/kit/history/clickhouse';
import { beginCopy, copyHistory, resumeCopy, setUpArchive, waited } from '../../host/server/kit/history/copy';
import { keepHistory } from '../../host/server/kit/history/parts';
import { historyCare } from '../../host/server/jobs/logs';
import { StoreAway, type Db } from '../../host/server/kit/store/db';
import { startColumnStore } from './column-store';
import { startReference, type Reference } from './reference';

const columns = await startColumnStore();
const without = columns ? '' : ': not run, since the package chdb can not be had';

describe.skipIf(!columns)(`history in ClickHouse${without}`, { timeout: 60_000 }, () => {
  // Of today: the column store drops what is old by a clock of its own.
  let clock = Math.floor(Date.now() / day) * day + 2 * hour;
  const start = clock;
  let reference: Reference;
  let demo: Client;
  let db: Db;
  let archive: Archive;
  let id: string;
  let apId: string;
  let terminalId: string;
  beforeAll(async () => {
    reference = await startReference({ now: () => clock });
    ({ db } = reference.services);
    archive = openClickHouse(columns!.url);
    await setUpArchive(archive, features);
    await setUpArchive(archive, features);
    await beginCopy(reference.services.db, features, clock);
    // As it may stand after somebody's hand: finer than a millisecond.
    await reference.services.db.exec(`UPDATE history_copied SET until = until + interval '1 microsecond'`);
    demo = await reference.signIn();
    const [row] = await db.query<{ id: string }>(
      `UPDATE device SET bound_at = $1, simulated = false WHERE id = (
         SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'gateway' ORDER BY id LIMIT 1) RETURNING id`,
      [iso(start - 90 * day)],
    );
    id = row!.id;
    await db.query('UPDATE device_identity SET simulated = false WHERE gwid = $1', [id]);
    await db.exec('TRUNCATE device_sample; DELETE FROM device_hour;');
    await write(start - 4 * hour, 480);
    await writeLists();
    for (const at of [3, 2, 1, 0]) await rollUp(db, start - at * hour);
  });
  afterAll(async () => {
    await archive.close();
    await columns!.stop();
    await reference.close();
  });

  /** Half a minute apart, one of them without load. */
  const write = (from: number, count: number) =>
    db.query(
      `INSERT INTO device_sample (device_id, at, down, up, bytes_down, bytes_up, cpu, memory, clients)
       SELECT $1, $2::timestamptz + n * interval '30 s', n * 1000.25, n * 7.5, n * 3000, n * 20,
         CASE WHEN n <> 3 THEN 20.1 + n / 10.0 END, 40.7, n % 9
       FROM generate_series(0, $3::integer - 1) n`,
      [id, iso(from), count],
    );
  /** Some things that happened in an hour of each of these days ago, long and short. */
  const writeLists = async () => {
    await db.exec('TRUNCATE log, online_log, guard_event, syslog_line, auth_log, ap_sample');
    const moments = `FROM unnest(ARRAY[170, 100, 60, 20, 0]) AS d, generate_series(0, 22) n`;
    const at = `$1::timestamptz - d * interval '1 day' - n * interval '61.5 s'`;
    await db.query(
      `INSERT INTO log (account_id, kind, at, actor, target, text, ok, detail)
       SELECT 'acc_demo', 'action', ${at}, 'b***@x.cn', '门店 ' || n, '修改设备名称', n % 5 <> 0,
         jsonb_build_object('device', $2::text, '来源', n::text) ${moments}`,
      [iso(start), id],
    );
    await db.query(
      `INSERT INTO online_log (account_id, device_id, device_kind, remark, at, status, simulated)
       SELECT 'acc_demo', CASE WHEN n % 2 = 0 THEN $2 ELSE 'gone' END, 'gateway', '总部 100%_' || n, ${at},
         CASE WHEN n % 3 = 0 THEN 'offline' ELSE 'online' END, false ${moments}`,
      [iso(start), id],
    );
    await db.query(
      `INSERT INTO guard_event (at, account_id, gateway_id, service, class, target, source, name, action, detail, times, simulated)
       SELECT ${at}, 'acc_demo', CASE WHEN n % 2 = 0 THEN $2 ELSE 'gone' END, 'domain_parsing', 'ads', 'A' || n || '.例子.cn',
         '02:00:00:00:00:0' || n % 3, 'Überall', 'class', '', 1 + n, false ${moments}`,
      [iso(start), id],
    );
    await db.query(
      `INSERT INTO syslog_line (account_id, gateway_id, at, until, severity, facility, host, app, message, simulated)
       SELECT 'acc_demo', CASE WHEN n % 2 = 0 THEN $2 ELSE 'gone' END, ${at}, ${at} + interval '90 days', n % 8, 1, '路由',
         'kernel', 'Line ' || n, false ${moments}`,
      [iso(start), id],
    );
    await db.query(
      `INSERT INTO auth_log (account_id, client_id, gateway_id, at, name, gateway_remark, hostname, vendor, mac, ip, ssid, auth, simulated)
       SELECT 'acc_demo', 'c' || n, CASE WHEN n % 2 = 0 THEN $2 ELSE 'gone' END, ${at}, '访客 ' || n, '总部', 'Handy', '', '02:00:00:00:00:0' || n % 3,
         '10.0.0.' || n, '大堂', CASE WHEN n % 3 = 0 THEN 'wechat' ELSE 'phone' END, false ${moments}`,
      [iso(start), id],
    );
    const [ap] = await db.query<{ id: string }>(
      `UPDATE device SET bound_at = $1, simulated = false WHERE id = (
         SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' ORDER BY id LIMIT 1) RETURNING id`,
      [iso(start - 90 * day)],
    );
    apId = ap!.id;
    await db.query(
      `INSERT INTO ap_sample (device_id, at, down, up, clients_2g, clients_5g, busy_2g, busy_5g)
       SELECT $1, $2::timestamptz - n * interval '60 s', n * 1000.25, NULL, n % 4, n % 9, n / 2.0, NULL FROM generate_series(0, 150) n`,
      [apId, iso(start)],
    );
    const [terminal] = await db.query<{ id: string }>(
      `UPDATE client SET ap_id = $1, name = '访客 100%', auth = NULL, online = true, online_since = $2, down_bytes = 5000
       WHERE id = (SELECT id FROM client WHERE account_id = 'acc_demo' ORDER BY id LIMIT 1) RETURNING id`,
      [apId, iso(start - 40 * hour)],
    );
    terminalId = terminal!.id;
    await db.exec('TRUNCATE client_session, past_stay');
    await db.query(
      `INSERT INTO client_session (id, account_id, client_id, gateway_id, ap_id, ssid, band, signal, start_at, end_at, bytes_down, simulated)
       SELECT 's' || d || '-' || n, 'acc_demo', c.id, c.gateway_id, c.ap_id, '大堂', CASE WHEN n % 2 = 0 THEN '5G' END, -n,
         ${at} - interval '30 s', CASE WHEN d > 0 OR n > 0 THEN ${at} END, n, false FROM client c, (SELECT d, n ${moments}) m
       WHERE c.id = $2`,
      [iso(start), terminalId],
    );
    await db.exec(`UPDATE migration SET applied_at = '2026-01-01' WHERE name = '912_past_stay.sql'`);
    await db.query(`INSERT INTO syslog_retention VALUES ('acc_demo', 90)`);
    await db.query(`DELETE FROM service_owned WHERE service = 'domain_parsing' AND gateway_id = $1`, [id]);
    await db.query(
      `INSERT INTO service_owned (id, account_id, service, gateway_id, tier, quantity, starts_at, expires_at, created_at)
       VALUES ('dns', 'acc_demo', 'domain_parsing', $1, 'basic', 1, $2, $2, $2)`,
      [id, iso(start)],
    );
  };
  const askStays = () => {
    const stays = (input: object) => demo.call(apStays, { id: apId, per_page: 10, ...input });
    const past = async (from: number, to: number) => {
      const { data } = await demo.call(clientHistory, { id: terminalId, from: iso(from), to: iso(to) });
      return { data: { ...data, total: data.stays.length } };
    };
    return [
      ...[1, 6, 12].map((page) => stays({ page })),
      stays({ q: '访客 100%', band: '5G', page: 5 }),
      past(start - 101 * day, start - 80 * day),
      past(start - 30 * day, start),
    ];
  };
  const askLists = () => {
    const log = (input: Partial<Parameters<typeof demo.call<typeof logs>>[1]>) =>
      demo.call(logs, { kind: 'action', per_page: 10, ...input });
    const events = (input: object) => demo.call(guardEvents, { service: 'domain_parsing', per_page: 10, ...input });
    const lines = (input: object) => demo.call(syslogLines, { per_page: 10, ...input });
    const range = { from: iso(start - 101 * day), to: iso(start - 60 * day) };
    return Promise.all([
      ...[1, 5, 6, 12, 13].map((page) => log({ page })),
      ...[1, 5, 7, 12].map((page) => log({ page, order: 'asc' })),
      log({ result: 'failed', order: 'asc' }),
      log({ q: '门店 1', page: 3 }),
      log({ device: id, page: 6, per_page: 20 }),
      log({ device: 'none' }),
      log(range),
      log({ kind: 'online', page: 6, device: id }),
      log({ kind: 'online', q: '100%_1', result: 'ok', page: 2 }),
      ...[1, 6, 12].map((page) => log({ kind: 'auth', page })),
      log({ kind: 'auth', q: '总部', device: id, page: 5 }),
      log({ kind: 'auth', q: '02-00-00-00-00-01', order: 'asc' }),
      log({ kind: 'auth', result: 'failed' }),
      ...[1, 6, 9].map((page) => events({ page })),
      events({ q: 'ÜBER', page: 5 }),
      events({ q: '例子', gwid: id }),
      events({ source: '02:00:00:00:00:01', class: 'ads', page: 2 }),
      events(range),
      ...askStays(),
      ...[1, 3, 7].map((page) => lines({ page })),
      lines({ q: '路由 LINE 1', severity: 4, gwid: id }),
    ]).then((answers) => answers.map(({ data }) => data));
  };
  const read = async (from: number, to: number) => (await demo.call(throughput, { id, from, to })).data;
  const copy = (to: Archive = archive) => copyHistory(db, to, features, clock);
  const rowsThere = async () => (await archive.query<{ n: number }>('SELECT count() AS n FROM device_sample'))[0]!.n;
  const goTo = async (at: number) => {
    clock = at;
    demo = await reference.signIn();
  };
  const keep = () => historyCare.run(reference.services);

  it('is what nothing changes any more: stays that are over, once they are', async () => {
    const asked = await Promise.all(askStays());
    const over = () => db.query('SELECT id FROM client_session WHERE end_at < $1', [iso(start - day)]);
    await copy();
    expect(await over()).toHaveLength(92);
    await Promise.all([settleStays(db, start), settleStays(db, start)]);
    expect(await over()).toEqual([]);
    expect(await Promise.all(askStays())).toEqual(asked);
    const [used] = (await demo.call(apStays, { id: apId })).data.list;
    expect(used).toMatchObject({ end: null, bytes_down: 5000 - (22 * 23) / 2 });
  });

  it('is brought there once, by however many servers', async () => {
    await Promise.all([copy(), copy()]);
    await copy();
    // The last two minutes are still being written.
    expect(await rowsThere()).toBe(480 - 4);
    clock = start + 5 * minute;
    await copy();
    expect(await rowsThere()).toBe(480);
    const [sums] = await archive.query('SELECT sum(bytes_down) AS n FROM device_sample_hour');
    expect(sums).toEqual({ n: ((479 * 480) / 2) * 3000 });
  });

  it('is not brought there again after the store came back from a backup', async () => {
    const counts = () =>
      archive.query(`SELECT table, sum(rows) AS n FROM system.parts WHERE active GROUP BY table ORDER BY table`);
    const before = await counts();
    expect(before).toHaveLength(9);
    const ofSamples = `name IN ('device_sample', 'ap_sample')`;
    await db.query(`UPDATE history_copied SET until = until - interval '150 minutes' WHERE ${ofSamples}`);
    await db.query(`UPDATE history_copied SET until = until - interval '90 days' WHERE NOT ${ofSamples}`);
    await resumeCopy(db, archive, features);
    await copy();
    expect(await counts()).toEqual(before);
  });

  it('gives the same lists as the store, with their totals, sums, pages, orders and searches', async () => {
    const kept = await askLists();
    expect(kept.map(({ total }) => total).slice(0, 14)).toEqual([...Array<number>(9).fill(115), 25, 55, 115, 0, 45]);
    // A gateway's log is as long as its package says: 12 lines of it in each of three hours are too old.
    expect(kept.slice(16, 22).map(({ total }) => total)).toEqual([115, 115, 115, 60, 40, 0]);
    expect(kept.at(22)).toMatchObject({ total: 79, times: 1380 - 3 * 144 });
    expect(kept.slice(-10, -4).map(({ total }) => total)).toEqual([115, 115, 115, 60, 23, 46]);
    expect(kept.slice(-4).map(({ total }) => total)).toEqual([69, 69, 69, 12]);
    reference.services.archive = archive;
    await keep();
    for (const table of ['log', 'online_log', 'guard_event', 'auth_log'])
      await db.query(`DELETE FROM ${table} WHERE at < $1`, [iso(clock - 40 * day)]);
    await db.query('DELETE FROM past_stay WHERE end_at < $1', [iso(clock - 40 * day)]);
    // What is too much of an account goes from the store alone.
    await db.query('DELETE FROM syslog_line WHERE at < $1', [iso(clock - hour)]);
    expect(await askLists()).toEqual(kept);
  });

  it('gives the same answers as the store, for samples and for hours', async () => {
    const ask = () => Promise.all([read(start - 2 * hour, start), read(start - 8 * day + 1, start)]);
    const readAp = async () => (await demo.call(apHistory, { id: apId, from: start - 2 * hour, to: start })).data;
    const kept = await ask();
    const keptOfAp = await readAp();
    expect(kept.map(({ points }) => points.length)).toEqual([239, 4]);
    expect(keptOfAp).toMatchObject({ step: 60, points: { length: 120 } });
    // What the store has by now forgotten.
    reference.services.archive = archive;
    await db.exec('TRUNCATE device_sample, ap_sample; DELETE FROM device_hour; DELETE FROM device_day;');
    await goTo(start + 30 * day);
    expect(await read(start - 2 * hour, start)).toEqual(kept[0]);
    expect(await readAp()).toEqual(keptOfAp);
    await goTo(start + 45 * day);
    const [{ points, ...rest }, told] = [await read(start - 8 * day + 1, start), kept[1]];
    expect(rest).toEqual({ step: told.step, peak_down: told.peak_down, peak_up: told.peak_up });
    const near = ({ cpu, memory, ...point }: (typeof points)[number]) => ({
      ...point,
      load: [cpu, memory].map((value) => value?.toFixed(3)),
    });
    expect(points.map(near)).toEqual(told.points.map(near));
  });

  it('is not read by who had the device later', async () => {
    await db.query('UPDATE device SET bound_at = $1 WHERE id = $2', [iso(start - hour / 2), id]);
    await goTo(start + 30 * day);
    const { points } = await read(start - 2 * hour, start);
    expect(points.length).toBe(59);
    await db.query('UPDATE device SET bound_at = $1 WHERE id = $2', [iso(start - 90 * day), id]);
  });

  it('waits in the store while it is away, is missing on the page, and comes when it is back', async () => {
    const again = await columns!.kill();
    const before = clock;
    await keepHistory(db, features, clock);
    await write(clock - 10 * minute, 20);
    await goTo(clock + 5 * day);
    await expect(copy()).rejects.toBeInstanceOf(StoreAway);
    expect(Math.round((await waited(db, features, clock)) / day)).toBeGreaterThanOrEqual(5);
    await keep();
    expect(await read(before - hour, before)).toMatchObject({ missing: true });
    const lists = await Promise.all([
      demo.call(logs, { kind: 'action' }),
      demo.call(guardEvents, { service: 'domain_parsing' }),
    ]);
    for (const { data } of lists) expect(data).toMatchObject({ missing: true });
    await again();
    await copy();
    await keep();
    expect(await db.query('SELECT 1 FROM device_sample')).toEqual([]);
    const back = await read(before - hour, before);
    expect([back.points.length, back.missing]).toEqual([20, undefined]);
  });

  it('leaves with its account, and goes with it', async () => {
    const { account_code } = (await demo.call(user, {})).data;
    const held = JSON.parse(await (await reference.staff.call(staffAccountExport, { account_code })).text()) as Record<
      string,
      object[]
    >;
    expect(held[`device_sample/${id}`]).toHaveLength(500);
    expect(held['guard_event/acc_demo']!.length).toBeGreaterThan(60);
    await db.query(`UPDATE wallet SET balance_fen = 0 WHERE account_id = 'acc_demo'`);
    await db.query(`UPDATE withdrawal SET state = 'paid' WHERE account_id = 'acc_demo' AND state = 'pending'`);
    await reference.staff.call(staffAccountErase, { account_code });
    expect(await rowsThere()).toBe(0);
    expect(await archive.query('SELECT count() AS n FROM guard_event')).toEqual([{ n: 0 }]);
  });
});
