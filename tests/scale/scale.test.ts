import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import { captchaAccountGenerate, login } from '../../src/api/contract/auth';
import { logs } from '../../src/api/contract/log';
import { groupCreate } from '../../src/api/contract/group';
import { jobCreate, jobs } from '../../src/api/contract/job';
import { staffWalletCredit } from '../../src/api/contract/staff-wallet';
import { photo, photoUpload } from '../../src/api/contract/support';
import { user } from '../../src/api/contract/user';
import { walletSummary } from '../../src/api/contract/wallet';
import { ApiError } from '../../src/api/error';
import { withReplica } from '../../host/server/kit/store';
import type { Db } from '../../host/server/kit/store/db';
import { startPostgres, type PostgresServer } from '../server/postgres';
import type { Program } from '../server/server-process';
import { connect } from '../server/test-db';
import { buildEarlier, commitBefore } from './earlier';
import { startObjectStore } from '../server/object-store';
import { clientAt, openAccount, openCloud, startGateways, untilAnswered, type Gateway } from './cloud';
import { missing, startHaProxy, startPgBouncer, type Started } from './programs';

const without = missing();
const title = `one installation that grows${without ? `: not run, since ${without} is missing (apt-get install haproxy pgbouncer)` : ''}`;

/** Where uploads are moved to; in the database where the package of the object store can't be had. */
const objects = without ? undefined : await startObjectStore();
const uploads: Record<string, string> = objects ? { NETPANE_S3_URL: objects.url } : {};
const picture = Buffer.alloc(600_000, 7);
picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe.skipIf(without)(title, { timeout: 120_000 }, () => {
  let cloud: Awaited<ReturnType<typeof openCloud>>;
  let postgres: PostgresServer;
  let bouncer: Started;
  let direct: Db;
  let token: string;
  let photoId: string;
  let accountCode: string;
  let proxy: Started;
  let replica: PostgresServer;
  const servers: { url: string; program: Program }[] = [];
  const gateways: Gateway[] = [];
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    cloud = await openCloud();
    stops.push(() => cloud.close());
    postgres = await startPostgres();
    stops.push(() => postgres.stop());
    direct = connect(postgres.url);
    stops.push(() => direct.close());
    // What a connection is told once has to hold behind a pooler too.
    await direct.exec(`ALTER DATABASE postgres SET timezone = 'Asia/Shanghai'`);
    bouncer = await startPgBouncer(postgres.url);
    stops.push(() => bouncer.stop());
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    for (const stop of stops.reverse()) await stop();
    await objects?.stop();
  });

  const folder = (name: string) => join(cloud.folder, name);
  const me = (url = proxy.url): Client => clientAt(url, token);

  describe('moves from the embedded store', () => {
    const move = () => cloud.run(['move'], { NETPANE_DATA: folder('first'), DATABASE_URL: bouncer.url, ...uploads });

    it('with its accounts, sessions and uploads, though the command is killed on the way', async () => {
      const { url, program } = await cloud.serve({ NETPANE_DATA: folder('first') });
      ({ token, accountCode } = await openAccount(url, 'owner@example.cn'));
      const file = new File([picture], 'a.png', { type: 'image/png' });
      photoId = (await me(url).call(photoUpload, { file })).data.id;
      program.child.kill('SIGTERM');
      expect(await program.ended).toBe(0);

      const first = move();
      await expect
        .poll(() => direct.query('SELECT 1 FROM netpane_move.progress OFFSET 40').catch(() => []), { interval: 5 })
        .not.toEqual([]);
      first.child.kill('SIGKILL');
      expect(await first.ended).toBe('SIGKILL');
      const early = cloud.run([], { PORT: '0', NETPANE_DATA: folder('early'), DATABASE_URL: bouncer.url });
      expect(await early.ended).toBe(1);
      expect(early.errors()).toContain('搬移还没有完成');
      const second = move();
      await second.line(/已把 \d+ 个表共 \d+ 行搬到 .*每个表的行数与校验和都相同/);
      expect(await second.ended).toBe(0);
      const parts = await direct.query('SELECT 1 FROM upload_part');
      expect(parts).toHaveLength(objects ? 0 : 3);
    });

    it('and onto nothing that is there already', async () => {
      const again = move();
      expect(await again.ended).toBe(1);
      expect(again.errors()).toContain('数据库不是空的，未作任何改动');
    });
  });

  describe('is several equal servers', () => {
    it('behind a proxy without sticky sessions, over PgBouncer in transaction mode, with a replica', async () => {
      replica = await startPostgres(postgres.url);
      stops.push(() => replica.stop());
      const urls = { DATABASE_URL: bouncer.url, DATABASE_REPLICA_URL: replica.url, ...uploads };
      const serve = (name: string) => cloud.serve({ NETPANE_DATA: folder(name), ...urls });
      servers.push(...(await Promise.all([serve('first'), serve('second')])));
      proxy = await startHaProxy(servers.map(({ url }) => url));
      stops.push(() => proxy.stop());
      await expect.poll(async () => (await fetch(`${proxy.url}/readyz`)).status).toBe(200);
    });

    it('that know each session and show each upload', async () => {
      for (const url of [...servers.map((server) => server.url), proxy.url]) {
        expect((await me(url).call(user, {})).data.email).toContain('@example.cn');
        const bytes = await (await me(url).call(photo, { id: photoId })).arrayBuffer();
        expect(Buffer.from(bytes).equals(picture)).toBe(true);
      }
    });

    it('that count tries together, and take the captcha that another one drew', async () => {
      const answers: unknown[] = [];
      const tries = (captcha: object, at: number) =>
        clientAt(servers[at % 2]!.url)
          .call(login, { email: 'nobody@example.cn', password: 'wrong', ...captcha })
          .catch((error: ApiError) => answers.push(error.detail.errors ? Object.keys(error.detail.errors) : 'refused'));
      for (let at = 0; at < 5; at++) await tries({}, at);
      expect(answers.splice(0)).toEqual(['refused', 'refused', 'refused', ['captcha'], ['captcha']]);
      const drawn = (await clientAt(servers[0]!.url).call(captchaAccountGenerate, { email: 'nobody@example.cn' })).data;
      await tries({ captcha: await answerOf(direct, drawn!.cache_key), captchaCacheKey: drawn!.cache_key }, 1);
      expect(answers).toEqual(['refused']);
    });

    it('that tell each other what happens', async () => {
      const stream = await fetch(`${servers[0]!.url}/api/v3/stream`, { headers: { authorization: `Bearer ${token}` } });
      const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
      gateways.push(...(await startGateways(servers[1]!.url, me(servers[1]!.url), 1)));
      let text = '';
      while (!text.includes('gateway.changed')) text += (await reader.read()).value ?? '';
      await reader.cancel();
    });

    it('that read what has been from the replica while it is near its primary', async () => {
      const metrics = async () => (await fetch(`${servers[0]!.url}/metrics`)).text();
      await expect.poll(metrics).toMatch(/^netpane_replica_lag_seconds 0(\.\d+)?$/m);
      await expect.poll(async () => (await me().call(logs, { kind: 'action' })).data.total).toBeGreaterThan(0);
      const other = connect(replica.url);
      const lags: number[] = [];
      const { reads, stop } = withReplica(direct, other, { behind: 200, every: 50, told: (lag) => lags.push(lag) });
      const isReplica = async () => (await reads.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is'))[0]!.is;
      await expect.poll(isReplica).toBe(true);
      await other.query('SELECT pg_wal_replay_pause()');
      await direct.exec('CREATE TABLE later (id integer)');
      await expect.poll(isReplica).toBe(false);
      expect(await reads.query('SELECT id FROM later')).toEqual([]);
      await other.query('SELECT pg_wal_replay_resume()');
      await expect.poll(isReplica).toBe(true);
      expect(Math.max(...lags)).toBeGreaterThan(0.2);
      const back = await replica.halt();
      expect(await reads.query('SELECT id FROM later')).toEqual([]);
      await expect.poll(() => lags.at(-1)).toBe(Infinity);
      await back();
      await expect.poll(isReplica).toBe(true);
      await stop();
    });

    it('on connections whose transactions end by themselves', async () => {
      const pooled = connect(bouncer.url, 2);
      const limit = () => pooled.tx((sql) => sql.query('SHOW statement_timeout'));
      expect(await limit()).toEqual([{ statement_timeout: '12s' }]);
      expect(await pooled.query('SHOW timezone')).toEqual([{ TimeZone: 'UTC' }]);
      await pooled.close();
    });
  });

  it('goes on within 30 s when one of two servers is killed under load: nothing is lost, nothing is done twice', async () => {
    gateways.push(...(await startGateways(proxy.url, me(), 23)));
    const amount_fen = 100;
    const asked: string[] = [];
    const acknowledged: string[] = [];
    let running = true;
    const write = async (writer: number) => {
      for (let n = 0; running; n++) {
        const name = `${writer}-${n}`;
        asked.push(name);
        const booked = await untilAnswered(() =>
          clientAt(proxy.url).call(staffWalletCredit, {
            ...{ by: 'test', account_code: accountCode, amount_fen, note: '转账' },
            reference: name,
          }),
        );
        // Asked again, since the answer was lost, it says that it was booked already.
        if (booked instanceof ApiError) expect(booked.detail.status).toBe(409);
        const made = await untilAnswered(() => me().call(groupCreate, { name }));
        if (!(made instanceof ApiError)) acknowledged.push(name);
      }
    };
    const writers = [0, 1, 2].map(write);
    const target = { ids: gateways.map(({ gwid }) => gwid) };
    const { id } = (await me().call(jobCreate, { request_id: 'scale-reboot', kind: 'reboot', target })).data;
    await expect.poll(() => gateways.some(({ done }) => done.length > 0), { interval: 10 }).toBe(true);
    servers[0]!.program.child.kill('SIGKILL');
    const killed = Date.now();
    await expect
      .poll(
        async () => {
          const list = await untilAnswered(() => me().call(jobs, {}));
          return list instanceof ApiError ? list : list.data.list.find((job) => job.id === id);
        },
        { timeout: 60_000, interval: 200 },
      )
      .toMatchObject({ state: 'done', success: gateways.length, failed: 0, skipped: 0 });
    expect(Date.now() - killed).toBeLessThan(30_000);
    running = false;
    await Promise.all(writers);

    expect(gateways.map(({ done }) => done.length)).toEqual(gateways.map(() => 1));
    const groups = await direct.query<{ name: string }>('SELECT name FROM device_group');
    expect(groups.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
    const booked = await direct.query<{ reference: string }>('SELECT reference FROM wallet_entry');
    expect(booked.map(({ reference }) => reference).sort()).toEqual(asked.map((name) => `staff:${name}`).sort());
    expect((await me().call(walletSummary, {})).data.balance_fen).toBe(asked.length * amount_fen);
  });

  it('what a killed server had made before it answered is not made again by another', async () => {
    // The statement that keeps the answer waits, until its server is gone.
    await direct.exec(`
      CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(60); RETURN new; END';
      CREATE TRIGGER hold BEFORE UPDATE OF answer ON reply FOR EACH ROW EXECUTE FUNCTION hold()`);
    const ask = (url: string) =>
      createClient({
        baseUrl: url,
        token: () => token,
        fetch: (request) => {
          request.headers.set('idempotency-key', 'killed');
          return fetch(request);
        },
      })
        .call(groupCreate, { name: '断电' })
        .catch((error: ApiError) => error);
    const doomed = await cloud.serve({ NETPANE_DATA: folder('doomed'), DATABASE_URL: postgres.url });
    const cut = ask(doomed.url);
    const holding = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'`;
    await expect.poll(() => direct.query(holding.replace('pg_terminate_backend(pid)', 'pid'))).toHaveLength(1);
    doomed.program.child.kill('SIGKILL');
    expect(await cut).toMatchObject({ kind: 'offline' });
    await direct.query(holding);
    await direct.exec(`DROP TRIGGER hold ON reply; UPDATE reply SET created_at = created_at - interval '2 minutes'`);
    expect(await ask(proxy.url)).toMatchObject({ detail: { status: 422, reason: 'keyAnswerLost' } });
    expect(await direct.query(`SELECT id FROM device_group WHERE name = '断电'`)).toHaveLength(1);
  });

  const before = commitBefore();
  it.skipIf(!before)(
    `is upgraded server by server${before ? '' : ': not run, since this clone has no earlier commit'}`,
    async () => {
      await direct.exec('CREATE DATABASE mixed');
      const DATABASE_URL = bouncer.url.replace(/postgres$/, 'mixed');
      const old = await cloud.serve(
        { NETPANE_DATA: folder('old'), DATABASE_URL: postgres.url.replace(/postgres$/, 'mixed') },
        await buildEarlier(before!),
      );
      const mine = await openAccount(old.url, 'mixed@example.cn');
      const next = await cloud.serve({ NETPANE_DATA: folder('next'), DATABASE_URL });
      // The one of before goes on in the shape that the next one has given to the store.
      expect((await fetch(`${old.url}/readyz`)).status).toBe(200);
      const [there, here] = [old.url, next.url].map((url) => clientAt(url, mine.token));
      for (const [one, other, name] of [
        [there!, here!, 'old'],
        [here!, there!, 'next'],
      ] as const) {
        const [gateway] = await startGateways(one.baseUrl, one, 1);
        gateways.push(gateway!);
        const target = { ids: [gateway!.gwid] };
        const { id } = (await other.call(jobCreate, { request_id: `mixed-${name}`, kind: 'reboot', target })).data;
        await expect
          .poll(async () => (await one.call(jobs, {})).data.list.find((job) => job.id === id)?.state)
          .toBe('done');
        expect(gateway!.done).toHaveLength(1);
        expect((await openAccount(one.baseUrl, `${name}@example.cn`)).token).not.toBe('');
      }
    },
  );

  it('goes on at its replica when the primary is lost', async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    servers[1]!.program.child.kill('SIGTERM');
    expect(await servers[1]!.program.ended).toBe(0);
    const groups = (db: Db) => db.query('SELECT id FROM device_group ORDER BY id');
    const before = await groups(direct);
    const back = await postgres.halt();
    stops.push(back);
    await replica.promote();
    const { url } = await cloud.serve({ NETPANE_DATA: folder('second'), ...uploads, DATABASE_URL: replica.url });
    const promoted = connect(replica.url);
    stops.push(() => promoted.close());
    expect(await groups(promoted)).toEqual(before);
    expect((await me(url).call(user, {})).data.email).toContain('@example.cn');
    const bytes = await (await me(url).call(photo, { id: photoId })).arrayBuffer();
    expect(Buffer.from(bytes).equals(picture)).toBe(true);
    expect((await me(url).call(groupCreate, { name: '接替' })).data.id).not.toBe('');
  });
});

/** A captcha's answer, found by trying all: the store keeps its hash. */
async function answerOf(db: Db, key: string): Promise<string> {
  const [row] = await db.query<{ answer_hash: string }>('SELECT answer_hash FROM captcha WHERE cache_key = $1', [key]);
  const alphabet = [...'acdefhkmnprtuvwxyz2345678'];
  for (const a of alphabet)
    for (const b of alphabet)
      for (const c of alphabet)
        for (const d of alphabet) {
          const answer = a + b + c + d;
          if (createHash('sha256').update(`${key} ${answer}`).digest('hex') === row!.answer_hash) return answer;
        }
  throw new Error('no such answer');
}
