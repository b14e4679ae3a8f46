import { PayError } from './pay';

/** What a provider is reached by; tests put one of their own here. */
export interface Reach {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Milliseconds until a provider has answered. */
  timeout: number;
}

/** The answer of a provider, of whatever status; rejects when there was none in time. */
export async function ask(
  { fetch, timeout }: Reach,
  url: string,
  init: RequestInit,
): Promise<{ ok: boolean; status: number; headers: Headers; text: string }> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    return { ok: response.ok, status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    throw new PayError(signal.aborted ? 'timeout' : 'unreachable', { unsure: true });
  }
}

/** A text as a JSON object; an empty one when it is none. */
export function objectOf(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Short words of a provider for the log. */
export const wordOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 80) : '');
