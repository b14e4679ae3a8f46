import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SmsKind, SmsMessage } from '../senders';
import { objectOf, type Reach } from '../provider';
import { ask, refusedBy } from './ask';
import type { CloudSms } from './settings';

const algorithm = 'ACS3-HMAC-SHA256';
const host = 'dysmsapi.aliyuncs.com';
/** What the gap of each template is called. */
const gaps: Record<SmsKind, string> = {
  code: 'code',
  channel: 'code',
  reset: 'link',
  changed: 'mobile',
  alarm: 'content',
};

/** Sends by `SendSms` of Aliyun's short messages (version 2017-05-25), signed by its signature version 3. */
export async function sendByAliyun(
  reach: Reach,
  { id, secret, sign, templates }: CloudSms,
  mobile: string,
  { kind, value }: SmsMessage,
): Promise<void> {
  const query = canonicalQuery({
    PhoneNumbers: mobile,
    SignName: sign,
    TemplateCode: templates[kind] ?? '',
    TemplateParam: JSON.stringify({ [gaps[kind]]: value }),
  });
  const headers = {
    host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': new Date(reach.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': randomBytes(16).toString('hex'),
    'x-acs-version': '2017-05-25',
  };
  const authorization = aliyunAuthorization({ id, secret }, query, headers);
  const { host: _, ...sent } = headers;
  const answer = await ask(reach, `https://${host}/?${query}`, { method: 'POST', headers: { ...sent, authorization } });
  const { Code } = objectOf(answer.text);
  if (!answer.ok || Code !== 'OK') throw refusedBy(Code, answer.status);
}

/** The header `Authorization` of a request without a body to the root of a host; `headers` are all that is signed. */
export function aliyunAuthorization(
  { id, secret }: Pick<CloudSms, 'id' | 'secret'>,
  query: string,
  headers: Readonly<Record<string, string>>,
): string {
  const names = Object.keys(headers).sort();
  const signed = names.join(';');
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const request = ['POST', '/', query, lines, signed, headers['x-acs-content-sha256']].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`${algorithm}\n${sha256(request)}`)
    .digest('hex');
  return `${algorithm} Credential=${id},SignedHeaders=${signed},Signature=${signature}`;
}

/** The query as it is signed and sent: by name, encoded by RFC 3986. */
export const canonicalQuery = (params: Readonly<Record<string, string>>): string =>
  Object.keys(params)
    .sort()
    .map((name) => `${encoded(name)}=${encoded(params[name]!)}`)
    .join('&');

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
