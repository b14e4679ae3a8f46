import { spawn } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { placesOf, readDisks } from '../disks.mjs';
import { run } from '../program.mjs';
import { closeLine, endAll, openLine, sentBps, within } from './line.mjs';
import { folderOf, give, mountedDisks, remove, storedIn, unmount } from './share.mjs';

// Lends a part of the disks and of the line. Whoever buys it brings a program; without one nothing is stored or sent.
//   NETPANE_STAR          `1`: the owner lets the cloud lend this machine
//   NETPANE_STAR_PLACES   where on a disk its share lies, `sda=/srv,sdb=/data`: its roomiest file system unless told
//   NETPANE_STAR_PROGRAM  the buyer's program: run as nobody, in the shares, on the limited line, in the hours that were told

const { NETPANE_STAR, NETPANE_STAR_PROGRAM, NETPANE_STAR_PLACES = '' } = process.env;
/** Who the buyer's program runs as, and whose the shares are. */
const nobody = '65534';
/** Milliseconds until a program that ended is started once more. */
const patience = 30_000;

const state = () => {
  const { NETPANE_CONFIG_FILE } = process.env;
  return NETPANE_CONFIG_FILE ? dirname(NETPANE_CONFIG_FILE) : join(homedir(), '.netpane');
};
const root = () => join(state(), 'star');
const file = () => join(state(), 'star.json');

/** Why this machine can lend nothing; undefined when it can. */
export async function whyNot() {
  if (NETPANE_STAR !== '1') return '这台机器的主人没有允许共享（NETPANE_STAR=1）';
  if (process.getuid?.() !== 0) return '共享需要 root：不能挂载限定容量的硬盘';
  for (const [program, arg] of [
    ['ip', '-V'],
    ['tc', '-V'],
    ['nft', '-v'],
    ['setpriv', '-V'],
    ['mkfs.ext4', '-V'],
    ['mount', '-V'],
  ]) {
    if ((await run(program, [arg])).missing) return `这台机器没有安装 ${program}`;
  }
  if ((await readFile('/proc/sys/net/ipv4/ip_forward', 'utf8').catch(() => '')).trim() !== '1') {
    return '这台机器没有打开 IP 转发（net.ipv4.ip_forward）';
  }
  return undefined;
}

/** What is lent now, as it was told last. */
let lent;

/** Takes over what is lent, or says why not; then nothing is. */
export async function takeStar({ enabled, paused, mbps, from, to, disks }, say) {
  if (enabled !== 'true') {
    await (paused === 'true' ? pause() : forget());
    say(paused === 'true' ? '共享已暂停，硬盘上的内容保留' : '共享已结束，容量已归还，没有留下内容');
    return { ok: true };
  }
  const wanted = { mbps: Number(mbps), from, to, disks: parse(disks) };
  const failed = faultOf(wanted) ?? (await apply(wanted));
  if (failed) {
    await forget();
    return { ok: false, error: failed };
  }
  lent = wanted;
  for (const { disk, gb } of wanted.disks) say(`${disk}：限 ${gb} GB`);
  say(`上行与下行各限 ${mbps} Mbps，时段 ${from}–${to}`);
  if (!NETPANE_STAR_PROGRAM) say('没有买家的程序（NETPANE_STAR_PROGRAM），不会有内容与流量');
  return { ok: true };
}

/** What is wrong with what was told: every word of it goes to a program. */
function faultOf({ mbps, from, to, disks }) {
  if (!Number.isInteger(mbps) || mbps < 1 || mbps > 10_000) return `带宽 ${mbps} 无效`;
  if (![from, to].every((one) => /^([01]\d|2[0-3]):[0-5]\d$/.test(one))) return '时段无效';
  const fine = (one) => /^[a-z\d]{1,30}$/.test(one?.disk) && Number.isInteger(one.gb) && one.gb > 0;
  return Array.isArray(disks) && disks.length > 0 && disks.every(fine) ? undefined : '硬盘无法识别';
}

async function apply(wanted) {
  await stopProgram();
  const before = await knownDisks();
  // Known from now on: whatever fails below, nothing of it is forgotten when lending ends.
  await keep(wanted);
  for (const disk of before) if (!wanted.disks.some((one) => one.disk === disk)) await end(disk);
  await mkdir(root(), { recursive: true, mode: 0o755 });
  for (const { disk, gb } of wanted.disks) {
    const [place] = await placesFor(disk);
    const share = { root: root(), disk, place, bytes: gb * 1e9, owner: nobody };
    const failed = place ? await give(share) : `没有硬盘 ${disk}`;
    if (failed) return failed;
  }
  return openLine(wanted.mbps);
}

/** Disks that something may be left on. */
async function knownDisks() {
  const known = await readKept();
  return new Set([...(known?.disks ?? []).map(({ disk }) => disk), ...(await mountedDisks(root()))]);
}

const end = async (disk) => remove({ root: root(), disk, places: await placesFor(disk) });

/** File systems of a disk that a share may lie on, the first one first. */
async function placesFor(disk) {
  const told = new Map(NETPANE_STAR_PLACES.split(',').map((one) => one.split('='))).get(disk);
  return told ? [told] : placesOf(disk);
}

/** Ends lending: everything of it is taken down, and nothing is left on the disks. */
export async function forget() {
  lent = undefined;
  await stopProgram();
  await closeLine();
  for (const disk of await knownDisks()) await end(disk);
  await rm(root(), { recursive: true, force: true });
  await rm(file(), { force: true });
}

/** Lending rests: the program ends and nothing can be reached, but what is stored stays. */
export async function rest() {
  lent = undefined;
  await stopProgram();
  await closeLine();
  for (const disk of await mountedDisks(root())) await unmount(root(), disk);
}

/** Lending rests until it is told otherwise, also over a start of the machine. */
async function pause() {
  await rest();
  const known = await readKept();
  if (known) await keep({ ...known, paused: true });
}

/** After a start of the machine: what was told last is lent again; when that fails nothing is. */
export async function resumeStar() {
  const known = await readKept();
  if (!known || known.paused || faultOf(known)) return;
  const failed = await apply(known);
  if (failed) await rest();
  else lent = known;
}

let program;
let startedAt = 0;

/** Starts and ends the buyer's program by the hours; called every few seconds. */
export async function keepHours(now = Date.now()) {
  if (!lent || !NETPANE_STAR_PROGRAM) return;
  if (!inHours(lent, now)) return stopProgram();
  if (program || now - startedAt < patience) return;
  startedAt = now;
  const folders = lent.disks.map(({ disk }) => folderOf(root(), disk));
  const small = ['--reuid', nobody, '--regid', nobody, '--clear-groups', '--bounding-set=-all', '--no-new-privs'];
  const child = spawn('ip', within(['setpriv', ...small, NETPANE_STAR_PROGRAM]), {
    cwd: folders[0],
    env: { PATH: process.env.PATH, NETPANE_STAR_SHARES: folders.join(':') },
    stdio: 'ignore',
  });
  program = child;
  const ended = () => {
    if (program === child) program = undefined;
  };
  child.on('error', ended).on('exit', ended);
}

async function stopProgram() {
  if (!program) return;
  await endAll();
  program = undefined;
  startedAt = 0;
}

/** Whether it is lent at a moment: hours of the day in Beijing, the same twice is the whole day. */
export function inHours({ from, to }, now) {
  if (from === to) return true;
  const time = new Date(now + 8 * 3600_000).toISOString().slice(11, 16);
  return from < to ? from <= time && time < to : time >= from || time < to;
}

/** The disks with what the buyer stores on them, and what goes out for the buyer now. */
export async function readStar() {
  const disks = await readDisks();
  const stored = await Promise.all(disks.map(({ name }) => storedIn(root(), name)));
  return {
    disks: disks.map((disk, n) => ({
      ...disk,
      ...(stored[n] !== undefined && { lent: Math.min(stored[n], disk.used) }),
    })),
    up_bps: await sentBps(),
  };
}

/** Bytes by which the line is measured, and the milliseconds that it must take for that to say something. */
const [measured, least] = [4_000_000, 20];

/** Bits per second that the line carries upwards to the cloud. */
export async function measureLine(up) {
  const begun = performance.now();
  await up(measured);
  return Math.round((8000 * measured) / Math.max(least, performance.now() - begun));
}

/** In one piece. */
async function keep(wanted) {
  await mkdir(state(), { recursive: true });
  await writeFile(`${file()}.new`, JSON.stringify(wanted), { mode: 0o600 });
  await rename(`${file()}.new`, file());
}

const readKept = async () => parse(await readFile(file(), 'utf8').catch(() => ''));

function parse(text) {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
