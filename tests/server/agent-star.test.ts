import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Agent {
  whyNot: () => Promise<string | undefined>;
  takeStar: (params: object, say: (line: string) => void) => Promise<{ ok: boolean; error?: string }>;
  inHours: (hours: { from: string; to: string }, now: number) => boolean;
}
interface Share {
  give: (wanted: object) => Promise<string | undefined>;
  storedIn: (root: string, disk: string) => Promise<number | undefined>;
  remove: (wanted: object) => Promise<void>;
  unmount: (root: string, disk: string) => Promise<void>;
}
let agent: Agent;
let share: Share;
let folder: string;
let disk: string;
const path = process.env.PATH;

/** Programs of a machine as scripts: each writes down how it was called. */
async function program(name: string, body = ''): Promise<void> {
  const file = join(folder, 'bin', name);
  await writeFile(file, `#!/bin/sh\necho "${name} $*" >> ${folder}/calls\n${body}\n`);
  await chmod(file, 0o700);
}
const calls = async () => (await readFile(join(folder, 'calls'), 'utf8').catch(() => '')).trim().split('\n');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netpane-star-'));
  disk = join(folder, 'disk');
  await mkdir(join(folder, 'bin'));
  await mkdir(disk);
  process.env.NETPANE_CONFIG_FILE = join(folder, 'state', 'config.json');
  process.env.NETPANE_STAR = '';
  process.env.NETPANE_STAR_PLACES = `sda=${disk}`;
  agent = (await import(`${'../../examples/device-agent/star/star.mjs'}`)) as Agent;
  share = (await import(`${'../../examples/device-agent/star/share.mjs'}`)) as Share;
});
afterAll(async () => {
  for (const name of ['NETPANE_CONFIG_FILE', 'NETPANE_STAR', 'NETPANE_STAR_PLACES']) delete process.env[name];
  await rm(folder, { recursive: true });
});

describe('the agent as a lender', () => {
  beforeAll(async () => {
    process.env.PATH = `${join(folder, 'bin')}:${path}`;
    await program('ip', `case "$*" in "link show"*) test -e ${folder}/line;; "link add"*) touch ${folder}/line;; "link del"*) rm -f ${folder}/line;; esac`); // prettier-ignore
    await program('tc', `test ! -e ${folder}/notc || { echo 'no tbf' >&2; exit 2; }`);
    for (const name of ['nft', 'mkfs.ext4', 'mount', 'umount', 'e2fsck', 'resize2fs']) await program(name);
  });
  afterAll(() => {
    process.env.PATH = path;
  });

  async function take(more: Record<string, string> = {}) {
    const said: string[] = [];
    await rm(join(folder, 'calls'), { force: true });
    const whole = { enabled: 'true', mbps: '8', from: '23:30', to: '08:00', disks: '[{"disk":"sda","gb":1}]', ...more };
    return { ...(await agent.takeStar(whole, (line) => said.push(line))), said };
  }
  const left = async () => [
    ...(await readdir(disk)),
    ...(await readdir(join(folder, 'state')).catch(() => [])),
    ...((await stat(join(folder, 'line')).catch(() => undefined)) ? ['line'] : []),
  ];

  it('is none as long as its owner did not allow it', async () => {
    expect(await agent.whyNot()).toMatch(/没有允许共享/);
  });

  it('gives a share of just that size, and no way out before that has its limit', async () => {
    const { ok, said } = await take();
    expect(ok).toBe(true);
    expect(said).toEqual([
      'sda：限 1 GB',
      '上行与下行各限 8 Mbps，时段 23:30–08:00',
      '没有买家的程序（NETPANE_STAR_PROGRAM），不会有内容与流量',
    ]);
    const image = join(disk, '.netpane-star', 'share.img');
    const { size, mode, blocks } = await stat(image);
    expect([size, mode & 0o777, blocks < 1000]).toEqual([1e9, 0o600, true]);
    const done = await calls();
    expect(done).toContain(`mount -o loop,nosuid,nodev,noexec ${image} ${join(folder, 'state', 'star', 'sda')}`);
    const at = (line: string) => done.findIndex((one) => one.startsWith(line));
    const rate = 'root tbf rate 8mbit burst 256kb latency 100ms';
    const limits = [at(`tc qdisc replace dev npstar0 ${rate}`), at(`ip netns exec npstar tc qdisc replace dev npstar1 ${rate}`)]; // prettier-ignore
    expect(Math.min(...limits)).toBeGreaterThan(-1);
    expect(Math.max(...limits)).toBeLessThan(at('ip link set npstar0 up'));
    expect(at('nft table inet npstar')).toBeGreaterThan(-1);
  });

  it('keeps what is stored while it is paused, and leaves nothing once it ends', async () => {
    expect(await take({ enabled: 'false', paused: 'true' })).toMatchObject({ ok: true, said: [/暂停/] });
    expect(await left()).toEqual(['.netpane-star', 'star', 'star.json']);
    expect(await calls()).toContain('ip link del npstar0');
    await take();
    expect(await take({ enabled: 'false' })).toMatchObject({ ok: true, said: [/没有留下内容/] });
    expect(await left()).toEqual([]);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['more than the disk has', { disks: '[{"disk":"sda","gb":900000}]' }, /^sda 只剩 \d+ GB，不够 900000 GB$/],
    ['a disk that is not there', { disks: '[{"disk":"sdq","gb":1}]' }, /没有硬盘 sdq/],
    ['a way out of its folder', { disks: '[{"disk":"../x","gb":1}]' }, /硬盘无法识别/],
    ['no bandwidth', { mbps: '0' }, /带宽 0 无效/],
    ['hours that are none', { to: '25:00' }, /时段无效/],
    ['what is no JSON', { disks: '{' }, /硬盘无法识别/],
  ])('refuses %s, and nothing is left', async (_, more, reason) => {
    expect(await take(more)).toMatchObject({ ok: false, error: expect.stringMatching(reason) as string });
    expect(await left()).toEqual([]);
  });

  it('says what a program said, and lends nothing without a limit', async () => {
    await writeFile(join(folder, 'notc'), '');
    expect(await take()).toMatchObject({ ok: false, error: 'tc qdisc replace：no tbf' });
    await rm(join(folder, 'notc'));
    expect(await left()).toEqual([]);
  });

  it.each([
    ['23:30', '08:00', '2026-11-26T23:30:00+08:00', true],
    ['23:30', '08:00', '2026-11-26T07:59:00+08:00', true],
    ['23:30', '08:00', '2026-11-26T08:00:00+08:00', false],
    ['01:00', '05:00', '2026-11-26T05:00:00+08:00', false],
    ['01:00', '05:00', '2026-11-26T01:00:00+08:00', true],
    ['00:00', '00:00', '2026-11-26T12:00:00+08:00', true],
  ])('lends from %s to %s at %s: %s', (from, to, at, expected) => {
    expect(agent.inHours({ from, to }, Date.parse(at))).toBe(expected);
  });
});

/** Only root may mount a file, and only where the kernel has loops. */
const mounts = process.getuid?.() === 0 && (await stat('/dev/loop-control').catch(() => undefined)) !== undefined;

describe.runIf(mounts)('a share on a real disk', () => {
  it('ends where it was given to end, grows with its content, and leaves nothing', async () => {
    const root = join(folder, 'mounted');
    const wanted = (bytes: number) => ({ root, disk: 'sda', place: disk, bytes, owner: '65534' });
    const fill = (name: string, megabytes: number) =>
      writeFile(join(root, 'sda', name), Buffer.alloc(megabytes * 1e6, 1));
    try {
      await mkdir(root);
      expect(await share.give(wanted(20e6))).toBeUndefined();
      await fill('kept', 10);
      await expect(fill('more', 20)).rejects.toMatchObject({ code: 'ENOSPC' });
      await rm(join(root, 'sda', 'more'));
      expect(await share.storedIn(root, 'sda')).toBeGreaterThan(10e6);
      expect((await stat(join(disk, '.netpane-star', 'share.img'))).size).toBe(20e6);

      expect(await share.give(wanted(40e6))).toBeUndefined();
      await fill('more', 20);
      expect((await stat(join(root, 'sda', 'kept'))).size).toBe(10e6);
      await share.unmount(root, 'sda');
      expect(await share.storedIn(root, 'sda')).toBeUndefined();

      expect(await share.give(wanted(16e6))).toBeUndefined();
      expect(await readdir(join(root, 'sda'))).toEqual(['lost+found']);
    } finally {
      await share.remove({ root, disk: 'sda', places: [disk] });
    }
    expect([await readdir(disk), await readdir(root)]).toEqual([[], []]);
  });
});

/** A network and mounts of its own, in which a program and its rules can stand. */
const apart = ['-n', '-m', '--propagation', 'private'];
const exec = promisify(execFile);
const stands = mounts && (await exec('unshare', [...apart, 'nft', 'list', 'tables']).then(() => true, () => false)); // prettier-ignore

describe.runIf(stands)('a buyer’s program in a night', () => {
  it('runs as nobody in its hours alone, reaches the world and nothing of the house, and leaves nothing', async () => {
    const { stdout } = await exec('unshare', [...apart, process.execPath, 'tests/server/star-night.mjs']);
    const guest = '100.127.254.2';
    expect(JSON.parse(stdout)).toEqual({
      ...{ whyNot: '', taken: { ok: true }, early: false, night: true, morning: false, who: '65534' },
      reached: { world: '198.51.101.1', house: '', door: '', machine: '' },
      // So it is the rules that keep it out.
      unguarded: { world: guest, house: guest, door: guest, machine: guest },
      ...{ left: [], networks: ['house', 'world'] },
    });
  }, 60_000);
});
