import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { throughput } from '../../src/api/contract/device';
import { staffAccountErase, staffAccountExport } from '../../src/api/contract/staff';
import { user } from '../../src/api/contract/user';
import { day, hour, hourStart, iso, minute } from '../../src/domain/time';
import { features } from '../../host/server/features';
import { rollUp } from '../../host/server/fleet/devices/rollup';
import type { Archive } from '../../host/server/kit/history/archive';
import { openClickHouse } from '../../host/server/kit/history/clickhouse';
import { beginCopy, copyHistory, setUpArchive, waited } from '../../host/server/kit/history/copy';
import { keepHistory } from '../../host/server/kit/history/parts';
import { historyCare } from '../../host/server/jobs/logs';
import { StoreAway, type Db } from '../../host/server/kit/store/db';
import { startColumnStore } from './column-store';
import { startReference, type Reference } from './reference';

const columns = await startColumnStore();
const without = columns ? '' : ': not run, since the package chdb can not be had';

describe.skipIf(!columns)(`history in ClickHouse${without}`, { timeout: 60_000 }, () => {
  let clock = hourStart(Date.parse('2026-11-20T02:00:00Z'));
  const start = clock;
  let reference: Reference;
  let demo: Client;
  let db: Db;
  let archive: Archive;
  let id: string;
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
  const read = async (from: number, to: number) => (await demo.call(throughput, { id, from, to })).data;
  const copy = (to: Archive = archive) => copyHistory(db, to, features, clock);
  const rowsThere = async () => (await archive.query<{ n: number }>('SELECT count() AS n FROM device_sample'))[0]!.n;
  const goTo = async (at: number) => {
    clock = at;
    demo = await reference.signIn();
  };
  const keep = () => historyCare.run(reference.services);

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

  it('gives the same answers as the store, for samples and for hours', async () => {
    const ask = () => Promise.all([read(start - 2 * hour, start), read(start - 8 * day + 1, start)]);
    const kept = await ask();
    expect(kept.map(({ points }) => points.length)).toEqual([239, 4]);
    // What the store has by now forgotten.
    reference.services.archive = archive;
    await db.exec('TRUNCATE device_sample; DELETE FROM device_hour; DELETE FROM device_day;');
    await goTo(start + 30 * day);
    expect(await read(start - 2 * hour, start)).toEqual(kept[0]);
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
    await db.query(`UPDATE wallet SET balance_fen = 0 WHERE account_id = 'acc_demo'`);
    await db.query(`UPDATE withdrawal SET state = 'paid' WHERE account_id = 'acc_demo' AND state = 'pending'`);
    await reference.staff.call(staffAccountErase, { account_code });
    expect(await rowsThere()).toBe(0);
  });
});
