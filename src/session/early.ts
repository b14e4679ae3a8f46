/** Answers that were asked for before the code was there that wants them. */
interface Early {
  token: string;
  /** By path with query. */
  answers: Map<string, Promise<Response>>;
}

const slot = Symbol.for('netpane.early');
const page = globalThis as unknown as Record<symbol, Early | undefined>;

/** Milliseconds after the page's beginning in which such an answer counts as new. */
const lasts = 10_000;

/** Asks for what the page will want first, as its client would. */
export function askEarly(token: string, paths: readonly string[]): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const ask = (path: string) => fetch(path, { headers, credentials: 'omit' });
  page[slot] = { token, answers: new Map(paths.map((path) => [path, ask(path)])) };
  for (const answer of page[slot].answers.values()) answer.catch(() => undefined);
}

/** Sends a request, unless its answer is under way since the page began: each of those is given once. */
export function fetchOnce(request: Request): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url);
  const { token, answers } = page[slot] ?? {};
  const path = pathname + search;
  const answer = request.method === 'GET' && origin === location.origin ? answers?.get(path) : undefined;
  if (!answer || request.headers.get('authorization') !== `Bearer ${token}`) return fetch(request);
  answers!.delete(path);
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
