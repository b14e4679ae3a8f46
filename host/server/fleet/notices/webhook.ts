import { createHmac } from 'node:crypto';
import { lookup as resolve } from 'node:dns/promises';
import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { webhookHeaders } from '../../../../src/api/webhook';
import { SendError, type Webhooks } from '../../kit/senders';
import { isLoopback, isPublicAddress } from './public-address';
import { because, inChinese, type Said } from '../../kit/refusal';

/** Milliseconds that a receiver has for everything, from the name to the end of its answer. */
const longest = 10_000;
/** Bytes of an answer that are read before the line is cut. What a server of anybody's says is not kept. */
const mostAnswer = 64 * 1024;

/** What tests decide; a server leaves it alone. */
export interface WebhookOptions {
  /** Lets messages go to this very machine. Only for tests, whose receivers are here. */
  loopback?: boolean;
  /** Finds the addresses of a name; the system's resolver unless told. */
  resolve?: (host: string) => Promise<string[]>;
  /** Milliseconds; 10,000 unless told. */
  timeout?: number;
}

/** Whether messages may be sent to an address at all; a sentence when not. What a name stands for is looked at when sending. */
export function webhookFault(address: string, loopback = false): Said | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return because('webhookScheme');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return because('webhookScheme');
  if (url.username || url.password) return because('webhookUser');
  if (!url.hostname || url.hostname.endsWith('.')) return because('webhookUnfit');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  // Mail, name and database servers speak before they read: a request there would be a message to them.
  if (port !== 80 && port !== 443 && port < 1024) return because('webhookPort');
  const host = bare(url.hostname);
  if (isIP(host) && !allowed(host, loopback)) return because('webhookInside');
  if (/^(localhost|.*\.(localhost|local|internal|home\.arpa))$/i.test(host) && !loopback)
    return because('webhookInside');
  return undefined;
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');
const allowed = (address: string, loopback: boolean) => isPublicAddress(address) || (loopback && isLoopback(address));

/** `v1=` and the HMAC-SHA256 of `timestamp.body`: receivers compute the same with their key and compare. */
export const signature = (secret: string, timestamp: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/**
 * Sends signed messages to addresses that account holders chose, and never into the server's own network: the name is
 * resolved once, every address it stands for must be public, the connection goes to the address that was looked at
 * (a name that changes meanwhile changes nothing), and redirects are answers like any other.
 */
export function createWebhooks(options: WebhookOptions = {}): Webhooks {
  const { loopback = false, timeout = longest, resolve: find = systemResolve } = options;
  return {
    async post(address, { body, secret, id, at }) {
      const fault = webhookFault(address, loopback);
      if (fault) throw new SendError(inChinese(fault), { final: true });
      const url = new URL(address);
      const host = bare(url.hostname);
      const signal = AbortSignal.timeout(timeout);
      const addresses = isIP(host) ? [host] : await within(signal, find(host)).catch(() => []);
      if (addresses.length === 0) throw new SendError('域名无法解析');
      if (!addresses.every((one) => allowed(one, loopback)))
        throw new SendError(inChinese(because('webhookInside')), { final: true });
      const timestamp = Math.floor(at / 1000);
      const answer = await send(url, addresses[0]!, body, signal, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Netpane-Webhook/1',
        ...(secret !== undefined && {
          [webhookHeaders.delivery]: id,
          [webhookHeaders.timestamp]: String(timestamp),
          [webhookHeaders.signature]: signature(secret, timestamp, body),
        }),
      });
      return secret === undefined ? answer : { code: answer.code };
    },
  };
}

const systemResolve = async (host: string): Promise<string[]> =>
  (await resolve(host, { all: true, verbatim: true })).map(({ address }) => address);

function send(
  url: URL,
  address: string,
  body: string,
  signal: AbortSignal,
  headers: Record<string, string>,
): Promise<{ code: number; text: string }> {
  const family = isIP(address);
  const pinned: LookupFunction = (_, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? https : http)(url, {
      method: 'POST',
      headers,
      signal,
      lookup: pinned,
      agent: false,
    });
    request.on('response', (response) => {
      let read = 0;
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => {
        parts.push(part);
        read += part.length;
        if (read > mostAnswer) response.destroy();
      });
      response.on('close', () => done({ code: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      response.on('error', () => undefined);
    });
    request.on('error', () => fail(new SendError(signal.aborted ? '对方超时未响应' : '无法连接到对方服务器')));
    request.end(body);
  });
}

const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(new Error('timeout')), { once: true })),
  ]);
