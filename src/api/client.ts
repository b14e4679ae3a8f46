import type { answerOf } from './answer';
import type { Endpoint, InputOf, ReplyOf } from './endpoint';
import { contractHeader, succeeded } from './endpoint';
import { ApiError, refusalOf, type TokenRefusal } from './error';
import { apiText } from './api.text';
import type { Said } from './refusal/table';
import type { Renamed } from './list-names';
import { retryAfterOf } from './retry-after';
import { bringSaid, told } from './said';
import { clock, timeOf } from './server-time';

/** How a client reaches its server. */
export interface ClientOptions {
  /** Origin and prefix in front of `/api/v3`, without a trailing slash; empty for the same origin. */
  baseUrl: string;
  /** False for embed tokens, which may not read or keep what belongs to a person (columns, saved views). True unless told. */
  personal?: boolean;
  /** The bearer token at this moment; `renew` is true once after a 401. Nothing: the call goes out without one. */
  token?: (renew: boolean) => string | undefined | Promise<string | undefined>;
  /** Called after a 401 that a renewed token did not cure. */
  onUnauthorized?: () => void;
  /** Called when the token is the cause: it ran out, was revoked, or does not hold for this page or this call. */
  onRefused?: (refusal: TokenRefusal) => void;
  /** Called with every failure that nobody asked to keep quiet. */
  onFailure?: (error: ApiError) => void;
  /** Notes the calls that the server does not have: each is tried once. Without it they are tried every time. */
  absent?: AbsentCalls;
  /** Puts calls into the words of a server that has others, and its answers back; nothing for calls that are alike. */
  rename?: ((e: Endpoint, input: Record<string, unknown>) => Promise<Renamed | undefined>) | undefined;
  /** Milliseconds before a call is given up; 30,000 unless told. */
  timeout?: number;
  /** The platform's fetch unless told (tests pass the reference server itself). */
  fetch?: (request: Request) => Promise<Response>;
  /** Since when an answer that is given now may have been asked for, as `performance.now()`; now unless told. */
  askedSince?: () => number;
}

/** The calls that a server turned out not to have. */
interface AbsentCalls {
  /** What an earlier try of this call found out. */
  known: (e: Endpoint) => ApiError | undefined;
  /** Whether this failure says that the server does not have the call. */
  find: (e: Endpoint, error: ApiError) => Promise<ApiError | undefined>;
}

/** Options of one call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds; overrides the client's. 0: no limit. */
  timeout?: number;
  /** True: the failure is not reported to `onFailure` (the caller shows it itself, or it is silent by rule). */
  quiet?: boolean;
  /** True: an answer that is some seconds old will do, as for an export. Not while this client changed something itself just now. */
  late?: boolean;
}

/** Calls endpoints over one connection. */
export interface Client {
  /** Different for every connection: part of each cache key, so that two accounts on a page never share data. */
  readonly id: string;
  /** Whether its token is a person's own session. */
  readonly personal: boolean;
  /** Origin and prefix; used for streams and downloads. */
  readonly baseUrl: string;
  call<E extends Endpoint>(e: E, input: InputOf<E>, options?: CallOptions): Promise<ReplyOf<E>>;
  /** The server's clock, milliseconds since 1970: for hours and holidays that a wrong local clock must not decide. */
  serverTime(options?: CallOptions): Promise<number>;
  /** Opens an endpoint whose answer is read as it comes (event streams): resolves when it begins, however long it lasts. */
  open<E extends Endpoint>(e: E, input: InputOf<E>, options?: CallOptions): Promise<Response>;
  /** Since when what a read shows may have been asked for, by the page's own clock in milliseconds. */
  askedSince(): number;
  /** The bearer token now, for the few readers that cannot go through `call`. */
  token(renew?: boolean): Promise<string | undefined>;
}

/** Seconds that an answer may be old whose asker bears it. */
const mostLate = 10;

/** Makes a client. Never throws itself; calls reject with `ApiError`. */
export function createClient(options: ClientOptions): Client {
  // Reads are kept by it; another copy of the library on the page has clients too.
  const id = `c${Math.random()}`;
  const token = async (renew = false) => options.token?.(renew);

  const call = <E extends Endpoint>(e: E, input: InputOf<E>, o: CallOptions = {}) =>
    guarded(e, o, async () => {
      const other = await options.rename?.(e, input as Record<string, unknown>);
      if (other) return (await read(other.readAs, await ask(other.endpoint, other.input, o), other)) as ReplyOf<E>;
      return named(e, input, async (name) => (await read(e, await ask(e, input, o, name))) as ReplyOf<E>);
    });

  /** Names of requests that make something and were not answered yet: repeated under it, they make nothing twice. */
  const unanswered = new Map<string, string>();

  /** Partners' pages send no name: it is a header that a back end of their own would have to let in. */
  async function named<T>(e: Endpoint, input: unknown, work: (name?: string) => Promise<T>): Promise<T> {
    if (!e.creates || options.personal === false) return work();
    const wish = e.path + JSON.stringify(input);
    // Pages without TLS have no such ids.
    const name = unanswered.get(wish) ?? crypto.randomUUID?.();
    if (!name) return work();
    unanswered.set(wish, name);
    try {
      const reply = await work(name);
      unanswered.delete(wish);
      return reply;
    } catch (error) {
      const { status } = (error as ApiError).detail;
      if (status >= 400 && status < 500 && status !== 409) unanswered.delete(wish);
      throw error;
    }
  }

  const open = <E extends Endpoint>(e: E, input: InputOf<E>, o: CallOptions = {}) =>
    guarded(e, o, async () => {
      const response = await ask(e, input, { timeout: 0, ...o });
      if (!response.ok) await read(e, response);
      return response;
    });

  async function ask(e: Endpoint, input: unknown, o: CallOptions, name?: string): Promise<Response> {
    const response = await send(e, input as Record<string, unknown>, o, await token(), name);
    // The answer says why better than a renewal that failed.
    const renewed = response.status === 401 && options.token && (await token(true).catch(() => undefined));
    return renewed ? send(e, input as Record<string, unknown>, o, renewed, name) : response;
  }

  /** Until when, by the page's clock, only what is new will do: this client has just changed something itself. */
  let careful = 0;

  async function guarded<T>(e: Endpoint, o: CallOptions, work: () => Promise<T>): Promise<T> {
    try {
      const known = options.absent?.known(e);
      if (known) throw known;
      return await work();
    } catch (cause) {
      const said = cause instanceof ApiError ? cause : failure('other');
      const error = (await options.absent?.find(e, said)) ?? said;
      if (error.kind === 'unauthorized') options.onUnauthorized?.();
      const refusal = options.onRefused && refusalOf(error);
      if (refusal) options.onRefused?.(refusal);
      if (error.kind !== 'aborted' && !o.quiet) options.onFailure?.(error);
      throw error;
    }
  }

  async function send(
    e: Endpoint,
    input: Record<string, unknown>,
    o: CallOptions,
    bearer?: string,
    name?: string,
  ): Promise<Response> {
    const limit = o.timeout ?? options.timeout ?? 30_000;
    const timeout = limit > 0 ? AbortSignal.timeout(limit) : undefined;
    const signal = either([o.signal, timeout].filter((one) => one !== undefined));
    try {
      const request = toRequest(e, input, options.baseUrl, bearer, signal);
      if (name) request.headers.set('idempotency-key', `"${name}"`);
      // Like the name of a request, a header that back ends of partners would have to let in.
      if (o.late && options.personal !== false && performance.now() > careful)
        request.headers.set('cache-control', `max-stale=${mostLate}`);
      if (e.method === 'POST') careful = performance.now() + mostLate * 1_000;
      return await (options.fetch ?? globalThis.fetch)(request);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      if (o.signal?.aborted) throw failure('aborted');
      if (timeout?.aborted) throw failure('timeout');
      throw failure('offline');
    }
  }

  async function serverTime(o: CallOptions = {}): Promise<number> {
    const time = await timeOf(await send(clock, {}, o));
    if (Number.isNaN(time)) throw failure('other');
    return time;
  }

  const askedSince = () => options.askedSince?.() ?? performance.now();
  return {
    id,
    personal: options.personal ?? true,
    baseUrl: options.baseUrl,
    call,
    open,
    serverTime,
    askedSince,
    token,
  };
}

/** A call that no answer came to. */
const failure = (kind: 'other' | 'aborted' | 'timeout' | 'offline', word: 'cut' | typeof kind = kind): ApiError =>
  new ApiError(kind, () => apiText[word], { status: 0 });

/** One signal for several; browsers before 2024 have no way of their own to say so. */
function either(signals: AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any(signals);
  const both = new AbortController();
  for (const one of signals) {
    if (one.aborted) both.abort(one.reason);
    else one.addEventListener('abort', () => both.abort(one.reason), { once: true });
  }
  return both.signal;
}

/** The HTTP request of a call: path fields, then query (GET) or body (POST). */
function toRequest(
  e: Endpoint,
  input: Record<string, unknown>,
  baseUrl: string,
  bearer?: string,
  signal?: AbortSignal,
): Request {
  const rest = { ...input };
  const path = e.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const base = baseUrl || globalThis.location?.origin || 'http://netpane.invalid';
  const url = new URL(base.replace(/\/$/, '') + path, globalThis.location?.href);
  const headers = new Headers({ accept: 'application/json' });
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  let body: string | FormData | undefined;
  if (e.method === 'GET') {
    for (const [key, value] of Object.entries(rest)) {
      if (value === undefined || value === null || value === '') continue;
      for (const one of Array.isArray(value) ? value : [value]) url.searchParams.append(key, String(one));
    }
  } else if (e.encoding === 'form') {
    body = toForm(rest);
  } else {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(rest);
  }
  return new Request(url, { method: e.method, headers, body, signal, credentials: 'omit' });
}

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) form.append(key, one instanceof Blob ? one : String(one));
  }
  return form;
}

/** What a failure is by its status alone. */
const kinds: Readonly<Record<number, ApiError['kind']>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'code',
  500: 'server',
};

async function read(e: Endpoint, response: Response, other?: Renamed): Promise<unknown> {
  const { status } = response;
  if (response.ok && e.reply === 'blob') return response.blob().catch(cut);
  const text = await response.text().catch(cut);
  await bringSaid(text);
  const body = bodyOf(parsed(text));
  const sentence = typeof body?.message === 'string' ? body.message : '';
  // Who shows it may speak another language than who asked.
  const said = (kind: string) => () =>
    (sentence && told(sentence, body)) || apiText[kind === 'unauthorized' || kind === 'forbidden' ? kind : 'other'];
  if (sentence && body) Object.defineProperty(body, 'message', { enumerable: true, get: said('other') });
  const code = /^-?\d+$/.test(String(body?.code)) ? Number(body?.code) : undefined;
  const detail = {
    status,
    body,
    call: `${e.method} ${e.path}`,
    ...(code !== undefined && { code }),
    ...(typeof body?.reason === 'string' && { reason: body.reason }),
  };
  const kind = kinds[status];
  if (kind) throw new ApiError(kind, said(kind), detail);
  if (status === 422) {
    throw new ApiError(
      'invalid',
      said('other'),
      Object.defineProperty(detail, 'errors', { get: () => errorsOf(body) }),
    );
  }
  if (status === 429) {
    const retryAfter = retryAfterOf(response.headers);
    throw new ApiError('tooMany', () => apiText.tooMany(retryAfter), { ...detail, retryAfter });
  }
  if (status === 503 && detail.code !== undefined) {
    throw new ApiError('other', said('other'), {
      ...detail,
      retryAfter: Number(response.headers.get('retry-after')) || 5,
    });
  }
  if (!response.ok) throw new ApiError('other', () => apiText.other, detail);
  if (code !== undefined && !succeeded(e, code)) throw new ApiError('code', said('other'), detail);
  const taken = body && Object.assign(other?.bodyOf(body as Record<string, unknown>) ?? body, { code });
  const answer = code === undefined || !taken ? undefined : await understood(e, response, taken);
  // A page in place of data is the answer of a server that knows nothing of the call.
  if (!answer) throw new ApiError('unfit', () => (/^\s*</.test(text) ? apiText.page : apiText.unfit), detail);
  return answer;
}

/** An answer that began and did not come to its end: the line was cut, it took too long, or nobody waits for it any more. */
function cut(cause: unknown): never {
  const { name } = cause as Error;
  throw name === 'AbortError'
    ? failure('aborted')
    : name === 'TimeoutError'
      ? failure('timeout')
      : failure('offline', 'cut');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

let reader: { answerOf: typeof answerOf } | undefined;

/** An answer as the contract has it. A server that names its contract checked that already; what reads others comes then. */
async function understood(e: Endpoint, { headers }: Response, body: object): Promise<object | undefined> {
  if (headers.has(contractHeader)) return body;
  reader ??= await import('./answer');
  return reader.answerOf(e, { ...body });
}

/** Another server may answer anything. */
const bodyOf = (raw: unknown): Envelope | undefined =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : undefined;

const errorsOf = ({ errors = {}, reasons = {} }: Envelope = {}) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [
      field,
      sentences.map((sentence, i) => told(sentence, reasons[field]?.[i])),
    ]),
  );

interface Envelope extends Partial<Said> {
  code?: number;
  message?: string;
  errors?: Record<string, string[]>;
  /** What the sentences of `errors` say, as data. */
  reasons?: Record<string, (Said | undefined)[]>;
}
