import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeKey } from '../../host/server/change-key';
import { staffKeyHash } from '../../host/server/account/staff/staff-key';
import { demoPartner, ownMachine } from '../../host/server/demo';
import { runSeeds } from '../../host/server/demo/parts';
import { byNumber, migrate, openDb, type Migration } from '../../host/server/kit/store';
import type { Db } from '../../host/server/kit/store/db';
import { createVault, openVault } from '../../host/server/kit/vault';
import { prepareStore } from '../../host/server/prepare-store';
import { missing, startPgBouncer } from '../scale/programs';
import { startReference } from './reference';
import { migrations, openEmpty } from './test-db';

let all: Migration[];
let data: string;
beforeAll(async () => {
  all = await migrations();
});
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'netpane-data-'));
  return () => rm(data, { recursive: true });
});

const vaultOf = (byte: number) => createVault([new Uint8Array(32).fill(byte)]);

describe('servers that start together', () => {
  it('keep others out without holding on to what they saw, which nothing could be vacuumed behind', async ({
    skip,
  }) => {
    const { db, url } = await openEmpty();
    try {
      if (!url) return skip('an embedded store belongs to one process');
      const held = await db.alone(() =>
        db.query<{ xmin: string | null }>(
          `SELECT backend_xmin::text AS xmin FROM pg_stat_activity
           WHERE datname = current_database() AND state = 'idle in transaction'`,
        ),
      );
      expect(held).toEqual([{ xmin: null }]);
    } finally {
      await db.close();
    }
  });

  it('fill an empty database one after the other, and all come up', async () => {
    const { db, url } = await openEmpty();
    // An embedded store belongs to one process, which fills it once.
    const dbs = url ? [db, await openDb(url, {} as never)] : [db];
    const start = async (one: Db) => {
      const { services } = await startReference({ db: one, seed: false });
      const seed = () => runSeeds({ ...services, fleets: [] });
      await prepareStore(one, { migrations: all, vault: services.vault, staffKey: 'staff', seed });
    };
    await Promise.all(dbs.map(start));
    expect(await db.query('SELECT use FROM store_key ORDER BY use')).toEqual([{ use: 'staff' }, { use: 'vault' }]);
    for (const one of dbs) await one.close();
  });
});

describe('the keys of a store', () => {
  let db: Db;
  beforeAll(async () => {
    ({ db } = await openEmpty());
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    if (
      (await db.query(`SELECT to_regclass('store_key')::text AS t WHERE to_regclass('store_key') IS NOT NULL`)).length
    )
      await db.exec('DELETE FROM store_key; DELETE FROM two_step; DELETE FROM account');
  });

  const start = async (settings: { key?: string; staffKey?: string; data: string }) =>
    prepareStore(db, { migrations: all, vault: await openVault(settings), staffKey: await staffKeyHash(settings) });

  it('are those of its first server, and a server with others is refused in words', async () => {
    await prepareStore(db, { migrations: all, vault: vaultOf(1), staffKey: 'staff-one' });
    const other = (byte: number, staffKey: string) =>
      prepareStore(db, { migrations: all, vault: vaultOf(byte), staffKey });
    await expect(other(2, 'staff-one')).rejects.toMatchObject({
      code: 'NETPANE_SETTINGS',
      message: expect.stringMatching(
        `${vaultOf(2).keyId}.*${vaultOf(1).keyId}.*NETPANE_KEY.*change-key -- vault`,
      ) as string,
    });
    await expect(other(1, 'staff-two')).rejects.toMatchObject({
      message: expect.stringContaining('STAFF_KEY') as string,
    });
    await other(1, 'staff-one');
  });

  it('are changed by a new one in front of the old one, which is no good from then on', async () => {
    const [older, newer] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
    await start({ data, key: older });
    await start({ data, key: `${newer},${older}` });
    await start({ data, key: newer });
    await expect(start({ data, key: older })).rejects.toThrow(/npm run change-key/);
  });

  it('that lie in the data folder are changed by the command, and open what was sealed before', async () => {
    await start({ data });
    const [vault, staff] = [await openVault({ data }), await staffKeyHash({ data })];
    await db.exec(`INSERT INTO account (id, mobile, password_hash, password_changed_at, account_code, created_at)
      VALUES ('a', '13800000001', '', now(), 'A', now())`);
    await db.query(`INSERT INTO two_step (account_id, secret) VALUES ('a', $1)`, [
      vault.seal('two_step:a', 'JBSWY3DP'),
    ]);
    const said: string[] = [];
    const change = { settings: { data }, migrations: all, say: (line: string) => void said.push(line) };
    await changeKey(db, 'vault', change);
    await changeKey(db, 'staff', change);
    expect(said).toEqual([
      expect.stringContaining('1 项'),
      expect.stringContaining('vault.key'),
      expect.stringContaining('staff.key'),
    ]);
    const after = await openVault({ data });
    expect(after.keyIds).toHaveLength(1);
    expect(after.keyId).not.toBe(vault.keyId);
    expect(await staffKeyHash({ data })).not.toBe(staff);
    const [row] = await db.query<{ secret: string }>('SELECT secret FROM two_step');
    expect(after.open('two_step:a', row!.secret)).toBe('JBSWY3DP');
    await start({ data });
  });

  it.for(['directly', 'over PgBouncer'])(
    'stay as they are while another process works on the database %s, which would go on with the old ones',
    { timeout: 60_000 },
    async (way, { skip }) => {
      const { db, url } = await openEmpty();
      if (!url) return skip('an embedded store belongs to one process');
      const without = way === 'directly' ? undefined : missing();
      if (without) return skip(`without ${without}`);
      const pooler = way === 'directly' ? undefined : await startPgBouncer(url);
      const open = () => openDb(pooler?.url ?? url, {} as never);
      const [own, server] = [await open(), await open()];
      // As the jobs of a server do.
      const jobs = setInterval(() => void server.query('SELECT 1'), 1000);
      try {
        await server.query('SELECT 1');
        const change = { settings: { data }, migrations: all, say: () => undefined };
        // Over a pooler it takes over the connection that the server used last.
        for (const use of ['vault', 'staff'])
          await expect(changeKey(own, use, change)).rejects.toThrow('还有服务器在使用这个数据库，未作任何改动');
        clearInterval(jobs);
        await server.close();
        await expect
          .poll(() => changeKey(own, 'vault', change).then(() => 'changed', String), { timeout: 30_000 })
          .toBe('changed');
      } finally {
        clearInterval(jobs);
        await own.close();
        await pooler?.stop();
        await db.close();
      }
    },
  );

  it('of the environment are changed by the command as they are given', async () => {
    const [older, newer] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
    const staffKey = `npk_${randomBytes(24).toString('base64url')}`;
    await start({ data, key: older });
    const change = (settings: object, use?: string) =>
      changeKey(db, use, { settings: { data, ...settings }, migrations: all, say: () => undefined });
    await expect(change({ key: older }, 'vault')).rejects.toThrow(/新密钥,旧密钥/);
    await expect(change({ key: older })).rejects.toThrow(/用法/);
    await change({ key: `${newer},${older}` }, 'vault');
    await change({ staffKey }, 'staff');
    await start({ data, key: newer, staffKey });
  });
});

describe('data of an earlier version', () => {
  it('gives what interrupts to the partner of the examples, which had it, and to no other', async () => {
    const { db } = await openEmpty();
    const isBefore = ({ name }: Migration) => byNumber(name, '350') < 0;
    await migrate(db, all.filter(isBefore));
    await db.exec(`INSERT INTO account (id, mobile, password_hash, password_changed_at, account_code, created_at)
      VALUES ('acc_demo', '13800000001', '', now(), 'A', now()), ('acc_other', '13800000002', '', now(), 'B', now())`);
    const write = ['device:read', 'device:write'];
    const partners = [
      ['pt_examples', 'acc_demo', '示例网站', write],
      ['pt_reader', 'acc_demo', '示例网站', ['device:read']],
      ['pt_own', 'acc_demo', '云栖旅宿', write],
      ['pt_other', 'acc_other', '示例网站', write],
    ] as const;
    for (const [id, account, name, scopes] of partners)
      await db.query(
        `INSERT INTO partner (id, account_id, name, secret_hash, secret_hint, origins, scopes, created_at, rotated_at)
         VALUES ($1, $2, $3, '', '', '[]', $4, now(), now())`,
        [id, account, name, JSON.stringify(scopes)],
      );
    await migrate(db, all);
    const rows = await db.query<{ id: string; scopes: string[] }>('SELECT id, scopes FROM partner');
    expect(Object.fromEntries(rows.map(({ id, scopes }) => [id, scopes]))).toEqual({
      pt_examples: [...write, 'device:manage'],
      pt_reader: ['device:read'],
      pt_own: write,
      pt_other: write,
    });
    await db.close();
  });
});

describe('files that were half written', () => {
  it('are made anew, and what was there is laid aside', async () => {
    const { services, close } = await startReference({ seed: false });
    for (const name of ['vault.key', 'staff.key', 'own-machine.json', 'demo-partner.json']) {
      await writeFile(join(data, name), name.endsWith('json') ? '{"id":"pt_1","gwid":"' : 'npk_');
    }
    const first = [await openVault({ data }), await staffKeyHash({ data }), await ownMachine(services, data)] as const;
    await demoPartner(services, data);
    expect((await openVault({ data })).keyId).toBe(first[0].keyId);
    expect(await staffKeyHash({ data })).toBe(first[1]);
    expect(await ownMachine(services, data)).toEqual(first[2]);
    expect(JSON.parse(await readFile(join(data, 'demo-partner.json'), 'utf8'))).toMatchObject({
      secret: expect.stringMatching(/^nps_/) as string,
    });
    expect((await readdir(data)).filter((name) => name.includes('.broken-'))).toHaveLength(4);
    await close();
  });

  it('or emptied by a power cut are made anew as well', async () => {
    await writeFile(join(data, 'vault.key'), '');
    expect((await openVault({ data })).keyIds).toHaveLength(1);
  });
});
