import { readFileSync } from 'node:fs';
import { object, texts } from '../settings-file';
import { smsKinds, type SmsKind } from '../senders';

/** A cloud that sends what its operator had approved: a signature, and a template with one gap for each kind of message. */
export interface CloudSms {
  provider: 'aliyun' | 'tencent';
  /** AccessKey ID, or SecretId. */
  id: string;
  secret: string;
  /** The approved signature, without its brackets. */
  sign: string;
  templates: Partial<Record<SmsKind, string>>;
  /** SdkAppId of Tencent Cloud. */
  app: string;
  /** Region of Tencent Cloud. */
  region: string;
}

/** Any other gateway: a request with gaps `{mobile}`, `{text}`, `{value}` and `{kind}`. */
export interface HttpSms {
  provider: 'http';
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: string;
  /** What the answer of an accepted message holds; without it any success of HTTP will do. */
  accepted?: string;
}

export type SmsSettings = CloudSms | HttpSms;

const names = {
  aliyun: ['id', 'secret', 'sign', 'templates'],
  tencent: ['id', 'secret', 'sign', 'templates', 'app'],
  http: ['url'],
};
const others = { aliyun: [], tencent: ['region'], http: ['method', 'headers', 'body', 'accepted'] };

/** Reads the JSON file of a gateway. Throws with a sentence about what is wrong in it, and never with what stands in it. */
export function readSmsSettings(file: string): SmsSettings {
  const said = object(JSON.parse(readFileSync(file, 'utf8')), 'provider');
  const provider = said.provider as keyof typeof names;
  if (!Object.hasOwn(names, String(provider))) throw new Error(`provider 应为 ${Object.keys(names).join('、')}`);
  const known = ['provider', ...names[provider], ...others[provider]];
  const unknown = Object.keys(said).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`没有这样的设置：${unknown.join('、')}`);
  const missing = names[provider].filter((name) => !said[name]);
  if (missing.length > 0) throw new Error(`缺少 ${missing.join('、')}`);
  if (provider === 'http') return httpOf(said);
  const templates = texts(said.templates, 'templates');
  const kinds: readonly string[] = smsKinds;
  const odd = Object.keys(templates).filter((kind) => !kinds.includes(kind));
  if (odd.length > 0) throw new Error(`templates 中没有这样的短信：${odd.join('、')}`);
  if (!templates.code) throw new Error('templates 缺少 code');
  const { id, secret, sign, app = '', region = 'ap-guangzhou' } = texts({ ...said, templates: '' }, provider);
  return { provider, id: id!, secret: secret!, sign: sign!, templates, app, region };
}

function httpOf(said: Record<string, unknown>): HttpSms {
  const headers = texts(said.headers ?? {}, 'headers');
  const { url, method = 'POST', body, accepted } = texts({ ...said, headers: '' }, 'http');
  if (!/^https?:$/.test(URL.canParse(url!) ? new URL(url!).protocol : '')) throw new Error('url 应以 https:// 开头');
  if (method !== 'GET' && method !== 'POST' && method !== 'PUT') throw new Error('method 应为 GET、POST 或 PUT');
  if (method === 'GET' && body !== undefined) throw new Error('GET 请求没有 body');
  const all = [url, body, ...Object.values(headers)].join();
  if (!all.includes('{mobile}') || !/\{(text|value)\}/.test(all))
    throw new Error('url、headers 或 body 中应有 {mobile} 和 {text} 或 {value}');
  return { provider: 'http', url: url!, method, headers, ...(body && { body }), ...(accepted && { accepted }) };
}
