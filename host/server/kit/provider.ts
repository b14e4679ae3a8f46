/** What a provider is reached by; tests put one of their own here. */
export interface Reach {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Milliseconds until a provider has answered. */
  timeout: number;
}

/** The answer of a provider, of whatever status. */
export interface ProviderAnswer {
  ok: boolean;
  status: number;
  headers: Headers;
  text: string;
}

/** Asks a provider; rejects with what `silent` makes of it when no answer came, or none in time (`late`). */
export async function askProvider(
  { fetch, timeout }: Reach,
  url: string,
  init: RequestInit,
  silent: (late: boolean) => Error,
): Promise<ProviderAnswer> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    return { ok: response.ok, status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    // The cause names the address, which may hold a key.
    throw silent(signal.aborted);
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
