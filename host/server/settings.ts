import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deploymentNames } from '../../src/domain/deployment';
import { email } from '../../src/rules';
import { readPaySettings, type PaySettings } from './kit/pay/settings';
import { readSmsSettings, type SmsSettings } from './kit/sms/settings';
import { readWeChatSettings, type WeChatSettings } from './kit/wechat/settings';
import { isLoopback } from './http/outbox-page';

/** How one server runs, as the environment says it. */
export interface Settings {
  port: number;
  host: string;
  /** Folder of what is kept here: the embedded store and keys. */
  data: string;
  /** A real PostgreSQL instead of the embedded store. */
  databaseUrl?: string;
  /** A replica of it, where charts and logs are read. */
  replicaUrl?: string;
  /** A bucket of an object store, where uploads lie. */
  bucketUrl?: string;
  /** A ClickHouse where history is kept for longer. */
  clickHouseUrl?: string;
  /** An existing back end instead of the reference cloud. */
  upstream?: string;
  /** JSON of what the deployment decides about the console. */
  console?: string;
  /** Address under which people open the console, for links in mails. */
  publicUrl?: string;
  /** What stands behind the sub-domains of tunnels. */
  tunnelDomain?: string;
  /** Demo accounts, simulated fleet and outbox page. */
  demo: boolean;
  /** Keys that seal stored numbers and secrets, the newest first; made and kept in the data folder unless given. */
  key?: string;
  /** What the service staff's tools show; made and kept in the data folder unless given. */
  staffKey?: string;
  /** The gateway for short messages. */
  sms?: SmsSettings;
  /** The official account that sends template messages. */
  wechat?: WeChatSettings;
  /** The payment providers. */
  pay?: PaySettings;
  /** Mail over SMTP. */
  smtpUrl?: string;
  /** Mail address of who runs the server: told when its disk gets full. */
  operator?: string;
  /** A proxy stands in front and names the asking machine in `X-Forwarded-For`. */
  behindProxy: boolean;
}

/** Settings that are one of a few words. */
const choices: Readonly<Record<string, readonly string[]>> = {
  NETPANE_LOG: ['text', 'json'],
  NETPANE_DEMO: ['0', '1', 'public'],
  NETPANE_PROXY: ['0', '1'],
};

/** Settings that are addresses: with which schemes, and what one looks like. */
const addresses: readonly (readonly [name: string, schemes: readonly string[], like: string])[] = [
  ['DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:secret@db.example.com/netpane'],
  ['DATABASE_REPLICA_URL', ['postgres:', 'postgresql:'], 'postgres://user:secret@replica.example.com/netpane'],
  ['CLICKHOUSE_URL', ['http:', 'https:'], 'http://user:secret@history.example.com:8123/netpane'],
  ['NETPANE_UPSTREAM', ['http:', 'https:'], 'https://api.example.com'],
  ['NETPANE_PUBLIC_URL', ['http:', 'https:'], 'https://cloud.example.com'],
  ['NETPANE_SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:secret@mail.example.com/?from=cloud@example.com'],
];

/** Reads the environment. Throws, in words for whoever started the server, when it must not run like that. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(env.PORT || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw refused(`PORT 不是有效的端口：${env.PORT}`);
  for (const [name, words] of Object.entries(choices)) {
    const given = env[name];
    if (given && !words.includes(given))
      throw refused(`${name} 只能是 ${words.slice(0, -1).join('、')} 或 ${words.at(-1)}：${given}`);
  }
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL) throw refused('DATABASE_REPLICA_URL 需要 DATABASE_URL');
  const settings: Settings = {
    port,
    host: env.HOST || '127.0.0.1',
    data: resolve(env.NETPANE_DATA || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    replicaUrl: (env.DATABASE_URL && env.DATABASE_REPLICA_URL) || undefined,
    bucketUrl: env.NETPANE_S3_URL || undefined,
    clickHouseUrl: env.CLICKHOUSE_URL || undefined,
    upstream: env.NETPANE_UPSTREAM || undefined,
    console: env.NETPANE_CONSOLE && consoleSettings(env.NETPANE_CONSOLE),
    publicUrl: env.NETPANE_PUBLIC_URL?.replace(/\/$/, '') || undefined,
    tunnelDomain: env.NETPANE_TUNNEL_DOMAIN || undefined,
    demo: env.NETPANE_DEMO !== '0' && !env.NETPANE_UPSTREAM,
    key: env.NETPANE_KEY || undefined,
    staffKey: env.NETPANE_STAFF_KEY || undefined,
    sms: env.NETPANE_SMS ? fileOf('NETPANE_SMS', env.NETPANE_SMS, readSmsSettings) : undefined,
    wechat: env.NETPANE_WECHAT ? fileOf('NETPANE_WECHAT', env.NETPANE_WECHAT, readWeChatSettings) : undefined,
    pay: env.NETPANE_PAY ? fileOf('NETPANE_PAY', env.NETPANE_PAY, readPaySettings) : undefined,
    smtpUrl: env.NETPANE_SMTP_URL || undefined,
    operator: env.NETPANE_OPERATOR || undefined,
    behindProxy: env.NETPANE_PROXY === '1',
  };
  for (const [name, schemes, like] of addresses) {
    const given = env[name];
    if (given && !schemes.includes(protocolOf(given))) throw refused(`${name} 无效，应形如 ${like}`);
  }
  if (settings.publicUrl && !isSite(settings.publicUrl))
    throw refused('NETPANE_PUBLIC_URL 无效，只写到域名或端口为止，应形如 https://cloud.example.com');
  const sender = settings.smtpUrl && faultySender(settings.smtpUrl);
  if (sender) throw refused(`NETPANE_SMTP_URL 中的 from 不是有效的邮箱：${sender}`);
  if (settings.tunnelDomain && !isPlace(settings.tunnelDomain))
    throw refused('NETPANE_TUNNEL_DOMAIN 无效，应形如 tunnel.example.com');
  if (settings.operator && email(settings.operator))
    throw refused(`NETPANE_OPERATOR 不是有效的邮箱：${settings.operator}`);
  if (settings.bucketUrl && !isBucket(settings.bucketUrl))
    throw refused('NETPANE_S3_URL 无效，应形如 https://key:secret@s3.example.com/bucket?region=eu-central-1');
  // A proxy in front brings others to this machine.
  if (settings.demo && env.NETPANE_DEMO !== 'public' && (settings.behindProxy || !isLoopback(settings.host))) {
    const open = settings.behindProxy ? '在代理之后运行' : `监听 ${settings.host}`;
    throw refused(
      `演示账号的密码是公开的，因此演示模式只监听本机。${open}请设置 NETPANE_DEMO=0（关闭演示）或 NETPANE_DEMO=public（知情开放）`,
    );
  }
  return settings;
}

/** Reads the file that a setting names. What a broken file holds is not said: it may be a secret. */
function fileOf<T>(name: string, file: string, read: (file: string) => T): T {
  try {
    return read(file);
  } catch (error) {
    const why = error instanceof SyntaxError ? '不是有效的 JSON' : (error as Error).message;
    throw refused(`${name} 指向的文件不可用：${file}（${why}）`);
  }
}

/** Says where a bucket is and who may use it. */
function isBucket(address: string): boolean {
  if (!/^https?:$/.test(protocolOf(address))) return false;
  const { username, password, pathname } = new URL(address);
  return Boolean(username && password) && pathname.length > 1;
}

/** Says whether an address is that of a site alone: links are made by adding a path. */
function isSite(address: string): boolean {
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

/** A name with or without a port behind it. */
function isPlace(domain: string): boolean {
  const [name = '', port, ...more] = domain.split(':');
  const fits =
    name.length <= 253 && name.split('.').every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(label));
  return fits && more.length === 0 && (port === undefined || (/^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65535));
}

/** The sender that a mail address names, if it is none; it may have a name before it: `Netpane <cloud@example.com>`. */
function faultySender(address: string): string | undefined {
  const from = new URL(address).searchParams.get('from') ?? undefined;
  // A mail server of one's own machine takes names without a dot.
  return from !== undefined && !/^[^\s@]+@[^\s@]+$/.test(/<([^<>]*)>$/.exec(from)?.[1] ?? from) ? from : undefined;
}

const protocolOf = (url: string): string => (URL.canParse(url) ? new URL(url).protocol : '');

/** Reads the file that `NETPANE_CONSOLE` names. */
function consoleSettings(file: string): string {
  try {
    const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
    const unknown = Object.keys(settings).filter((name) => !deploymentNames.includes(name));
    if (unknown.length > 0) throw new Error(`没有这样的设置：${unknown.join('、')}`);
    return JSON.stringify(settings);
  } catch (error) {
    throw refused(`NETPANE_CONSOLE 指向的文件不可用：${file}（${String(error)}）`);
  }
}

const refused = (message: string): Error => Object.assign(new Error(message), { code: 'NETPANE_SETTINGS' });
