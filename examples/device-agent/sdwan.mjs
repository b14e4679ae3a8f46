import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './program.mjs';
import { filter, filterText, unfilter } from './sdwan-rules.mjs';

// A member of a network: WireGuard by `ip` and `wg` (or `wireguard-go` where the kernel has none), limits by `tc`, filter rules
// by `nft`.
//   NETPANE_SDWAN       `1`: the owner lets the cloud change tunnels and routes of this machine
//   NETPANE_SDWAN_PORT  where the tunnel listens, 51820 unless told
//   NETPANE_SDWAN_HOST  address at which others reach it; where its calls come from unless told

const { NETPANE_SDWAN, NETPANE_SDWAN_HOST } = process.env;
const port = Number(process.env.NETPANE_SDWAN_PORT ?? 51_820);
/** The tunnel, and what its arriving traffic is led through to be limited. */
const [tunnel, arriving] = ['npsd0', 'npsd0in'];
/** Marks the routes that are ours, so that no others are touched. */
const protocol = '190';
/** A tunnel without a handshake for so long is down, seconds. */
const handshakeWithin = 180;

/** Where the key and the last document are kept, beside the settings. */
function place(name) {
  const { NETPANE_CONFIG_FILE } = process.env;
  return join(NETPANE_CONFIG_FILE ? dirname(NETPANE_CONFIG_FILE) : join(homedir(), '.netpane'), name);
}

/** Why this machine can be no member; undefined when it can. Tried once: what is missing does not come by itself. */
export async function whyNot() {
  if (NETPANE_SDWAN !== '1') return '这台机器的主人没有允许组网（NETPANE_SDWAN=1）';
  for (const program of ['ip', 'wg', 'tc']) {
    if ((await run(program, ['-V'])).missing) return `这台机器没有安装 ${program}`;
  }
  if ((await readFile('/proc/sys/net/ipv4/ip_forward', 'utf8').catch(() => '')).trim() !== '1') {
    return '这台机器没有打开 IP 转发（net.ipv4.ip_forward）';
  }
  const failure = (await exists()) ? undefined : await makeTunnel();
  if (failure === undefined && !(await readDocument())) await takeDown();
  return failure && `这台机器不能建立 WireGuard 隧道：${failure}`;
}

const exists = async () => (await run('ip', ['link', 'show', tunnel])).ok;

/** Makes the tunnel: the kernel's, or a program's. */
async function makeTunnel() {
  const kernel = await run('ip', ['link', 'add', tunnel, 'type', 'wireguard']);
  if (kernel.ok) return undefined;
  const program = await run('wireguard-go', [tunnel]);
  return program.ok ? undefined : kernel.error;
}

/** Takes a document of the cloud over, or says why not; then everything of it is taken down. */
export async function takeNetwork({ enabled, network }, say) {
  if (enabled !== 'true') {
    await forget();
    say('隧道已撤下');
    return { ok: true };
  }
  const document = parse(network);
  const refused = document ? faultOf(document) : '组网设置无法识别';
  if (refused) return { ok: false, error: refused };
  const failed = await apply(document);
  if (failed) {
    await forget();
    return { ok: false, error: `${failed}；隧道已撤下` };
  }
  await keep('sdwan.json', JSON.stringify(document));
  for (const { gwid, key } of document.peers) say(key ? `到 ${gwid} 的隧道已设置` : `${gwid} 还没有公钥，等它上报`);
  if (document.rules?.filter) say(`过滤规则 ${document.rules.filter.length} 条已生效`);
  say(`本机地址 ${document.address}，上行与下行各限 ${document.mbps} Mbps`);
  return { ok: true };
}

/** Takes everything down: the network is over for this machine, or the machine was given back. */
export async function forget() {
  await rm(place('sdwan.json'), { force: true });
  await takeDown();
}

async function takeDown() {
  await run('ip', ['link', 'del', tunnel]);
  await run('ip', ['link', 'del', arriving]);
  await unfilter();
}

/** After a restart of the machine: what was told last is there again. */
export async function resumeNetwork() {
  const document = await readDocument();
  if (document && !(await exists())) await apply(document);
}

const readDocument = async () => parse(await readFile(place('sdwan.json'), 'utf8').catch(() => ''));

const cidr = /^(\d{1,3}\.){3}\d{1,3}\/\d{1,2}$/;
const address = /^(\d{1,3}\.){3}\d{1,3}$/;
const publicKey = /^[A-Za-z\d+/]{43}=$/;
const endpoint = /^[A-Za-z\d.:[\]-]{3,260}$/;

/** What is wrong with a document, or cannot be done here. Every word of it goes to a program: nothing else gets through. */
function faultOf({ address: own, mbps, peers, subnets, rules }) {
  if (!address.test(own) || !Array.isArray(peers) || !Array.isArray(subnets)) return '组网设置无法识别';
  if (!Number.isInteger(mbps) || mbps < 1 || mbps > 10_000) return `带宽 ${mbps} 无效`;
  if (rules && Object.keys(rules).some((kind) => kind !== 'filter')) return '这台机器只执行过滤规则';
  if (rules?.filter && filterText(rules.filter, tunnel) === undefined) return '过滤规则无法识别';
  for (const peer of peers) {
    const { gwid, key, endpoint: where, address: there, routes, backup } = peer;
    if (backup) return '这台机器不能在两个中心之间自动切换，请改用星型或树型';
    const fine = Array.isArray(routes) && routes.every((route) => cidr.test(route)) && address.test(there);
    if (!fine || !/^[\w-]{1,64}$/.test(gwid)) return '组网设置无法识别';
    if (key !== null && !publicKey.test(key)) return `${gwid} 的公钥无效`;
    if (where !== null && !endpoint.test(where)) return `${gwid} 的地址无效`;
    const clash = routes.map((route) => [route, overlapping(route)]).find(([, name]) => name);
    if (clash) return `${clash[0]} 与这台机器的接口 ${clash[1]} 重叠`;
  }
  return undefined;
}

/** An interface of this machine whose network shares addresses with another one. */
function overlapping(route) {
  const [from, to] = spanOf(route);
  for (const [name, list] of Object.entries(networkInterfaces())) {
    if (name === tunnel || name === 'lo') continue;
    for (const own of list.filter(({ family }) => family === 'IPv4')) {
      const [start, end] = spanOf(own.cidr);
      if (start <= to && from <= end) return name;
    }
  }
  return undefined;
}

function spanOf(route) {
  const [text, prefix] = route.split('/');
  const number = text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const size = 2 ** (32 - Number(prefix));
  const from = Math.floor(number / size) * size;
  return [from, from + size - 1];
}

/** Sets everything up; gives what went wrong. */
async function apply({ address: own, mbps, peers, rules }) {
  if (!(await exists())) {
    const failure = await makeTunnel();
    if (failure) return failure;
  }
  // In force before anything can pass.
  if (rules?.filter) {
    const failure = await filter(filterText(rules.filter, tunnel), place('sdwan.nft'));
    if (failure) return failure;
  } else await unfilter();
  await keep('sdwan.conf', await settings(peers));
  const rate = ['tbf', 'rate', `${mbps}mbit`, 'burst', '256kb', 'latency', '100ms'];
  const mirror = ['u32', 'match', 'u32', '0', '0', 'action', 'mirred', 'egress', 'redirect', 'dev', arriving];
  const quiet = [
    ['ip', 'link', 'add', arriving, 'type', 'ifb'],
    ['ip', 'route', 'flush', 'dev', tunnel, 'proto', protocol],
    ['tc', 'qdisc', 'del', 'dev', tunnel, 'ingress'],
  ];
  const steps = [
    ['wg', 'syncconf', tunnel, place('sdwan.conf')],
    ['ip', 'address', 'replace', `${own}/32`, 'dev', tunnel],
    ['ip', 'link', 'set', tunnel, 'mtu', '1420', 'up'],
    ['ip', 'link', 'set', arriving, 'up'],
    ['tc', 'qdisc', 'replace', 'dev', tunnel, 'root', ...rate],
    ['tc', 'qdisc', 'add', 'dev', tunnel, 'ingress'],
    ['tc', 'filter', 'add', 'dev', tunnel, 'parent', 'ffff:', 'protocol', 'all', ...mirror],
    ['tc', 'qdisc', 'replace', 'dev', arriving, 'root', ...rate],
    ...peers
      .flatMap(({ routes }) => routes)
      .map((route) => ['ip', 'route', 'replace', route, 'dev', tunnel, 'proto', protocol]),
  ];
  for (const [program, ...args] of quiet) await run(program, args);
  return firstFailure(steps).finally(() => rm(place('sdwan.conf'), { force: true }));
}

/** Takes steps one after the other until one fails; gives what that one said. */
async function firstFailure(steps) {
  for (const [program, ...args] of steps) {
    const { ok, error } = await run(program, args);
    if (!ok) return `${program} ${args.slice(0, 2).join(' ')}：${error}`;
  }
  return undefined;
}

/** What `wg` reads: it holds the private key, and is gone as soon as it was read. */
async function settings(peers) {
  const { secret } = await ownKey();
  const known = peers.filter(({ key }) => key);
  const blocks = known.map(({ key, endpoint: where, routes }) =>
    [
      '[Peer]',
      `PublicKey = ${key}`,
      `AllowedIPs = ${routes.join(', ')}`,
      ...(where ? [`Endpoint = ${where}`] : []),
      'PersistentKeepalive = 25',
    ].join('\n'),
  );
  return [['[Interface]', `PrivateKey = ${secret}`, `ListenPort = ${port}`].join('\n'), ...blocks, ''].join('\n\n');
}

/** The key of this machine, made once. Its private half never leaves it. */
async function ownKey() {
  const kept = await readFile(place('sdwan.key'), 'utf8').catch(() => '');
  const key = kept ? createPrivateKey(kept) : generateKeyPairSync('x25519').privateKey;
  if (!kept) await keep('sdwan.key', key.export({ type: 'pkcs8', format: 'pem' }));
  const raw = (one, type) => one.export({ type, format: 'der' }).subarray(-32).toString('base64');
  return { secret: raw(key, 'pkcs8'), open: raw(createPublicKey(key), 'spki') };
}

const last = new Map();

/** What is told of the tunnels: the public key, where it listens, and how each is. */
export async function readTunnels() {
  const { open } = await ownKey();
  const told = { key: open, port, ...(NETPANE_SDWAN_HOST && { host: NETPANE_SDWAN_HOST }) };
  const document = await readDocument();
  if (!document) return told;
  const dump = await run('wg', ['show', tunnel, 'dump']);
  const rows = dump.ok
    ? dump.output
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t'))
    : [];
  const now = Date.now() / 1000;
  const links = await Promise.all(
    document.peers.map(async ({ gwid, key, address: there }) => {
      const row = rows.find(([one]) => one === key);
      if (!row || now - Number(row[4]) > handshakeWithin) return { gwid, state: 'unlinked' };
      const [down, up] = [Number(row[5]), Number(row[6])];
      const before = last.get(gwid);
      last.set(gwid, { at: now, down, up });
      const seconds = before && now - before.at;
      const rates = before &&
        down >= before.down &&
        up >= before.up && {
          down: Math.round((8 * (down - before.down)) / seconds),
          up: Math.round((8 * (up - before.up)) / seconds),
        };
      return { gwid, state: 'linked', ...(await echo(there)), ...rates };
    }),
  );
  return { ...told, links };
}

/** Milliseconds and percent lost to the other end; nothing without a `ping`. */
async function echo(there) {
  const { missing, output } = await run('ping', ['-n', '-q', '-c', '5', '-i', '0.2', '-W', '2', '-I', tunnel, there]);
  if (missing) return {};
  const loss = /([\d.]+)% packet loss/.exec(output)?.[1];
  const latency = /= [\d.]+\/([\d.]+)\//.exec(output)?.[1];
  return { ...(loss && { loss: Number(loss) }), ...(latency && { latency: Number(latency) }) };
}

/** In one piece, for its owner's eyes only. */
async function keep(name, text) {
  await mkdir(dirname(place(name)), { recursive: true });
  await writeFile(`${place(name)}.new`, text, { mode: 0o600 });
  await rename(`${place(name)}.new`, place(name));
}

function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
