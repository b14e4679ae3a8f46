import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreFull } from '../../host/server/kit/store/db';
import { makeDb } from '../../host/server/kit/store/make-db';
import { openPglite } from '../../host/server/kit/store/pglite';
import { toOperator } from '../../host/server/kit/log';
import { watchRoom } from '../../host/server/kit/store';
import { single } from '../../host/server/kit/store/single';
import { sparing, type Ending } from '../../host/server/kit/store/sparing';
import { storeTemplate } from '../../host/server/kit/store/template';
import { startReference, type Reference } from './reference';

const mega = 1024 * 1024;
const plenty = 10_000 * mega;

describe('the embedded store on a disk that fills up', () => {
  let real: Awaited<ReturnType<typeof openPglite>>;
  beforeAll(async () => {
    real = await openPglite({ template: await storeTemplate(join(process.cwd(), '.cache/store')) });
    await real.exec('CREATE TABLE thing (n integer)');
  });
  afterAll(() => real.close());

  /** A store whose thread `fault` may spoil, and which is there again after it was opened anew. */
  function setup() {
    let bytes = plenty;
    let fault: (() => Promise<never>) | undefined;
    const done = { kills: 0, opens: 0 };
    const thread = (): Ending => {
      let cut: (error: Error) => void;
      const killed = new Promise<never>((_, fail) => (cut = fail));
      killed.catch(() => undefined);
      const ask = <T>(work: () => Promise<T>) => Promise.race([killed, fault ? fault() : work()]);
      return {
        query: (sql, params) => ask(() => real.query(sql, params)),
        exec: (sql) => ask(() => real.exec(sql)),
        close: async () => undefined,
        async kill() {
          done.kills += 1;
          await real.exec('ROLLBACK');
          cut(new Error('the store is closed'));
        },
      };
    };
    const open = async () => {
      done.opens += 1;
      return thread();
    };
    const db = makeDb(
      'pglite',
      single(
        sparing(open, thread(), async () => bytes),
        async () => undefined,
      ),
    );
    return {
      db,
      done,
      room: (free: number) => (bytes = free),
      break: (how: typeof fault) => (fault = how),
      add: () => db.tx((sql) => sql.query('INSERT INTO thing VALUES (1)')),
      count: async () => (await db.query<{ n: number }>('SELECT count(*) AS n FROM thing'))[0]!.n,
    };
  }

  it('takes nothing new before there is no room at all, can be read, and goes on by itself', async () => {
    const store = setup();
    await store.add();
    const before = await store.count();
    store.room(20 * mega);
    await expect(store.add()).rejects.toBeInstanceOf(StoreFull);
    await expect(store.db.query('DELETE FROM thing')).rejects.toBeInstanceOf(StoreFull);
    expect(await store.count()).toBe(before);
    store.room(plenty);
    await store.add();
    expect([await store.count(), store.done]).toEqual([before + 1, { kills: 0, opens: 0 }]);
  });

  it('is opened anew when it was full all the same, as soon as there is room', async () => {
    const store = setup();
    const before = await store.count();
    store.break(() => Promise.reject(Object.assign(new Error('could not write to file'), { code: '53100' })));
    await expect(store.add()).rejects.toBeInstanceOf(StoreFull);
    store.room(0);
    store.break(undefined);
    await expect(store.count()).rejects.toBeInstanceOf(StoreFull);
    store.room(plenty);
    await expect.poll(() => store.count().catch(() => 'full')).toBe(before);
    await store.add();
    expect(await store.count()).toBe(before + 1);
    expect(store.done.opens).toBe(store.done.kills);
  });

  it('refuses who waits for a statement that never ends on a full disk', async () => {
    const store = setup();
    store.break(() => new Promise(() => store.room(0)));
    await expect(store.add()).rejects.toBeInstanceOf(StoreFull);
    store.break(undefined);
    store.room(plenty);
    await expect.poll(() => store.count().catch(() => 'full')).toBeTypeOf('number');
    await store.add();
  });
});

describe('a server whose store has no room', () => {
  let server: Reference;
  let bytes = plenty;
  beforeAll(async () => {
    server = await startReference({ room: async () => bytes, log: () => undefined });
  });
  afterAll(() => server.close());

  const health = async () => (await server.fetch(new Request('http://netpane.test/healthz'))).json();

  it('tells of it before: in /healthz, and once in the log and to its operator', async () => {
    bytes = 200 * mega;
    const said: string[] = [];
    const log = (line: string) => void said.push(line);
    const mail = { send: async (...mail: string[]) => log(mail.join(' ')) };
    const stop = watchRoom(async () => bytes, toOperator(log, mail, 'root@example.cn'));
    const line = '磁盘空间不足：数据目录所在磁盘剩余 200 MB';
    await expect.poll(() => said).toEqual([line, `root@example.cn [Netpane] ${line} ${line}`]);
    stop();
    expect(await health()).toMatchObject({ status: 'ok', disk: 'low' });
    bytes = plenty;
    expect(await health()).toMatchObject({ status: 'ok', disk: 'ok' });
  });

  it('refuses what would be saved in words of its own, and takes it again when there is room', async () => {
    const { db } = server.services;
    const token = await (await server.signIn()).token();
    const save = async () => {
      const response = await server.fetch(
        new Request('http://netpane.test/api/v3/profile/qq', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: '{"qq":"10002"}',
        }),
      );
      return [response.status, ((await response.json()) as { code: number }).code, response.headers.get('retry-after')];
    };
    await db.exec(`
      CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER full_disk BEFORE UPDATE ON account EXECUTE FUNCTION full_disk()`);
    if (db.kind === 'postgres') expect(await save()).toEqual([503, 5031, '30']);
    await db.exec('DROP FUNCTION full_disk CASCADE');
    expect(await save()).toEqual([200, 2000, null]);
  });
});
