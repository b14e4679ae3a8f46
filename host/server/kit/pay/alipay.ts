import { createSign, createVerify, type KeyObject } from 'node:crypto';
import { fenToYuan, yuanToFen } from '../../../../src/format';
import { objectOf, type Reach } from '../provider';
import { ask, wordOf } from './ask';
import { Forged, PayError, type PayProvider, type Receipt } from './pay';
import { hour } from '../../../../src/domain/time';

/** An app of Alipay's open platform that may use page pay (电脑网站支付). */
export interface AlipaySettings {
  /** APPID. */
  app: string;
  /** The app's private key. */
  key: KeyObject;
  /** Alipay's public key. */
  alipayKey: KeyObject;
  gateway: string;
}

type Fields = Readonly<Record<string, string>>;

/** Alipay's page pay over its open platform, version 1.0, signed by RSA2. */
export function createAlipay(settings: AlipaySettings, reach: Reach): PayProvider {
  const { app, alipayKey, gateway } = settings;
  const signed = (method: string, content: object, more: Fields = {}): URLSearchParams => {
    const fields: Fields = {
      app_id: app,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijingTime(reach.now()),
      version: '1.0',
      ...more,
      biz_content: JSON.stringify(content),
    };
    return new URLSearchParams({ ...fields, sign: alipaySign(settings.key, fields) });
  };
  /** Asks; what it answered, refusals of the trade included. */
  const call = async (method: string, content: object): Promise<Record<string, unknown>> => {
    const answer = await ask(reach, gateway, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: signed(method, content).toString(),
    });
    const said = saidBy(answer.text, `${method.replaceAll('.', '_')}_response`, alipayKey);
    if (!said) {
      const unsure = true;
      throw new PayError(`alipay ${method}: HTTP ${answer.status} without a valid signature`, { unsure });
    }
    return said;
  };
  const refusedBy = (method: string, said: Record<string, unknown>) =>
    new PayError(`alipay ${method}: ${wordOf(said.code)} ${wordOf(said.sub_code)}`, {
      // Both are "our system is busy, ask again with the same parameters".
      unsure: said.code === '20000' || String(said.sub_code).endsWith('ACQ.SYSTEM_ERROR'),
    });

  return {
    method: 'alipay',
    async begin({ id, title, fen, until, notify, back }) {
      const content = {
        out_trade_no: id,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: fenToYuan(fen),
        subject: title,
        time_expire: beijingTime(until),
      };
      const query = signed('alipay.trade.page.pay', content, { notify_url: notify, return_url: back });
      return { url: `${gateway}?${query}` };
    },
    notice(_, body) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      if (!isAlipayNotice(alipayKey, fields)) throw new Forged('signature');
      if (fields.app_id !== app) throw new Forged('app_id');
      return fields.trade_status === undefined ? undefined : receiptOf(fields);
    },
    answer: (accepted) =>
      new Response(accepted ? 'success' : 'failure', { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    async ask(id) {
      const said = await call('alipay.trade.query', { out_trade_no: id });
      // There is a trade from when the payer signs in at the cashier.
      if (said.sub_code === 'ACQ.TRADE_NOT_EXIST') return 'waiting';
      if (said.code !== '10000' || said.out_trade_no !== id) throw refusedBy('query', said);
      return receiptOf(said) ?? (said.trade_status === 'TRADE_CLOSED' ? 'closed' : 'waiting');
    },
    async end(id) {
      const said = await call('alipay.trade.close', { out_trade_no: id });
      if (said.code !== '10000' && said.sub_code !== 'ACQ.TRADE_NOT_EXIST') throw refusedBy('close', said);
    },
    async refund({ id, refund, fen, reason }) {
      const content = {
        out_trade_no: id,
        out_request_no: refund,
        refund_amount: fenToYuan(fen),
        refund_reason: reason,
      };
      const said = await call('alipay.trade.refund', content);
      if (said.code !== '10000') throw refusedBy('refund', said);
      // Without this flag the query alone tells whether the money went.
      return said.fund_change === 'Y' ? 'done' : 'accepted';
    },
    async askRefund({ id, refund }) {
      const said = await call('alipay.trade.fastpay.refund.query', { out_trade_no: id, out_request_no: refund });
      if (said.sub_code === 'ACQ.TRADE_NOT_EXIST') return 'none';
      if (said.code !== '10000') throw refusedBy('refund query', said);
      return said.refund_status === 'REFUND_SUCCESS' ? 'done' : 'none';
    },
  };
}

function receiptOf(said: Readonly<Record<string, unknown>>): Receipt | undefined {
  const { trade_status: state, out_trade_no: id, trade_no: trade, total_amount: amount } = said;
  if (state !== 'TRADE_SUCCESS' && state !== 'TRADE_FINISHED') return undefined;
  return { id: String(id), trade: String(trade), fen: yuanToFen(String(amount)) ?? 0 };
}

/** What the fields of a request are signed as: by name, without the signature and what is empty. */
const signedText = (fields: Fields): string =>
  Object.keys(fields)
    .filter((name) => name !== 'sign' && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** The signature of a request. */
export const alipaySign = (key: KeyObject, fields: Fields): string =>
  createSign('RSA-SHA256').update(signedText(fields)).sign(key, 'base64');

/** Whether Alipay signed a notification: all of its fields but `sign` and `sign_type`. */
function isAlipayNotice(key: KeyObject, { sign = '', sign_type: _, ...fields }: Fields): boolean {
  return verified(key, signedText(fields), sign);
}

/** The part of an answer that is signed, as it stands there. */
function saidBy(text: string, node: string, key: KeyObject): Record<string, unknown> | undefined {
  const { sign, [node]: said } = objectOf(text);
  const begin = text.indexOf(`"${node}":`) + node.length + 3;
  const raw = text.slice(begin, text.lastIndexOf(',', text.lastIndexOf('"sign":'))).trim();
  return verified(key, raw, String(sign)) ? (Object(said) as Record<string, unknown>) : undefined;
}

const verified = (key: KeyObject, text: string, sign: string): boolean =>
  createVerify('RSA-SHA256').update(text).verify(key, sign, 'base64');

const beijingTime = (at: number): string => new Date(at + 8 * hour).toISOString().slice(0, 19).replace('T', ' ');
