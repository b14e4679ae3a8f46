import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir, networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the settings of this gateway are kept; nothing of the machine itself is touched. */
const file = () => process.env.NETPANE_CONFIG_FILE ?? join(homedir(), '.netpane', 'config.json');

/** What this agent can keep, by section of a gateway. */
const sections = [
  ...['vlan', 'port_mapping', 'static_binding', 'acl', 'ipv6'],
  ...['auth', 'auth_scope', 'auth_methods', 'auth_accounts', 'auth_free'],
];

/** What it can keep beyond what every gateway can. */
const further = ['wan', 'lan', 'routes', 'qos', 'ddns'];

/** The same as a report says it. */
export const capabilities = further.map((name) => `config.${name}`);

/** Takes a configuration over: checks that the machine could carry it out, then writes it down in one piece. */
export async function configure({ device, kind, version, sections: text }, say) {
  if (device !== process.env.NETPANE_DEVICE_ID || kind !== 'gateway') {
    return { ok: false, error: '这台机器后面没有其他设备可以配置' };
  }
  const document = parse(text);
  if (!document) return { ok: false, error: '配置不是有效的 JSON' };
  const known = [...sections, ...further];
  const strange = Object.keys(document).find((name) => !known.includes(name));
  if (strange) return { ok: false, error: `不支持的配置段：${strange}` };
  const refused = refusal(document);
  if (refused) return { ok: false, error: refused };
  // What is not there stays as it is.
  const before = parse(await readFile(file(), 'utf8').catch(() => ''))?.document;
  const whole = { ...before, ...document };
  for (const name of known.filter((one) => document[one])) say(`${name}：${document[name]?.length ?? 0} 项`);
  await keep({ version: Number(version), at: new Date().toISOString(), document: whole });
  say(`版本 ${version} 已写入 ${file()}，没有改动这台机器的网络`);
  return { ok: true };
}

/**
 * What this gateway is set to, as its file says now: somebody may have changed it by hand. A hash of it for each report,
 * the whole when the server has asked. Nothing while there is no file, or none that can be read: then nothing is claimed.
 */
export async function readConfig(whole) {
  const kept = parse(await readFile(file(), 'utf8').catch(() => ''));
  const document = kept?.document;
  if (typeof document !== 'object' || document === null) return undefined;
  const device = process.env.NETPANE_DEVICE_ID;
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  return { device, hash, ...(whole && { sections: document }) };
}

/** Why the machine could not do what the document wants; undefined when it could. */
function refusal({ vlan = [], port_mapping: mappings = [], ipv6 = [], wan = [], lan = [], routes = [], ddns = [] }) {
  const own = Object.keys(networkInterfaces());
  const missing = [
    ...[...vlan, ...wan, ...lan].map((row) => row.interface),
    ...[...mappings, ...ipv6, ...routes, ...ddns].map((row) => row.line),
  ]
    .filter((name) => name && name !== 'all' && name !== 'auto')
    .find((name) => !own.includes(name));
  if (missing) return `这台机器没有接口 ${missing}，有：${own.join('、')}`;
  if (ipv6.some((row) => row.enabled && row.mode === 'dhcpv6')) return '这台机器不支持 DHCPv6 前缀委派';
  if (wan.some((row) => row.enabled && row.mode === 'pppoe')) return '这台机器不支持 PPPoE 拨号';
  return undefined;
}

/** First beside its place, then moved: a power cut leaves the old file or the new one. */
async function keep(kept) {
  const path = file();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(kept, null, 2), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
