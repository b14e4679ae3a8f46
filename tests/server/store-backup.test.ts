import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backUp, restoreFrom } from '../../host/server/backup-file';
import { isMoving, migrate, move, NotEmpty, type Migration } from '../../host/server/kit/store';
import type { Db } from '../../host/server/kit/store/db';
import { createVault } from '../../host/server/kit/vault';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { prepareStore } from '../../host/server/prepare-store';
import { startReference, type Reference } from './reference';
import { openUnpacked } from './packed-store';
import { databaseUrl, migrations, openEmpty, openTestDb } from './test-db';

/** Something in every table: with more of it every copy takes longer, and tells no more. */
const fleets = smallPlans.map((plan) => ({
  ...plan,
  ...{ gateways: 3, spares: 1, aps: 5, switches: 2, firewalls: 1, residents: 20, visitors: 5, historyDays: 3 },
}));

let all: Migration[];
let full: Reference;
/** What it has, from before the tests on. */
let fully: Record<string, unknown>;
let folder: string;
let data: string;
let file: string;
const said: string[] = [];
const vault = createVault([new Uint8Array(32).fill(7)]);
const backup = (path: string) => ({
  settings: { data: path },
  migrations: all,
  say: (line: string) => said.push(line),
});

beforeAll(async () => {
  all = await migrations();
  full = await startReference({ fleets });
  folder = await mkdtemp(join(tmpdir(), 'netpane-backup-'));
  data = join(folder, 'data');
  file = join(folder, 'all.backup');
  await mkdir(join(data, 'uploads/ad'), { recursive: true });
  await mkdir(join(data, 'store'));
  await writeFile(join(data, 'store/PG_VERSION'), 'not told by the file');
  await writeFile(join(data, 'vault.key'), 'the key\n');
  await writeFile(join(data, 'uploads/ad/empty'), '');
  await writeFile(join(data, 'uploads/ad/picture.png'), Buffer.alloc(600_000, 'np'));
  const { db } = full.services;
  await db.exec(`SELECT nextval('guard_event_number')`);
  await backUp(db, [file], backup(data));
  fully = await everything(db);
});
afterAll(async () => {
  await full.close();
  await rm(folder, { recursive: true });
});

/** Every table with a sum of its rows, and every sequence with its value. */
async function everything(db: Db): Promise<Record<string, unknown>> {
  const tables = await db.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`,
  );
  // One question for all: one a table costs as much as what they hold.
  const sums = await db.query<{ name: string }>(
    tables
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, count(*), md5(coalesce(string_agg(t::text, '|' ORDER BY t::text COLLATE "C"), '')) AS sum FROM "${name}" t`,
      )
      .join(' UNION ALL '),
  );
  const sequences = await db.query(`SELECT sequencename, last_value FROM pg_sequences ORDER BY 1`);
  const rules = await db.query(`SELECT conname, contype, pg_get_constraintdef(oid) AS is FROM pg_constraint
    WHERE connamespace = current_schema()::regnamespace ORDER BY 1, 3`);
  const triggers = await db.query(`SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`);
  return { ...Object.fromEntries(sums.map((row) => [row.name, row])), sequences, rules, triggers };
}

describe('a restored server', () => {
  let empty: Db;
  let place: string;
  beforeEach(async () => {
    ({ db: empty } = await openEmpty());
    place = await mkdtemp(join(folder, 'restored-'));
    return () => empty.close();
  });
  const restored = (args: string[] = []) => restoreFrom(empty, [file, ...args], backup(place));

  it('has the same rows, numbers, rules and files', async () => {
    await restored();
    const is = await everything(empty);
    expect(Object.keys(is).length).toBeGreaterThan(100);
    expect(is).toEqual(fully);
    expect(await readFile(join(place, 'uploads/ad/picture.png'))).toEqual(
      await readFile(join(data, 'uploads/ad/picture.png')),
    );
    expect(await readFile(join(place, 'vault.key'), 'utf8')).toBe('the key\n');
    expect((await stat(join(place, 'uploads/ad/empty'))).size).toBe(0);
    await expect(stat(join(place, 'store'))).rejects.toThrow();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(said.at(-1)).toMatch(/已恢复 \d{4,} 行数据和 3 个文件/);
  });

  it('keeps what it has unless it is told to lose it', async () => {
    const filled = await openTestDb();
    const before = await everything(filled);
    const over = (...args: string[]) => restoreFrom(filled, [file, ...args], backup(place));
    await expect(over()).rejects.toThrow(/数据库不是空的.*--force/);
    expect(await everything(filled)).toEqual(before);
    await over('--force');
    expect(await everything(filled)).toEqual(fully);
    await filled.close();
  });

  it('keeps the keys of its folder unless it is told to lose them', async () => {
    await writeFile(join(place, 'vault.key'), 'another key\n');
    await expect(restored()).rejects.toThrow(/已有 vault\.key/);
    expect(await readFile(join(place, 'vault.key'), 'utf8')).toBe('another key\n');
    expect(await everything(empty)).not.toHaveProperty('device');
  });

  it('has its keys before its rows, and goes on where it was cut off in between', async () => {
    let keys: string | undefined;
    const cut: Db = {
      ...empty,
      tx: async (work) => {
        keys = await readFile(join(place, 'vault.key'), 'utf8').catch(() => undefined);
        // Whether a server works there is looked at before.
        if (keys === undefined) return empty.tx(work);
        throw new Error('cut off');
      },
    };
    await writeFile(join(place, 'staff.key'), 'stays');
    await expect(restoreFrom(cut, [file], backup(place))).rejects.toThrow('cut off');
    expect(keys).toBe('the key\n');
    expect(await readdir(place)).not.toContain('vault.key');
    // As a process leaves it that was killed there.
    await writeFile(join(place, 'vault.key'), 'the key\n');
    await mkdir(join(place, 'restored-1'));
    await writeFile(join(place, 'restored-1/vault.key'), 'the key\n');
    await restored();
    expect(await everything(empty)).toEqual(fully);
    await backUp(empty, [join(folder, 'again.backup')], backup(place));
    expect(said.at(-1)).toMatch(/ 4 个文件/);
  });

  it('takes nothing of a backup that is cut short, of a newer version or no backup', async () => {
    const bytes = await readFile(file);
    const lines = gunzipSync(bytes).toString().split('\n');
    const newer = { ...JSON.parse(lines[0]!), migrations: [{ name: '999_later.sql', sha256: '' }] } as object;
    const bad: [Uint8Array, RegExp][] = [
      [bytes.subarray(0, bytes.length / 2), /已损坏/],
      [gzipSync(lines.slice(0, -2).join('\n')), /不完整/],
      [gzipSync([JSON.stringify(newer), ...lines.slice(1)].join('\n')), /另一个版本（999_later\.sql）/],
      [gzipSync('{"rows":1}\n'), /不是本系统的备份/],
      [Buffer.from('PGDMP'), /已损坏/],
    ];
    for (const [content, words] of bad) {
      await writeFile(join(folder, 'bad.backup'), content);
      await expect(restoreFrom(empty, [join(folder, 'bad.backup')], backup(place))).rejects.toThrow(words);
    }
    expect(await everything(empty)).not.toHaveProperty('device');
    await expect(stat(join(place, 'vault.key'))).rejects.toThrow();
  });

  it('of an earlier version has that shape, for the newer one to go on from', async () => {
    const before = all.slice(0, 3);
    const { db: old } = await openEmpty();
    await migrate(old, before);
    const oldFile = join(folder, 'old.backup');
    await backUp(old, [oldFile], backup(place));
    await restoreFrom(empty, [oldFile], backup(await mkdtemp(join(folder, 'older-'))));
    expect(await everything(empty)).toEqual(await everything(old));
    expect(await migrate(empty, all)).toHaveLength(all.length - 3);
    await old.close();
  });
});

describe('a backup', () => {
  it('says what it wants, lays itself over no other and has something to keep', async () => {
    const { db } = full.services;
    await expect(backUp(db, [], backup(data))).rejects.toThrow(/用法：npm run backup -- 文件/);
    await expect(backUp(db, [file], backup(data))).rejects.toThrow(/文件已存在/);
    const nowhere = join(folder, 'nowhere', 'x.backup');
    await expect(backUp(db, [nowhere], backup(data))).rejects.toThrow(/不能写入.*nowhere：没有这个文件夹/);
    const { db: empty } = await openEmpty();
    await expect(backUp(empty, [join(folder, 'none.backup')], backup(data))).rejects.toThrow(/没有可备份的数据/);
    await empty.close();
  });

  it('says that keys of the environment are not in it', async () => {
    const { settings, ...rest } = backup(data);
    await backUp(full.services.db, [join(folder, 'keys.backup')], { ...rest, settings: { ...settings, key: 'k' } });
    expect(said.at(-1)).toBe('NETPANE_KEY 由环境变量给出，不在备份中，请另行保存');
  });
});

describe.runIf(databaseUrl())('everything on the embedded store', () => {
  let embedded: Db;
  let there: string;
  let was: Record<string, unknown>;
  let empty: Db;
  beforeAll(async () => {
    embedded = await openUnpacked();
    there = await mkdtemp(join(folder, 'other-'));
    // In the place of other tables, which is the most that a restore does to a store.
    await migrate(embedded, all);
    await expect(restoreFrom(embedded, [file], backup(there))).rejects.toThrow(/数据库不是空的.*--force/);
    await restoreFrom(embedded, [file, '--force'], backup(there));
    was = await rows(full.services.db);
  });
  afterAll(() => embedded.close());
  beforeEach(async () => {
    ({ db: empty } = await openEmpty());
    return () => empty.close();
  });

  /** How a version of PostgreSQL words its rules is its own affair. */
  const rows = async (db: Db) => {
    const { rules: _rules, triggers: _triggers, ...kept } = await everything(db);
    return kept;
  };
  /** The store, which goes away at its `last` transaction. */
  const until = (db: Db, last: number): Db => {
    let count = 0;
    return {
      ...db,
      tx: (work) => (++count === last ? Promise.reject(new Error('gone')) : db.tx(work)),
    };
  };

  it('is what was restored there, and comes back by a backup', async () => {
    expect(await rows(embedded)).toEqual(was);
    await backUp(embedded, [join(folder, 'other.backup')], backup(there));
    const place = await mkdtemp(join(folder, 'restored-'));
    await restoreFrom(empty, [join(folder, 'other.backup')], backup(place));
    expect(await rows(empty)).toEqual(was);
    expect(await readFile(join(place, 'uploads/ad/picture.png'))).toEqual(
      await readFile(join(data, 'uploads/ad/picture.png')),
    );
  });

  it('moves with every row, number and rule, though it is cut off, and written to in between', async () => {
    const moved: string[] = [];
    await expect(move(embedded, until(empty, 60), all, () => undefined)).rejects.toThrow('gone');
    expect(await isMoving(empty)).toBe(true);
    await expect(prepareStore(empty, { migrations: all, vault, staffKey: 'staff' })).rejects.toThrow(/npm run move/);
    // A server ran on the first store again, and changed what was carried over already.
    await embedded.exec(`UPDATE account SET qq = '10001'`);
    const [before] = await empty.query<{ rows: number }>('SELECT sum(rows) AS rows FROM netpane_move.progress');
    const sum = await move(embedded, empty, all, (table) => moved.push(table));
    expect(before!.rows).toBeGreaterThan(0);
    expect(sum).toMatchObject({ tables: moved.length });
    expect(await rows(empty)).toEqual(await rows(embedded));
    const { rules, triggers } = await everything(full.services.db);
    expect(await everything(empty)).toMatchObject({ rules, triggers });
    expect(await isMoving(empty)).toBe(false);
    // Whoever begins once more finds a database that has something.
    await expect(move(embedded, empty, all, () => undefined)).rejects.toThrow(NotEmpty);
    expect(await rows(empty)).toEqual(await rows(embedded));
  });

  it('tells of a row that did not arrive as it was', async () => {
    const lossy: Db = {
      ...empty,
      tx: (work) =>
        empty.tx((sql) =>
          work({
            ...sql,
            query: (text, params) =>
              sql.query(text.replace('json_array_elements($1::json)', `json_array_elements($1::json -> '[]')`), params),
          }),
        ),
    };
    await expect(move(embedded, lossy, all, () => undefined)).rejects.toThrow(/rows are not those/);
    expect(await isMoving(empty)).toBe(true);
  });
});
