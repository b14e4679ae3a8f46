import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { AlipaySettings } from './alipay';
import type { BankAccount } from './pay';
import type { WeChatPaySettings } from './wechat';

/** Every way to put money in that the operator has. */
export interface PaySettings {
  alipay?: AlipaySettings;
  wechat?: WeChatPaySettings;
  transfer?: BankAccount;
}

const names = {
  alipay: ['app', 'key', 'alipayKey'],
  wechat: ['app', 'merchant', 'serial', 'key', 'platform', 'secret'],
  transfer: ['bank', 'name', 'number'],
};
const others = { alipay: ['gateway'], wechat: [], transfer: [] };
type Way = keyof typeof names;

const alipayGateway = 'https://openapi.alipay.com/gateway.do';

/** Reads the JSON file of the payment providers; keys are files beside it. Throws with a sentence about what is wrong in it, and never with what stands in it. */
export function readPaySettings(file: string): PaySettings {
  const said = object(JSON.parse(readFileSync(file, 'utf8')), '内容');
  const unknown = Object.keys(said).filter((way) => !Object.hasOwn(names, way));
  if (unknown.length > 0) throw new Error(`没有这样的设置：${unknown.join('、')}`);
  const ways = (Object.keys(names) as Way[]).filter((way) => said[way] !== undefined);
  if (ways.length === 0) throw new Error(`至少应有 ${Object.keys(names).join('、')} 之一`);
  const fields = (way: Way): Record<string, string> => texts(way, object(said[way], way));
  const keyOf = (way: Way, name: string, path: string, make: (text: string) => KeyObject): KeyObject => {
    try {
      return make(readFileSync(resolve(dirname(file), path), 'utf8').trim());
    } catch {
      throw new Error(`${way}.${name} 应为密钥文件的路径`);
    }
  };
  const settings: PaySettings = {};
  if (said.alipay) {
    const { app, key, alipayKey, gateway = alipayGateway } = fields('alipay');
    if (!/^https?:$/.test(URL.canParse(gateway) ? new URL(gateway).protocol : ''))
      throw new Error('alipay.gateway 应以 https:// 开头');
    settings.alipay = {
      app: app!,
      key: keyOf('alipay', 'key', key!, privateKeyOf),
      alipayKey: keyOf('alipay', 'alipayKey', alipayKey!, publicKeyOf),
      gateway,
    };
  }
  if (said.wechat) {
    const { app, merchant, serial, key, secret } = fields('wechat');
    if (Buffer.byteLength(secret!) !== 32) throw new Error('wechat.secret（APIv3 密钥）应为 32 个字符');
    const platform = Object.entries(object(object(said.wechat, 'wechat').platform, 'wechat.platform'));
    if (platform.length === 0) throw new Error('缺少 wechat.platform');
    settings.wechat = {
      app: app!,
      merchant: merchant!,
      serial: serial!,
      secret: secret!,
      key: keyOf('wechat', 'key', key!, privateKeyOf),
      platform: Object.fromEntries(
        platform.map(([id, path]) => [id, keyOf('wechat', 'platform', String(path), publicKeyOf)]),
      ),
    };
  }
  if (said.transfer) {
    const { bank, name, number } = fields('transfer');
    settings.transfer = { bank: bank!, name: name!, number: number! };
  }
  return settings;
}

function texts(way: Way, said: Record<string, unknown>): Record<string, string> {
  const odd = Object.keys(said).filter((name) => ![...names[way], ...others[way]].includes(name));
  if (odd.length > 0) throw new Error(`${way} 没有这样的设置：${odd.join('、')}`);
  const missing = names[way].filter((name) => !said[name]);
  if (missing.length > 0) throw new Error(`缺少 ${missing.map((name) => `${way}.${name}`).join('、')}`);
  const wrong = Object.keys(said).find((name) => name !== 'platform' && typeof said[name] !== 'string');
  if (wrong !== undefined) throw new Error(`${way}.${wrong} 应为文字`);
  return said as Record<string, string>;
}

/** PEM, or the bare base64 that Alipay's key tool writes. */
function privateKeyOf(text: string): KeyObject {
  if (text.startsWith('-----')) return createPrivateKey(text);
  const key = Buffer.from(text, 'base64');
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
}

const publicKeyOf = (text: string): KeyObject =>
  text.startsWith('-----')
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

function object(said: unknown, name: string): Record<string, unknown> {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) throw new Error(`缺少 ${name}`);
  return said as Record<string, unknown>;
}
