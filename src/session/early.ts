/** Answers that were asked for before the code was there that wants them. */
interface Early {
  token: string;
  /** By address, and the body of what is posted. */
  answers: Map<string, Promise<Response>>;
}

const slot = Symbol.for('netpane.early');
const page = globalThis as unknown as Record<symbol, Early | undefined>;

/** Milliseconds after the page's beginning in which such an answer counts as new. */
const lasts = 10_000;

/** Asks for what the page will want first, as its client would: `path?query`, or `path {}` of a read that is posted without fields. */
export function askEarly(token: string, calls: readonly string[]): void {
  const answers: Early['answers'] = new Map();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const call of calls) {
    const [path, body] = call.split(' ');
    const answer = fetch(path!, { headers, credentials: 'omit', ...(body && { method: 'POST', body }) });
    answer.catch(() => undefined);
    answers.set(location.origin + call, answer);
  }
  page[slot] = { token, answers };
}

/** Sends a request, unless its answer is under way since the page began: each of those is given once. */
export function fetchOnce(request: Request): Promise<Response> {
  const { token, answers } = page[slot] ?? {};
  const call = request.url + (request.method === 'GET' ? '' : ' {}');
  const answer = answers?.get(call);
  if (!answer || request.headers.get('authorization') !== `Bearer ${token}`) return fetch(request);
  answers!.delete(call);
  if (performance.now() > lasts) return fetch(request);
  // One that was given up is refused by `fetch` as well.
  return Promise.race([answer, aborted(request.signal)]).catch(() => fetch(request));
}

/** Since when what the page shows may have been asked for, by the page's own clock in milliseconds. */
export const askedSince = (): number => (page[slot] && performance.now() < lasts ? 0 : performance.now());

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
  });
