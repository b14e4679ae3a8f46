import { readFile } from 'node:fs/promises';
import { run } from '../program.mjs';

// A share of the line: the buyer's program runs in a network of its own, whose only way out is a pair of interfaces that
// `tc` limits in both directions. It reaches the internet and neither this machine nor what stands behind it.

/** The network, its end on this machine, and the end inside. */
const [space, outer, inner] = ['npstar', 'npstar0', 'npstar1'];
const [outside, inside] = ['100.127.254.1', '100.127.254.2'];
/** Addresses of nobody on the internet. */
const own =
  '{ 0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.168.0.0/16, 224.0.0.0/3 }';

/** Puts a command of the network itself before what is run in it. */
export const within = (args) => ['netns', 'exec', space, ...args];

/** Opens the way out with a limit; gives what went wrong. A limit that is already there is changed. */
export async function openLine(mbps) {
  const rate = ['tbf', 'rate', `${mbps}mbit`, 'burst', '256kb', 'latency', '100ms'];
  const there = (await run('ip', ['link', 'show', outer])).ok;
  const made = [
    ['ip', 'netns', 'add', space],
    ['ip', 'link', 'add', outer, 'type', 'veth', 'peer', 'name', inner],
    ['ip', 'link', 'set', inner, 'netns', space],
    ['ip', 'address', 'add', `${outside}/30`, 'dev', outer],
    ['ip', ...within(['ip', 'address', 'add', `${inside}/30`, 'dev', inner])],
    ['ip', ...within(['ip', 'link', 'set', 'lo', 'up'])],
    ['ip', ...within(['ip', 'link', 'set', inner, 'up'])],
    ['ip', 'link', 'set', outer, 'up'],
    ['ip', ...within(['ip', 'route', 'add', 'default', 'via', outside])],
    ['nft', rules],
  ];
  // Without its limit nothing gets out: it is set before the way is open, and a failure closes it.
  const limits = [
    ['tc', 'qdisc', 'replace', 'dev', outer, 'root', ...rate],
    ['ip', ...within(['tc', 'qdisc', 'replace', 'dev', inner, 'root', ...rate])],
  ];
  for (const [program, ...args] of there ? limits : [...made.slice(0, 3), ...limits, ...made.slice(3)]) {
    const { ok, error } = await run(program, args);
    if (ok) continue;
    await closeLine();
    return `${program} ${args.slice(0, 2).join(' ')}：${error}`;
  }
  return undefined;
}

const rules = `table inet npstar {
  chain out { type nat hook postrouting priority 100; ip saddr ${inside} oifname != "${outer}" masquerade; }
  chain through { type filter hook forward priority -5; iifname "${outer}" ip daddr ${own} drop; iifname "${outer}" meta nfproto ipv6 drop; }
  chain here { type filter hook input priority -5; iifname "${outer}" drop; }
}`;

/** Takes the way out away with everything that runs behind it. */
export async function closeLine() {
  await endAll();
  await run('ip', ['link', 'del', outer]);
  await run('ip', ['netns', 'del', space]);
  await run('nft', ['delete table inet npstar']);
}

/** Ends whatever runs in the network, also what left its parent. */
export async function endAll() {
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    const { output } = await run('ip', ['netns', 'pids', space]);
    const pids = output
      .split('\n')
      .map(Number)
      .filter((pid) => pid > 1);
    if (pids.length === 0) return;
    for (const pid of pids) signalTo(pid, signal);
    await new Promise((done) => setTimeout(done, 500));
  }
}

function signalTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}

let last;

/** Bits per second that went out for the buyer since the last look; undefined: not known yet. */
export async function sentBps() {
  const bytes = Number(await readFile(`/sys/class/net/${outer}/statistics/rx_bytes`, 'utf8').catch(() => NaN));
  const before = last;
  const at = Date.now();
  last = Number.isNaN(bytes) ? undefined : { bytes, at };
  if (!last) return 0;
  if (!before || bytes < before.bytes || at === before.at) return undefined;
  return Math.round((8000 * (bytes - before.bytes)) / (at - before.at));
}
