import { spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boxed } from './box.mjs';
import { openDoor } from './door.mjs';
import { usageOf } from './usage.mjs';

/** What a plugin is stopped for. */
export const limits = {
  /** Bytes that it may say in `floodTime` milliseconds, and in one line. */
  flood: 1_000_000,
  floodTime: 10_000,
  line: 48_000,
  /** Percent of one processor over `busyTime` milliseconds. */
  busy: 20,
  busyTime: 30_000,
  /** Milliseconds between two looks at what it uses. */
  look: 2000,
  /** Milliseconds before it is started again; after the last of them it stays down. */
  again: [5000, 30_000, 120_000],
};
/** Lines of its log that are kept, characters of one. */
const kept = { lines: 50, text: 300 };

/**
 * Runs an opened package in a box until it is stopped, again when it ends by itself. `asked(what)` answers what it asks the
 * gateway for, `cloud` what it wants of the server; both are called for what its rights allow alone.
 */
export function startPlugin(
  { manifest, files },
  settings,
  { box, owner, slot, asked, cloud, bounds = limits, onChange },
) {
  const may = (right) => manifest.rights.some((one) => one.right === right);
  const state = { run: 'running', reason: '', cpu: null, memory: null, status: {}, log: [] };
  const log = (line) => {
    state.log.push(`${clock()} ${line}`.slice(0, kept.text));
    if (state.log.length > kept.lines) state.log.shift();
  };
  let stopped = false;
  let failures = 0;
  let end;
  const done = live();
  return { state, done, stop };

  async function live() {
    while (!stopped) {
      const began = Date.now();
      const why = await once().catch((error) => `无法启动：${error.message}`);
      if (stopped) return;
      // One that ran for long has not failed before.
      if (Date.now() - began > 600_000) failures = 0;
      const pause = bounds.again[failures++];
      Object.assign(state, { run: 'failing', reason: why.slice(0, kept.text), cpu: null, memory: null });
      log(pause === undefined ? `${why}，不再重启` : `${why}，${pause / 1000} 秒后重启`);
      onChange?.();
      if (pause === undefined) return;
      await new Promise((resume) => {
        const timer = setTimeout(resume, pause);
        end = () => {
          clearTimeout(timer);
          resume();
        };
      });
    }
  }

  async function stop() {
    stopped = true;
    end?.();
    await done;
  }

  /** One life of it, in a folder that is made for it; gives why it ended. */
  async function once() {
    const folder = await mkdtemp(folderOf(owner));
    let door;
    try {
      const run = boxed(box, {
        ...{ owner, id: manifest.id, slot, memory: manifest.memory, folder, main: join(folder, manifest.main) },
        ...{ network: may('network'), server: may('server') },
      });
      for (const [name, content] of Object.entries(files))
        await writeFile(join(folder, name), content, { mode: 0o644 });
      // The agent's own, and read by anybody: the plugin cannot change what was checked.
      await chmod(folder, 0o755);
      const socket = join(folder, 'server.sock');
      if (may('server')) {
        door = await openDoor(socket, cloud);
        await chmod(socket, run.uid === undefined ? 0o666 : 0o600);
        if (run.uid !== undefined) await chown(socket, run.uid, run.uid);
      }
      if (stopped) return '已停止';
      return await watched(run, may('server') ? socket : null);
    } finally {
      door?.close();
      await rm(folder, { recursive: true, force: true });
    }
  }

  function watched(run, socket) {
    const child = spawn(run.program, run.args, { env: run.env, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
    return new Promise((finish) => {
      let why;
      const put = (reason) => {
        why ??= reason;
        run.kill(child);
      };
      end = () => put('已停止');
      child.stdin.on('error', () => undefined);
      const write = (message) => child.stdin.writable && child.stdin.write(`${JSON.stringify(message)}\n`);
      write({ settings, server: socket });
      const flood = floodOf(bounds, () => put('输出过多'));
      child.stdout.on(
        'data',
        linesOf(bounds, flood, (line) => heard(line, write)),
      );
      child.stderr.on('data', linesOf(bounds, flood, log));
      const timer = watch(run, child, put);
      child.once('error', (error) => put(`无法启动：${error.message}`));
      child.once('close', (code, signal) => {
        clearInterval(timer);
        finish(why ?? (signal ? `被系统终止（${signal}）` : `已退出，代码 ${code}`));
      });
    });
  }

  /** What a line of it says; anything that is no message of ours is a line of its log. */
  function heard(line, write) {
    const { status, log: said, ask, id } = parse(line) ?? { log: line };
    if (said !== undefined) log(String(said));
    if (typeof status === 'object' && status !== null) {
      Object.assign(state, { run: 'running', reason: '', status });
      onChange?.();
    }
    if (ask !== undefined)
      void answer(ask).then(
        (value) => write({ answer: id, value }),
        (error) => write({ answer: id, error: error.message }),
      );
  }

  async function answer(what) {
    if (what !== 'clients' && what !== 'interfaces') throw new Error('没有这个问题');
    if (!may(what)) throw new Error(`没有权限：${what}`);
    return asked(what);
  }

  /** Looks at what it uses, and ends one that uses too much. */
  function watch(run, child, put) {
    const seen = [];
    return setInterval(() => {
      const root = run.root(child);
      void (root ? usageOf(root) : Promise.resolve(undefined)).then((usage) => {
        if (!usage) return;
        const at = Date.now();
        const last = seen.at(-1);
        seen.push({ seconds: usage.seconds, at });
        while (at - seen[1]?.at >= bounds.busyTime) seen.shift();
        if (last) state.cpu = tenth(shareOf(last, seen.at(-1)));
        state.memory = tenth(usage.memory);
        if (usage.memory > manifest.memory) return put(`内存超过 ${manifest.memory} MB`);
        if (at - seen[0].at < bounds.busyTime) return;
        // It has lived for a while.
        Object.assign(state, { run: 'running', reason: '' });
        const share = shareOf(seen[0], seen.at(-1));
        if (share > bounds.busy) put(`持续占用处理器 ${Math.round(share)}%`);
      });
    }, bounds.look);
  }
}

/** The time of day in Beijing, as the console shows it. */
const clock = () => new Date().toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai' });

/** How folders of running plugins begin. */
export const folderOf = (owner) => join(tmpdir(), `np-plugin-${owner}-`);

/** Percent of one processor between two looks. */
const shareOf = (from, to) => Math.max(0, (100_000 * (to.seconds - from.seconds)) / Math.max(1, to.at - from.at));

const tenth = (value) => Math.round(value * 10) / 10;

/** Counts what a plugin says. */
function floodOf({ flood, floodTime }, over) {
  let since = Date.now();
  let bytes = 0;
  return (size) => {
    if (Date.now() - since > floodTime) [since, bytes] = [Date.now(), 0];
    bytes += size;
    if (bytes > flood) over();
    return bytes <= flood;
  };
}

/** Cuts what comes into lines; one that never ends is cut off. */
function linesOf({ line: longest }, fits, take) {
  const decoder = new TextDecoder();
  let rest = '';
  return (chunk) => {
    if (!fits(chunk.length)) return;
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop().slice(0, longest + 1);
    for (const line of lines) if (line.trim() && line.length <= longest) take(line);
  };
}

function parse(line) {
  try {
    const value = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
