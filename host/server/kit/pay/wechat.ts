import { createDecipheriv, createSign, createVerify, randomBytes, type KeyObject } from 'node:crypto';
import { objectOf, type Reach } from '../provider';
import { ask, wordOf } from './ask';
import { Forged, PayError, type PayProvider, type Receipt } from './pay';
import { hour } from '../../../../src/domain/time';

/** A merchant of WeChat Pay with an app that is bound to it. */
export interface WeChatPaySettings {
  /** APPID. */
  app: string;
  /** Number of the merchant. */
  merchant: string;
  /** Serial number of the merchant's API certificate, and its private key. */
  serial: string;
  key: KeyObject;
  /** Keys that WeChat Pay signs with, by serial number of the certificate or id of the public key. */
  platform: Readonly<Record<string, KeyObject>>;
  /** The APIv3 key: 32 bytes. */
  secret: string;
}

const host = 'https://api.mch.weixin.qq.com';
/** Seconds by which the clocks may differ; what is older may be a notification that somebody kept. */
const mostApart = 300;

/** Whether an answer leaves open what was done: it is ill, or has no time. */
const isUnsure = (status: number): boolean => status >= 500 || status === 429;

/** WeChat Pay's native payment over API v3: the payer scans a code. */
export function createWeChatPay(settings: WeChatPaySettings, reach: Reach): PayProvider {
  const { app, merchant, platform, secret } = settings;
  const call = async (method: 'GET' | 'POST', path: string, content?: object): Promise<Answered> => {
    const body = content ? JSON.stringify(content) : '';
    const timestamp = Math.floor(reach.now() / 1000);
    const nonce = randomBytes(16).toString('hex');
    const answer = await ask(reach, host + path, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'netpane',
        authorization: weChatAuthorization(settings, { method, path, timestamp, nonce, body }),
      },
      ...(content && { body }),
    });
    if (answer.ok && !isSigned(platform, answer.headers, answer.text))
      throw new PayError(`wechat ${path}: answer without a valid signature`, { unsure: true });
    return { ok: answer.ok, status: answer.status, said: objectOf(answer.text) };
  };
  const must = async (...asked: Parameters<typeof call>): Promise<Record<string, unknown>> => {
    const { ok, status, said } = await call(...asked);
    if (!ok)
      throw new PayError(`wechat ${asked[1]}: ${wordOf(said.code) || `HTTP ${status}`}`, {
        unsure: isUnsure(status),
      });
    return said;
  };
  const ours = (said: Record<string, unknown>): boolean => said.mchid === merchant && said.appid === app;

  return {
    method: 'wechat',
    async begin({ id, title, fen, until, notify }) {
      const { code_url: code } = await must('POST', '/v3/pay/transactions/native', {
        appid: app,
        mchid: merchant,
        description: title,
        out_trade_no: id,
        time_expire: beijingMoment(until),
        notify_url: notify,
        amount: { total: fen, currency: 'CNY' },
      });
      if (typeof code !== 'string') throw new PayError('wechat native: no code_url');
      return { code };
    },
    notice(headers, body) {
      const apart = Math.abs(reach.now() / 1000 - Number(headers.get('wechatpay-timestamp')));
      if (!(apart <= mostApart)) throw new Forged('timestamp');
      if (!isSigned(platform, headers, body)) throw new Forged('signature');
      const { event_type: kind, resource } = objectOf(body);
      if (kind !== 'TRANSACTION.SUCCESS') return undefined;
      const said = objectOf(openResource(secret, Object(resource) as Sealed));
      if (!ours(said)) throw new Forged('mchid');
      return receiptOf(said);
    },
    answer: (accepted) =>
      accepted
        ? new Response(null, { status: 204 })
        : Response.json({ code: 'FAIL', message: 'refused' }, { status: 400 }),
    async ask(id) {
      const path = `/v3/pay/transactions/out-trade-no/${id}?mchid=${merchant}`;
      const { ok, status, said } = await call('GET', path);
      if (status === 404) return 'waiting';
      if (!ok || !ours(said) || said.out_trade_no !== id)
        throw new PayError(`wechat query: ${wordOf(said.code) || `HTTP ${status}`}`, { unsure: isUnsure(status) });
      return (
        receiptOf(said) ?? (['CLOSED', 'REVOKED', 'PAYERROR'].includes(String(said.trade_state)) ? 'closed' : 'waiting')
      );
    },
    async end(id) {
      await must('POST', `/v3/pay/transactions/out-trade-no/${id}/close`, { mchid: merchant });
    },
    async refund({ id, refund, fen, ofFen, reason }) {
      const said = await must('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: id,
        out_refund_no: refund,
        reason,
        amount: { refund: fen, total: ofFen, currency: 'CNY' },
      });
      return said.status === 'SUCCESS' ? 'done' : 'accepted';
    },
    async askRefund({ refund }) {
      const { ok, status, said } = await call('GET', `/v3/refund/domestic/refunds/${refund}`);
      if (status === 404) return 'none';
      if (!ok || said.out_refund_no !== refund)
        throw new PayError(`wechat refund query: ${wordOf(said.code) || `HTTP ${status}`}`, { unsure: true });
      // ABNORMAL: the payer's card is closed, and the merchant sees to it by hand; the money stays on its way.
      return said.status === 'SUCCESS' ? 'done' : said.status === 'CLOSED' ? 'refused' : 'accepted';
    },
  };
}

interface Answered {
  ok: boolean;
  status: number;
  said: Record<string, unknown>;
}

function receiptOf(said: Record<string, unknown>): Receipt | undefined {
  const { trade_state: state, out_trade_no: id, transaction_id: trade } = said;
  const { total, currency } = Object(said.amount) as Record<string, unknown>;
  // A refunded payment was paid, too.
  if (state !== 'SUCCESS' && state !== 'REFUND') return undefined;
  return { id: String(id), trade: String(trade), fen: currency === 'CNY' ? Number(total) : 0 };
}

/** The header `Authorization` of a request; `path` with its query. */
export function weChatAuthorization(
  { merchant, serial, key }: Pick<WeChatPaySettings, 'merchant' | 'serial' | 'key'>,
  asked: { method: string; path: string; timestamp: number; nonce: string; body: string },
): string {
  const { method, path, timestamp, nonce, body } = asked;
  const signature = createSign('RSA-SHA256')
    .update([method, path, timestamp, nonce, body, ''].join('\n'))
    .sign(key, 'base64');
  const fields = { mchid: merchant, nonce_str: nonce, timestamp, serial_no: serial, signature };
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
}

/** Whether WeChat Pay signed an answer or a notification. */
function isSigned(platform: WeChatPaySettings['platform'], headers: Headers, body: string): boolean {
  const [serial, timestamp, nonce, signature] = ['serial', 'timestamp', 'nonce', 'signature'].map(
    (name) => headers.get(`wechatpay-${name}`) ?? '',
  );
  const key = Object.hasOwn(platform, serial!) ? platform[serial!] : undefined;
  if (!key) return false;
  return createVerify('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).verify(key, signature!, 'base64');
}

interface Sealed {
  algorithm?: unknown;
  ciphertext?: unknown;
  nonce?: unknown;
  associated_data?: unknown;
}

const tagBytes = 16;

/** What a notification keeps sealed with the APIv3 key; throws when it does not open. */
function openResource(secret: string, { algorithm, ciphertext, nonce, associated_data }: Sealed): string {
  if (algorithm !== 'AEAD_AES_256_GCM') throw new Forged('algorithm');
  const sealed = Buffer.from(String(ciphertext), 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', secret, String(nonce))
      .setAAD(Buffer.from(String(associated_data ?? '')))
      .setAuthTag(sealed.subarray(-tagBytes));
    return decipher.update(sealed.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new Forged('resource');
  }
}

const beijingMoment = (at: number): string => `${new Date(at + 8 * hour).toISOString().slice(0, 19)}+08:00`;
