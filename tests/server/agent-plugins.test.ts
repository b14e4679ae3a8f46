import { execFileSync } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as contract from '../../src/api/contract/plugin';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { fingerprint } from '../../host/server/kit/secrets';
import { startReference, type Reference } from './reference';
import { keyFile, manifestOf, newPublisher, packed } from './signed-plugin';

// The example agent, plugin by plugin: what it refuses, what it ends, and that nothing is left of it.

interface State {
  run: string;
  reason: string;
  cpu: number | null;
  memory: number | null;
  status: Record<string, unknown>;
  log: string[];
}
interface Running {
  state: State;
  done: Promise<void>;
  stop(): Promise<void>;
}
interface Opened {
  manifest: object;
  files: Record<string, string>;
}
interface Cloud {
  call(path: string, body: object): Promise<unknown>;
  down(bytes: number): Promise<unknown>;
  up(bytes: Uint8Array): Promise<void>;
}
interface Agent {
  able: boolean;
  take(params: Record<string, string>, say: (line: string) => void): Promise<{ ok: boolean; error?: string }>;
  resume(): Promise<void>;
  stop(): Promise<unknown>;
}
interface Modules {
  openPackage(base64: string, wanted: object, how: { keys: KeyObject[]; allowed?: string[] }): Opened;
  findBox(): object | undefined;
  startPlugin(opened: Opened, settings: object, how: object): Running;
  limits: Record<string, unknown>;
  createPlugins(how: { cloud: Cloud; asked: () => Promise<unknown>; owner: string }): Agent;
  contentOf(folder: string): string;
}

const examples = fileURLToPath(new URL('../../examples/', import.meta.url));
const load = async (path: string) => (await import(join(examples, path))) as Modules;
const { openPackage } = await load('device-agent/plugins/package.mjs');
const { findBox } = await load('device-agent/plugins/box.mjs');
const { startPlugin, limits } = await load('device-agent/plugins/process.mjs');
const { createPlugins } = await load('device-agent/plugins/plugins.mjs');
const { contentOf } = await load('plugins/pack.mjs');

const publisher = newPublisher();
const keys = [publisher.publicKey];
const box = findBox();

/** What the cloud says of a package. */
const wantedOf = ({ hash, signature }: ReturnType<typeof packed>, more = {}) => ({
  ...{ id: 'beat', version: '1.0.0', hash, signature, enabled: true, settings: {} },
  ...more,
});

describe('a package that reaches a gateway', () => {
  const good = packed(publisher, manifestOf());
  const open = (file: typeof good, more = {}, allowed?: string[]) =>
    openPackage(file.package, wantedOf(file, more), { keys, ...(allowed && { allowed }) });

  it('is opened when its hash and its signature hold', () => {
    expect(Object.keys(open(good).files)).toEqual(['index.mjs']);
  });

  const changed = packed(publisher, manifestOf(), 'process.exit()');
  const named = (name: string) => {
    const content = { manifest: manifestOf(), files: { 'index.mjs': '', [name]: '' } };
    return packed(publisher, content, undefined, content);
  };
  it.each([
    ['is signed by somebody else', () => open(packed(newPublisher(), manifestOf())), /签名无效/],
    ['was changed on the way', () => open({ ...good, package: changed.package }), /哈希不符/],
    ['was changed with its hash', () => open({ ...changed, signature: good.signature }), /签名无效/],
    ['has no signature', () => open({ ...good, signature: '' }), /签名无效/],
    ['is another plugin of the publisher', () => open(packed(publisher, manifestOf({ id: 'other' }))), /不是要安装/],
    ['is an older version in its place', () => open(packed(publisher, manifestOf({ version: '0.9.0' }))), /不是要安装/],
    [
      'wants a right that nobody knows',
      () => open(packed(publisher, manifestOf({ rights: [{ right: 'root' }] }))),
      /root/,
    ],
    ['wants more than its owner allows', () => open(good, {}, ['clients']), /权限不被允许：server/],
    ['wants more memory than there is', () => open(packed(publisher, manifestOf({ memory: 4096 }))), /内存/],
    ['writes outside of its folder', () => open(named('../agent.mjs')), /格式错误/],
    ['writes to a place of its own', () => open(named('/etc/cron.d/x')), /格式错误/],
    ['runs what is outside of it', () => open(packed(publisher, manifestOf({ main: '../../x.mjs' }))), /格式错误/],
    ['is no package', () => open(packed(publisher, {}, '', 'text')), /格式错误/],
  ])('is refused when it %s', (_, opened, why) => {
    expect(opened).toThrow(why);
  });

  it('is refused where no publisher is trusted', () => {
    expect(() => openPackage(good.package, wantedOf(good), { keys: [] })).toThrow(/没有受信任/);
  });
});

/** Processes of this machine whose command line holds something. */
const processesWith = (text: string) =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text));
const foldersOf = async (owner: string) =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`np-plugin-${owner}-`));

let slot = 100;
/** Runs a program as a plugin, with limits that a test can wait for. */
function runs(source: string, { rights = [] as string[], bounds = {}, memory = 48 } = {}) {
  const owner = `test${process.pid}x${++slot}`;
  const manifest = manifestOf({ memory, rights: rights.map((right) => ({ right, why: '' })) });
  const plugin = startPlugin(
    { manifest, files: { 'index.mjs': source } },
    { every: 60 },
    {
      ...{ box, owner, slot, asked: async (what: string) => [what] },
      bounds: { ...limits, look: 100, busy: Infinity, again: [], ...bounds },
      cloud: { down: async (bytes: number) => [new Uint8Array(bytes)], up: async () => undefined },
    },
  );
  return { ...plugin, owner };
}

/** Only for what shall reach the limit of work: on a busy machine any start takes longer than this. */
const hurried = { bounds: { busy: 5, busyTime: 800 } };

const say = 'const say = (status) => console.log(JSON.stringify({ status }));';
/** What goes wrong when something is tried. */
const tried = `${say} const tried = async (work) => { try { await work(); return 'done' } catch (error) { return error.code ?? error.cause?.code ?? error.message } };`;

describe.skipIf(!box)('a plugin in its box', () => {
  it.each([
    ['loops for ever', 'for (;;);', hurried, /持续占用处理器/],
    ['fills its memory', `const all = []; setInterval(() => all.push(Buffer.alloc(4e6, 1)), 5)`, {}, /内存|终止|代码/],
    ['fills its heap', `const all = []; for (;;) all.push(new Array(1e4).fill({}))`, {}, /内存|终止|代码/],
    [
      'floods its output',
      `const line = 'x'.repeat(1000) + '\\n'; const go = () => { while (process.stdout.write(line)); process.stdout.once('drain', go) }; go()`,
      {},
      /输出过多/,
    ],
    ['ends a line never', `const go = () => process.stdout.write('x'.repeat(65536), go); go()`, {}, /输出过多/],
    ['ends at once', 'process.exit(3)', {}, /已退出，代码 3/],
  ])('that %s is ended, and nothing of it is left', async (_, source, more, why) => {
    const { state, done, owner } = runs(source, more);
    await done;
    expect(state).toMatchObject({ run: 'failing', reason: expect.stringMatching(why) as string });
    expect(processesWith(owner)).toEqual([]);
    expect(await foldersOf(owner)).toEqual([]);
  });

  it('sees no file, no program, no thread, no variable of the machine, and no network that it may not use', async () => {
    const { state, stop } = runs(
      `import fs from 'node:fs'; import cp from 'node:child_process'; import { Worker } from 'node:worker_threads';
       ${tried}
       say({ read: await tried(() => fs.readFileSync('/etc/hostname')), up: await tried(() => fs.readdirSync('..')),
         write: await tried(() => fs.writeFileSync(new URL('x', import.meta.url), 'x')),
         own: await tried(() => fs.readFileSync(new URL(import.meta.url), 'utf8')),
         program: await tried(() => cp.spawnSync('true').error && Promise.reject(cp.spawnSync('true').error)),
         thread: await tried(() => new Worker('1', { eval: true })),
         kill: await tried(() => process.kill(${process.pid}, 0)),
         net: await tried(() => fetch('http://127.0.0.1:1')), user: String(process.getuid()),
         variables: Object.keys(process.env).join(' ') });
       setInterval(() => {}, 1000);`,
    );
    await vi.waitFor(() => expect(state.status.net).toBeDefined(), { timeout: 20_000, interval: 50 });
    await stop();
    const { user, variables, ...seen } = state.status as Record<string, string>;
    expect(seen).toMatchObject({
      ...{ read: 'ERR_ACCESS_DENIED', up: 'ERR_ACCESS_DENIED', write: 'ERR_ACCESS_DENIED', own: 'done' },
      ...{ program: 'ERR_ACCESS_DENIED', thread: 'ERR_ACCESS_DENIED', kill: 'ESRCH' },
    });
    expect(seen.net).not.toBe('done');
    expect(
      variables!
        .split(' ')
        .sort()
        .filter((name) => !['LANG', 'PATH'].includes(name)),
    ).toEqual([]);
    if (process.getuid?.() === 0) expect(user).not.toBe('0');
  });

  it('has a limit of processes, of memory, of files and of what it writes that even its own programs have', async () => {
    const { state, owner, stop } = runs(`${say} say({ up: 1 }); setInterval(() => {}, 1000)`);
    await vi.waitFor(() => expect(state.status.up).toBe(1), { timeout: 20_000, interval: 50 });
    const pid = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes(owner) && !line.includes('unshare'))
      .map((line) => Number(line.trim().split(' ')[0]))[0]!;
    const told = await readFile(`/proc/${pid}/limits`, 'utf8');
    const limit = (name: string) => Number(new RegExp(`^${name} +(\\d+)`, 'm').exec(told)?.[1]);
    expect(limit('Max open files')).toBe(256);
    expect(limit('Max file size')).toBe(0);
    expect(limit('Max data size')).toBeLessThan(1e9);
    if (process.getuid?.() === 0) expect(limit('Max processes')).toBe(40);
    await stop();
    expect(processesWith(owner)).toEqual([]);
  });

  it('is told by the gateway what its rights allow, and nothing else', async () => {
    const ask = `let rest = ''; process.stdin.on('data', (text) => { const lines = (rest + text).split('\\n');
      rest = lines.pop(); for (const line of lines) {
      const { settings, server, answer, value, error } = JSON.parse(line);
      if (settings) said.server = server;
      if (answer) said[answer] = value ?? error;
      say(said); } });
      console.log(JSON.stringify({ ask: 'clients', id: 'a' })); console.log(JSON.stringify({ ask: 'interfaces', id: 'b' }));
      console.log(JSON.stringify({ ask: 'keys', id: 'c' }));`;
    const { state, stop } = runs(`${say} const said = {}; ${ask}`, { rights: ['clients'] });
    await vi.waitFor(() => expect(Object.keys(state.status)).toHaveLength(4), { timeout: 20_000, interval: 50 });
    await stop();
    expect(state.status).toEqual({ server: null, a: ['clients'], b: '没有权限：interfaces', c: '没有这个问题' });
  });
});

describe.skipIf(!box)('the agent of a machine', () => {
  let clock = Date.parse('2026-11-20T02:00:00Z');
  let server: Reference;
  let folder: string;
  let agent: Agent;
  let gwid: string;
  const headers = () => ({ 'x-device-id': gwid, 'x-device-key': 'key-of-a-test' });
  const send = (path: string, body: BodyInit, type = {}) =>
    server.fetch(
      new Request(`http://netpane.test/api/v3/ingest/${path}`, {
        method: 'POST',
        headers: { ...headers(), ...type },
        body,
      }),
    );
  const json = { 'content-type': 'application/json' };
  const [speedDown, speedUp] = [contract.speedDown, contract.speedUp].map(({ path }) =>
    path.replace(/^.*ingest\//, ''),
  );
  const cloud: Cloud = {
    call: async (path, body) =>
      ((await (await send(path, JSON.stringify(body), json)).json()) as { data: unknown }).data,
    down: async (bytes) => (await send(speedDown!, JSON.stringify({ bytes }), json)).body,
    up: async (bytes) => {
      const form = new FormData();
      form.set('file', new Blob([Buffer.from(bytes)]));
      expect((await send(speedUp!, form)).status).toBe(200);
    },
  };

  beforeAll(async () => {
    server = await startReference({ now: () => clock });
    folder = await mkdtemp(join(tmpdir(), 'netpane-agent-'));
    await mkdir(join(folder, 'keys'));
    await writeFile(join(folder, 'keys', 'p.pem'), await keyFile(publisher).text());
    process.env.NETPANE_PLUGIN_FOLDER = join(folder, 'plugins');
    process.env.NETPANE_PLUGIN_KEYS = join(folder, 'keys');
    const [row] = await server.services.db.query<{ id: string }>(
      `SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'gateway' ORDER BY id LIMIT 1`,
    );
    gwid = row!.id;
    await server.services.db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [gwid]);
    await server.services.db.query(
      `INSERT INTO device_identity (gwid, key_hash, account_id, model, serial, simulated)
       VALUES ($1, $2, 'acc_demo', 'Linux', 'NP2', false)
       ON CONFLICT (gwid) DO UPDATE SET key_hash = excluded.key_hash`,
      [gwid, fingerprint('key-of-a-test')],
    );
    agent = createPlugins({ cloud, asked: async () => [], owner: gwid });
    const by = '李工';
    await server.staff.call(contract.staffPluginTrust, { by, name: 'Netpane', file: keyFile(publisher) });
    const { manifest, files } = JSON.parse(contentOf(join(examples, 'plugins/speedtest'))) as Opened;
    const file = new Blob([JSON.stringify(packed(publisher, {}, '', { manifest, files }))]);
    await server.staff.call(contract.staffPluginPublish, { by, file });
  });
  afterAll(async () => {
    await agent.stop();
    delete process.env.NETPANE_PLUGIN_FOLDER;
    delete process.env.NETPANE_PLUGIN_KEYS;
    await server.close();
    await rm(folder, { recursive: true });
  });

  const device = () => ({ gwid, accountId: 'acc_demo' });
  async function apply(act: (typeof contract.pluginActs)[number]) {
    const demo = await server.signIn();
    await demo.call(contract.pluginApply, { act, plugin: 'speedtest', gwids: [gwid], request_id: crypto.randomUUID() });
    clock += 1000;
    await runJobs(server.services, clock);
    await deliver();
  }
  /** The agent fetches what waits for it and says how it went. */
  async function deliver() {
    await deliverSettings(server.services, clock);
    for (const { id, kind, params } of await handOut(server.services, device(), clock)) {
      if (kind !== 'plugin') continue;
      const { ok, error } = await agent.take(params, () => undefined);
      await takeResult(server.services, device(), { id, done: true, ok, output: [], error }, clock);
    }
    await deliverSettings(server.services, clock);
  }
  const shown = async () =>
    (await (await server.signIn()).call(contract.pluginInstallation, { gwid, plugin: 'speedtest' })).data;

  it('measures the line to the server with the speed test, tells it, and stops it without a rest', async () => {
    await apply('install');
    await vi.waitFor(async () => expect((await shown()).status.down).toBeGreaterThan(0), {
      timeout: 30_000,
      interval: 200,
    });
    const row = await shown();
    expect(row).toMatchObject({ delivery: 'done', run: 'running', run_version: '1.0.0' });
    expect(row.status).toMatchObject({ up: expect.any(Number) as number, ms: expect.any(Number) as number });
    expect(row.log.at(-1)).toMatch(/下载 .* Mbps/);
    expect(processesWith(`np-plugin-${gwid}`).length).toBeGreaterThan(0);
    await apply('disable');
    expect(processesWith(`np-plugin-${gwid}`)).toEqual([]);
    await vi.waitFor(async () => expect((await shown()).run).toBe('stopped'), { timeout: 20_000, interval: 200 });
    await apply('enable');
    await vi.waitFor(() => expect(processesWith(`np-plugin-${gwid}`)).not.toEqual([]), {
      timeout: 20_000,
      interval: 100,
    });
  });

  it('does not run a package again that was changed on its disk', async () => {
    await agent.stop();
    const kept = (await readdir(process.env.NETPANE_PLUGIN_FOLDER!)).find((name) => name.endsWith('.package'))!;
    const path = join(process.env.NETPANE_PLUGIN_FOLDER!, kept);
    const whole = await readFile(path, 'utf8');
    await writeFile(path, Buffer.from(`${Buffer.from(whole, 'base64').toString()} `).toString('base64'));
    await agent.resume();
    await vi.waitFor(
      async () => expect(await shown()).toMatchObject({ run: 'refused', run_reason: '哈希不符，插件包被改动' }),
      { timeout: 20_000, interval: 200 },
    );
    await agent.stop();
  });

  it('does not run what the cloud itself signed for with a key of its own', async () => {
    const forged = packed(newPublisher(), {}, '', JSON.parse(contentOf(join(examples, 'plugins/speedtest'))) as object);
    await server.services.db.query('UPDATE plugin_version SET package = $1, hash = $2, signature = $3', [
      forged.package,
      forged.hash,
      forged.signature,
    ]);
    await apply('disable');
    await apply('enable');
    await vi.waitFor(
      async () => expect(await shown()).toMatchObject({ run: 'refused', run_reason: '签名无效或发布方不受信任' }),
      { timeout: 20_000, interval: 200 },
    );
    expect(processesWith(`np-plugin-${gwid}`)).toEqual([]);
    await apply('remove');
    expect((await readdir(process.env.NETPANE_PLUGIN_FOLDER!)).filter((name) => name.endsWith('.package'))).toEqual([]);
    expect((await foldersOf(gwid)).map((name) => basename(name))).toEqual([]);
  });

  it('may not measure without a plugin for it, nor all the time', async () => {
    const asked = await send(speedDown!, JSON.stringify({ bytes: 10 }), json);
    expect(asked.status).toBe(404);
  });
});
