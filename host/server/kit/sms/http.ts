import type { SmsMessage } from '../senders';
import type { Reach } from '../provider';
import { ask, refusedBy } from './ask';
import type { HttpSms } from './settings';

/** Sends by a request that the operator described. What fills a gap is written as its place wants it. */
export async function sendByHttp(
  reach: Reach,
  { url, method, headers, body, accepted }: HttpSms,
  mobile: string,
  { kind, value, text }: SmsMessage,
): Promise<void> {
  const all: Record<string, string> = { mobile, kind, value, text };
  const filled = (template: string, write: (value: string) => string): string =>
    template.replace(/\{(mobile|kind|value|text)\}/g, (_, gap: string) => write(all[gap]!));
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const answer = await ask(reach, filled(url, encodeURIComponent), {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, one]) => [name, filled(one, encodeURIComponent)])),
    ...(body !== undefined && { body: filled(body, writers.find(([kinds]) => kinds.test(type))![1]) }),
  });
  if (!answer.ok || (accepted !== undefined && !answer.text.includes(accepted))) throw refusedBy('', answer.status);
}

/** How a value is written into a body of a type. */
const writers: readonly [types: RegExp, write: (value: string) => string][] = [
  [/json/i, (value) => JSON.stringify(value).slice(1, -1)],
  [/urlencoded/i, encodeURIComponent],
  [/xml/i, (value) => value.replace(/[<>&"']/g, (char) => `&#${char.charCodeAt(0)};`)],
  [/(?:)/, (value) => value],
];
