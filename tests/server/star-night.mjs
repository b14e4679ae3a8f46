import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../examples/device-agent/program.mjs';

// A night of a lender, in a network and with mounts of its own: who starts this has put it there. The machine stands between a
// house and the world; a buyer's program is on a share. Says as JSON what the program reached, and what was left.

const folder = await mkdtemp(join(tmpdir(), 'netpane-night-'));
const program = join(folder, 'buyer');
const disk = join(folder, 'disk');
const shell = async (text) => {
  const { ok, error } = await run('sh', ['-ec', text]);
  if (!ok) throw new Error(`${text}: ${error}`);
};

await shell(
  `mkdir -p /run/netns; mount -t tmpfs none /run/netns; chmod 755 ${folder}; mkdir ${disk}; ip link set lo up; echo 1 > /proc/sys/net/ipv4/ip_forward`,
);
for (const [name, net] of [
  ['house', '192.168.7'],
  ['world', '198.51.101'],
]) {
  const inside = `ip netns exec ${name}`;
  await shell(
    `ip netns add ${name}; ip link add ${name}0 type veth peer name ${name}1; ip link set ${name}1 netns ${name}
     ip address add ${net}.1/24 dev ${name}0; ip link set ${name}0 up; ${inside} ip link set lo up
     ${inside} ip address add ${net}.2/24 dev ${name}1; ${inside} ip link set ${name}1 up
     ${inside} ip route add default via ${net}.1`,
  );
}

/** Says who comes. */
const greeter = `require('net').createServer((one) => one.end(one.remoteAddress)).listen(7000, '0.0.0.0', () => console.log('up'))`;
const servers = await Promise.all(
  [['ip', 'netns', 'exec', 'house'], ['ip', 'netns', 'exec', 'world'], []].map(async (before) => {
    const [file, ...args] = [...before, process.execPath, '-e', greeter];
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((ready) => child.stdout.once('data', ready));
    return child;
  }),
);

const buyer = `#!/bin/sh
id -u > "$NETPANE_STAR_SHARES/who"
while :; do echo . >> "$NETPANE_STAR_SHARES/beats"; sleep 0.1; done
`;
await writeFile(program, buyer, { mode: 0o755 });
Object.assign(process.env, { NETPANE_STAR: '1', NETPANE_STAR_PROGRAM: program, NETPANE_STAR_PLACES: `sda=${disk}` });
process.env.NETPANE_CONFIG_FILE = join(folder, 'state', 'config.json');
await mkdir(join(folder, 'state'), { mode: 0o755 });
const { keepHours, takeStar, whyNot } = await import('../../examples/device-agent/star/star.mjs');
const { within } = await import('../../examples/device-agent/star/line.mjs');

/** Whom a server of the address sees when somebody comes from the buyer's network; empty: nobody gets there. */
async function seenAt(address) {
  const caller = `const s = require('net').connect(7000, '${address}'); s.setTimeout(700, () => process.exit(1)).on('data', (d) => console.log(String(d))).on('error', () => process.exit(1))`;
  return (await run('ip', within([process.execPath, '-e', caller]))).output.trim();
}
const places = { world: '198.51.101.2', house: '192.168.7.2', door: '192.168.7.1', machine: '100.127.254.1' };
const reached = async () => {
  const found = await Promise.all(Object.entries(places).map(async ([name, at]) => [name, await seenAt(at)]));
  return Object.fromEntries(found);
};
const share = join(folder, 'state', 'star', 'sda');
const beats = async () => (await readFile(join(share, 'beats'), 'utf8').catch(() => '')).length;
/** Whether the program goes on: it writes more within a second. */
async function goesOn() {
  const before = await beats();
  for (let looks = 0; looks < 10; looks++) {
    await new Promise((done) => setTimeout(done, 100));
    if ((await beats()) > before) return true;
  }
  return false;
}
const at = (time) => Date.parse(`2026-11-26T${time}:00+08:00`);

const said = {};
try {
  said.whyNot = (await whyNot()) ?? '';
  const wanted = { enabled: 'true', mbps: '8', from: '23:30', to: '08:00', disks: '[{"disk":"sda","gb":1}]' };
  said.taken = await takeStar(wanted, () => undefined);
  await keepHours(at('22:00'));
  said.early = await goesOn();
  await keepHours(at('23:30'));
  said.night = await goesOn();
  said.who = (await readFile(join(share, 'who'), 'utf8').catch(() => '')).trim();
  said.reached = await reached();
  await keepHours(at('08:00'));
  said.morning = await goesOn();
  await shell('nft delete table inet npstar');
  said.unguarded = await reached();
  await takeStar({ enabled: 'false' }, () => undefined);
  said.left = [...(await readdir(disk)), ...(await readdir(join(folder, 'state')))];
  said.networks = (await run('ip', ['netns'])).output
    .split('\n')
    .map((line) => line.split(' ')[0])
    .filter(Boolean)
    .sort();
} finally {
  for (const server of servers) server.kill();
  await run('umount', [share]);
  await rm(folder, { recursive: true, force: true });
}
console.log(JSON.stringify(said));
