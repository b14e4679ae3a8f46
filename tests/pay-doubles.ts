import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createPay } from '../host/server/kit/pay';
import { alipaySign } from '../host/server/kit/pay/alipay';
import type { Pay } from '../host/server/kit/pay/pay';
import type { PaySettings } from '../host/server/kit/pay/settings';

// Stand-ins for the payment providers, by their published wire: who does not sign what it asks is refused, and what they
// answer and tell is signed.

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [merchant, platform] = [rsa(), rsa()];
/** Somebody else's keys. */
export const stranger = rsa();

const secret = 'k'.repeat(32);
const serial = 'PUB_KEY_ID_0117';
const ids = { app: 'wx0011223344556677', merchant: '1900000109', serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1' };
const appId = '2021000117650000';

/** What the operator set. */
export const paySettings: Required<PaySettings> = {
  alipay: {
    app: appId,
    key: merchant.privateKey,
    alipayKey: platform.publicKey,
    gateway: 'https://openapi.alipay.com/gateway.do',
  },
  wechat: { ...ids, key: merchant.privateKey, platform: { [serial]: platform.publicKey }, secret },
  transfer: { bank: '招商银行杭州分行', name: '杭州云网科技有限公司', number: '571900000000001' },
};

/** What a provider knows of a payment. */
export interface Trade {
  fen: number;
  paid?: boolean;
  closed?: boolean;
  refunds: Map<string, number>;
}

/**
 * Both providers over one `fetch`. `mood`: they answer, refuse what they are asked, stay silent, are not there, or are asked too often; `poor`: the
 * merchant's account there is empty, so that nothing can be given back; `lost`: they give back, and the answer does not come.
 */
export function createProviders(now: () => number, timeout = 5_000) {
  const trades = new Map<string, Trade>();
  const asked: string[] = [];
  const logged: string[] = [];
  /** `refunds`: how WeChat Pay says that those stand which it took on. */
  const state: {
    refunds: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
    mood: 'good' | 'refusing' | 'silent' | 'away' | 'busy' | 'poor' | 'lost';
  } = { mood: 'good', refunds: 'SUCCESS' };
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const at = new URL(url);
    if (state.mood === 'away') throw new TypeError('fetch failed');
    if (state.mood === 'busy') return new Response('', { status: 429 });
    if (state.mood === 'silent')
      return new Promise((_, fail) => init.signal!.addEventListener('abort', () => fail(new Error('abort'))));
    const answer = await (at.host === 'openapi.alipay.com' ? alipay(init) : wechat(at, init));
    if (state.mood === 'lost') throw new TypeError('socket hang up');
    return answer;
  };

  function alipay(init: RequestInit): Response {
    const fields = Object.fromEntries(new URLSearchParams(init.body as string));
    asked.push(fields.method!);
    const node = `${fields.method!.replaceAll('.', '_')}_response`;
    const content = JSON.parse(fields.biz_content!) as Record<string, string>;
    const right = signedBy(merchant.publicKey, fields);
    const said = !right
      ? { code: '40002', sub_code: 'isv.invalid-signature' }
      : state.mood === 'refusing'
        ? { code: '40004', sub_code: 'ACQ.INVALID_PARAMETER' }
        : state.mood === 'poor' && fields.method === 'alipay.trade.refund'
          ? { code: '40004', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' }
          : alipayAnswer(fields.method!, content, trades.get(content.out_trade_no!));
    const raw = JSON.stringify(said);
    const sign = createSign('RSA-SHA256').update(raw).sign(platform.privateKey, 'base64');
    return new Response(`{"${node}":${raw},"sign":${JSON.stringify(sign)}}`);
  }

  async function wechat(url: URL, init: RequestInit): Promise<Response> {
    const path = url.pathname + url.search;
    const body = (init.body as string | undefined) ?? '';
    asked.push(`${init.method} ${url.pathname.replace(/pay[0-9a-f]{24}/, ':id')}`);
    const { authorization = '' } = init.headers as Record<string, string>;
    const said = Object.fromEntries(
      [...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const { nonce_str: nonce, signature, timestamp } = said as Record<string, string | undefined>;
    const ours = said.mchid === ids.merchant && said.serial_no === ids.serial;
    const right = createVerify('RSA-SHA256')
      .update([init.method, path, timestamp, nonce, body, ''].join('\n'))
      .verify(merchant.publicKey, signature ?? '', 'base64');
    if (!right || !ours) return wechatAnswer(401, { code: 'SIGN_ERROR' });
    if (state.mood === 'refusing') return wechatAnswer(400, { code: 'PARAM_ERROR' });
    const content = (body ? JSON.parse(body) : {}) as Record<string, unknown> & {
      amount?: { total: number; refund?: number };
    };
    if (url.pathname.endsWith('/native')) {
      trades.set(String(content.out_trade_no), { fen: content.amount!.total, refunds: new Map() });
      return wechatAnswer(200, { code_url: `weixin://wxpay/bizpayurl?pr=${String(content.out_trade_no).slice(-9)}` });
    }
    const [, refundAsked] = /\/refunds\/(\w+)$/.exec(url.pathname) ?? [];
    if (refundAsked !== undefined) {
      const known = [...trades.values()].some(({ refunds }) => refunds.has(refundAsked));
      return known
        ? wechatAnswer(200, { out_refund_no: refundAsked, status: state.refunds })
        : wechatAnswer(404, { code: 'RESOURCE_NOT_EXISTS' });
    }
    if (url.pathname.endsWith('/refunds')) {
      if (state.mood === 'poor') return wechatAnswer(403, { code: 'NOT_ENOUGH' });
      const trade = trades.get(String(content.out_trade_no));
      if (!trade?.paid) return wechatAnswer(404, { code: 'RESOURCE_NOT_EXISTS' });
      trade.refunds.set(String(content.out_refund_no), content.amount!.refund!);
      return wechatAnswer(200, { status: 'PROCESSING' });
    }
    const id = url.pathname.split('/')[5]!;
    const trade = trades.get(id);
    if (!trade) return wechatAnswer(404, { code: 'ORDER_NOT_EXIST' });
    if (url.pathname.endsWith('/close')) {
      if (trade.paid) return wechatAnswer(400, { code: 'ORDERPAID' });
      trade.closed = true;
      return wechatAnswer(204);
    }
    return wechatAnswer(200, weChatTrade(id, trade));
  }

  const wechatAnswer = (status: number, said?: object): Response => {
    const body = said ? JSON.stringify(said) : '';
    return new Response(status === 204 ? null : body, { status, headers: weChatHeaders(body) });
  };

  /** The headers with which WeChat Pay signs a body. */
  const weChatHeaders = (body: string, { key = platform.privateKey, at = now() } = {}): Record<string, string> => {
    const [timestamp, nonce] = [String(Math.floor(at / 1000)), randomBytes(8).toString('hex')];
    return {
      'wechatpay-serial': serial,
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(key, 'base64'),
    };
  };

  /** Somebody pays; the notification that follows, as a request's headers and body. */
  const pays = {
    alipay(id: string, fen: number, { key = platform.privateKey, ...more }: Notice = {}) {
      trades.set(id, { fen, paid: true, refunds: new Map(trades.get(id)?.refunds) });
      const fields: Record<string, string> = {
        app_id: appId,
        charset: 'utf-8',
        notify_id: '2026112000222155624068450559358070',
        notify_type: 'trade_status_sync',
        out_trade_no: id,
        subject: '账户充值',
        total_amount: (fen / 100).toFixed(2),
        trade_no: `20261120${id}`,
        trade_status: 'TRADE_SUCCESS',
        version: '1.0',
        ...more.fields,
      };
      const sign = alipaySign(key, fields);
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' } as Record<string, string>,
        body: new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString(),
      };
    },
    wechat(id: string, fen: number, { key, at, ...more }: Notice = {}) {
      const trade: Trade = { fen, paid: true, refunds: new Map() };
      trades.set(id, trade);
      const nonce = randomBytes(6).toString('hex');
      const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from('transaction'));
      const plain = JSON.stringify({ ...weChatTrade(id, trade), ...more.fields });
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      const body = JSON.stringify({
        id: 'EV-2026112000',
        event_type: 'TRANSACTION.SUCCESS',
        resource_type: 'encrypt-resource',
        resource: {
          algorithm: 'AEAD_AES_256_GCM',
          ciphertext: sealed.toString('base64'),
          nonce,
          associated_data: 'transaction',
        },
      });
      return { headers: { 'content-type': 'application/json', ...weChatHeaders(body, { key, at }) }, body };
    },
  };

  const pay: Pay = createPay(paySettings, (line) => void logged.push(line), { fetch, now, timeout });
  return { pay, pays, trades, asked, logged, state };
}

interface Notice {
  key?: typeof platform.privateKey;
  /** When it was signed. */
  at?: number;
  fields?: Record<string, string>;
}

const weChatTrade = (id: string, { fen, paid, closed }: Trade) => ({
  appid: ids.app,
  mchid: ids.merchant,
  out_trade_no: id,
  ...(paid && { transaction_id: `42000${id}` }),
  trade_state: paid ? 'SUCCESS' : closed ? 'CLOSED' : 'NOTPAY',
  amount: { total: fen, currency: 'CNY' },
});

function alipayAnswer(method: string, content: Record<string, string>, trade: Trade | undefined): object {
  const id = content.out_trade_no!;
  if (!trade) return { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' };
  if (method === 'alipay.trade.close') {
    if (trade.paid) return { code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' };
    trade.closed = true;
  }
  const refund = content.out_request_no!;
  const isKnown = trade.refunds.has(refund);
  if (method === 'alipay.trade.refund') {
    trade.refunds.set(refund, Math.round(Number(content.refund_amount) * 100));
    return { code: '10000', msg: 'Success', out_trade_no: id, fund_change: isKnown ? 'N' : 'Y' };
  }
  if (method === 'alipay.trade.fastpay.refund.query')
    return { code: '10000', msg: 'Success', out_trade_no: id, ...(isKnown && { refund_status: 'REFUND_SUCCESS' }) };
  return {
    code: '10000',
    msg: 'Success',
    out_trade_no: id,
    trade_no: `20261120${id}`,
    total_amount: (trade.fen / 100).toFixed(2),
    trade_status: trade.paid ? 'TRADE_SUCCESS' : trade.closed ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY',
  };
}

/** Whether the fields of a request to Alipay were signed. */
export function signedBy(key: typeof merchant.publicKey, { sign = '', ...fields }: Record<string, string>): boolean {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  return createVerify('RSA-SHA256').update(text).verify(key, sign, 'base64');
}

/** The merchant's key, which the providers know. */
export const merchantKey = merchant.publicKey;
