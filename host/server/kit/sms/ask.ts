import { SendError } from '../senders';

/** What a gateway is reached by; tests put a gateway of their own here. */
export interface Reach {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Milliseconds until a gateway has answered. */
  timeout: number;
}

/** The answer of a gateway, of whatever status; rejects when there was none in time. */
export async function ask(
  { fetch, timeout }: Reach,
  url: string,
  init: RequestInit,
): Promise<{ ok: boolean; status: number; text: string }> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch {
    // The cause names the address, which may hold a key.
    throw signal.aborted
      ? new SendError('短信服务商超时未响应', { unsure: true })
      : new SendError('无法连接到短信服务商');
  }
}

/** What the gateway answered, as JSON; an empty object when it is none. */
export function jsonOf(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A message that the gateway refused, by the code that it gives for it. */
export const refusedBy = (code: unknown, status: number): SendError =>
  new SendError(`短信服务商拒绝：${typeof code === 'string' && code ? code.slice(0, 80) : `HTTP ${status}`}`);
