/** Answers that were asked for before the code was there that wants them. */
interface Early {
  token: string;
  /** By path with query, for posts without fields with the word before it. */
  answers: Map<string, Promise<Response>>;
}

const slot = Symbol.for('netpane.early');
const page = globalThis as unknown as Record<symbol, Early | undefined>;

/** Milliseconds after the page's beginning in which such an answer counts as new. */
const lasts = 10_000;

/** Asks for what the page will want first, as its client would: `path?query`, or `POST path` of a call that reads and has no fields. */
export function askEarly(token: string, calls: readonly string[]): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const posted = { method: 'POST', body: '{}', headers: { ...headers, 'content-type': 'application/json' } };
  const ask = (call: string) => {
    const path = call.replace(post, '');
    return fetch(path, { ...(path === call ? { headers } : posted), credentials: 'omit' });
  };
  page[slot] = { token, answers: new Map(calls.map((call) => [call, ask(call)])) };
  for (const answer of page[slot].answers.values()) answer.catch(() => undefined);
}

const post = /^POST /;

/** Sends a request, unless its answer is under way since the page began: each of those is given once. */
export function fetchOnce(request: Request): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url);
  const { token, answers } = page[slot] ?? {};
  const call = (request.method === 'GET' ? '' : `${request.method} `) + pathname + search;
  const answer = origin === location.origin ? answers?.get(call) : undefined;
  if (!answer || request.headers.get('authorization') !== `Bearer ${token}`) return fetch(request);
  answers!.delete(call);
  if (performance.now() > lasts) return fetch(request);
  return Promise.race([answer, aborted(request.signal)]).catch((cause: unknown) => {
    if (request.signal.aborted) throw cause;
    return fetch(request);
  });
}

/** Since when what the page shows may have been asked for, by the page's own clock in milliseconds. */
export const askedSince = (): number => (page[slot] && performance.now() < lasts ? 0 : performance.now());

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
  });
