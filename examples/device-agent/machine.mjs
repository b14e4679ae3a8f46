import { capabilities as sections } from './config.mjs';
import { readdir, readFile, statfs } from 'node:fs/promises';
import { arch, cpus, hostname, networkInterfaces, release, totalmem, freemem, type, uptime } from 'node:os';

/** Interfaces that are nobody's socket: loopback, and the inside ends of containers. */
const inner = /^(lo|veth|docker|br-|virbr|tap|dummy|ifb|sit|ip6tnl|tunl|gre|erspan)/;

/** Kinds of orders that this machine carries out; what is not among them is not offered for it. */
const capabilities = ['rename', 'client_name', 'config', 'dns', 'ping', 'traceroute', ...sections];

let lastCpu;

/** One report: the machine as it is now, with counters since its start. */
export async function readMachine() {
  const [wan, memory, disk, cpu, clients] = await Promise.all([
    defaultRoute(),
    readMemory(),
    readDisk(),
    readCpu(),
    readNeighbours(),
  ]);
  return {
    capabilities,
    hostname: hostname(),
    model: `${type()} ${arch()}`,
    firmware: release(),
    uptime: uptime(),
    cpu,
    memory,
    ...disk,
    interfaces: await readInterfaces(wan),
    clients,
  };
}

const text = (path) => readFile(path, 'utf8').catch(() => '');

/** Interfaces with their byte counters: `/proc/net/dev` where there is one. */
async function readInterfaces(wan) {
  const lines = (await text('/proc/net/dev')).split('\n').slice(2);
  const own = networkInterfaces();
  const found = [];
  for (const line of lines) {
    const [name, rest] = line.trim().split(/:\s*/);
    if (!rest || inner.test(name)) continue;
    const numbers = rest.trim().split(/\s+/).map(Number);
    const address = own[name]?.find((one) => one.family === 'IPv4');
    const speed = Number(await text(`/sys/class/net/${name}/speed`));
    found.push({
      name,
      role: name === wan.name ? 'wan' : 'lan',
      up: address !== undefined || (await text(`/sys/class/net/${name}/operstate`)).trim() === 'up',
      mac: address?.mac ?? ((await text(`/sys/class/net/${name}/address`)).trim() || undefined),
      address: address?.cidr ?? undefined,
      gateway: name === wan.name ? wan.gateway : undefined,
      dns: name === wan.name ? await readDns() : undefined,
      speed: speed > 0 ? speed : undefined,
      rx: numbers[0],
      tx: numbers[8],
    });
  }
  return found;
}

/** The interface that leads to the internet, and the next machine behind it. */
async function defaultRoute() {
  for (const line of (await text('/proc/net/route')).split('\n').slice(1)) {
    const [name, destination, gateway] = line.trim().split(/\s+/);
    if (destination === '00000000') {
      const bytes = gateway.match(/../g).reverse();
      return { name, gateway: bytes.map((byte) => parseInt(byte, 16)).join('.') };
    }
  }
  // Without a route out, the first socket with an address is taken for the line.
  return { name: Object.keys(networkInterfaces()).find((name) => !inner.test(name)), gateway: undefined };
}

async function readDns() {
  const servers = [...(await text('/etc/resolv.conf')).matchAll(/^nameserver\s+(\S+)/gm)].map((match) => match[1]);
  return servers.slice(0, 8);
}

/** Percent of memory in use; what the system would give back at once counts as free. */
async function readMemory() {
  const info = await text('/proc/meminfo');
  const of = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(info)?.[1]);
  const [total, free] = info ? [of('MemTotal'), of('MemAvailable')] : [totalmem(), freemem()];
  return round(100 * (1 - free / total));
}

/** Percent of all processors since the last report; of the last minute's load in the first. */
async function readCpu() {
  const line = /^cpu\s+(.+)$/m.exec(await text('/proc/stat'))?.[1];
  if (!line) return undefined;
  const numbers = line.split(/\s+/).map(Number);
  const idle = numbers[3] + (numbers[4] ?? 0);
  const total = numbers.slice(0, 8).reduce((sum, one) => sum + one, 0);
  const before = lastCpu;
  lastCpu = { idle, total };
  if (before && total > before.total) return round(100 * (1 - (idle - before.idle) / (total - before.total)));
  const load = Number((await text('/proc/loadavg')).split(' ')[0]);
  return round(Math.min(100, (100 * load) / cpus().length));
}

async function readDisk() {
  try {
    const { bsize, blocks, bavail } = await statfs('/');
    return { disk: bsize * blocks, disk_used: round(100 * (1 - bavail / blocks)) };
  } catch {
    return {};
  }
}

/** Machines that this one has talked to lately. */
async function readNeighbours() {
  const found = [];
  for (const line of (await text('/proc/net/arp')).split('\n').slice(1)) {
    const [ip, , flags, mac, , device] = line.trim().split(/\s+/);
    if (!mac || mac === '00:00:00:00:00:00' || flags === '0x0' || inner.test(device)) continue;
    found.push({ mac, ip, interface: device, name: await nameOf(ip) });
  }
  return found;
}

/** Name that a DHCP server of this machine gave the address out under. */
async function nameOf(ip) {
  for (const folder of ['/var/lib/misc', '/tmp']) {
    if (!(await readdir(folder).catch(() => [])).includes('dnsmasq.leases')) continue;
    const lease = (await text(`${folder}/dnsmasq.leases`)).split('\n').find((line) => line.split(' ')[2] === ip);
    const name = lease?.split(' ')[3];
    if (name && name !== '*') return name.slice(0, 120);
  }
  return undefined;
}

const round = (value) => Math.max(0, Math.min(100, Math.round(value * 10) / 10));
