import { apiText } from '../api/api.text';
import { createClient, type Client, type ClientOptions } from '../api/client';
import { ApiError, type TokenRefusal } from '../api/error';
import { pageRefused, setPageClient, tellRefused } from '../api/page-client';
import type { Params } from '../api/refusal/table';
import { bringSaid, told } from '../api/said';
import { pageWide } from '../text/page-wide';
import { speak, type Language } from '../text/words';
import type { ThemeSettings } from '../theme/derive';

/** An embed token with the seconds it lives, as `POST /api/v3/embed/token` answers it; or the bare token. */
export type EmbedToken = string | { token: string; expires_in: number; theme?: ThemeSettings | null };

/** The refusal of that call, passed on by a back end: the widget then shows why. */
export interface EmbedRefusal {
  code: number;
  message: string;
  /** Why, as data: an English page then says it in English. */
  reason?: string;
  params?: Params;
}

type Given = EmbedToken | EmbedRefusal | undefined;

/** What `connect()` takes. */
export interface Connection {
  /** Where the API is, for example `https://cloud.example.com`. Empty: the same origin; `/path`: below it. */
  baseUrl: string;
  /**
   * Name of the account, whatever you call it; for `connection` of elements and of `NetpaneProvider`. All with the same `baseUrl`
   * and `account` share one client, one token and one line to the server, however often their objects and functions are written
   * anew; the latest function is the one that is asked. Two accounts on a page need two names.
   */
  account?: string;
  /**
   * Gives a short-lived embed token; asked again before it ends (when it says when) and once after a 401. Without it the
   * page shows what its visitor agrees to by signing in with `<np-login>`.
   */
  token?: () => Given | Promise<Given>;
  /** Address of the console; links of widgets lead there when the page does not handle `np-navigate`. */
  consoleUrl?: string;
  /**
   * Language of the page's widgets: `zh-CN` (the default) or `en`; an element's own `lang` goes before it. With a bundler,
   * `import 'netpane/lang/en'` does it instead.
   */
  lang?: Language;
  /**
   * Colours, type and distances of the page's widgets from few decisions. Without it the theme holds that is kept for the
   * partner, which comes with the token.
   */
  theme?: ThemeSettings;
}

interface Connected {
  consoleUrl?: string | undefined;
  /** Opens it anew; another one when the page connected again. */
  open?: () => Client;
}

const page = pageWide('connected', (): Connected => ({}));

/** Connects every widget of the page. Call it once, before or after the tags appear. */
export const connect = (connection: Connection): Client =>
  // A copy: without an argument it is a connection without an address, which the developer is told.
  connectWith({ ...connection }, {});

/** Connects the page that stands in a frame. Each call names the page around it, whose token it uses. */
export const connectFramed = (connection: Connection, parent: string): Client =>
  connectWith(connection, {
    fetch: (request) => {
      request.headers.set('netpane-parent', parent);
      return globalThis.fetch(request);
    },
  });

function connectWith(connection: Connection, options: Pick<ClientOptions, 'fetch'>): Client {
  page.consoleUrl = connection.consoleUrl;
  if (connection.lang) speak(connection.lang);
  const { theme } = connection;
  if (theme) void dressing().then(({ applyTheme }) => void (page.open === open && applyTheme(theme)), ignore);
  const dress = (given: ThemeSettings | undefined) => {
    void dressing().then(({ applyGiven }) => void (page.open === open && !theme && applyGiven(given)), ignore);
  };
  const open = () =>
    setPageClient({
      ...optionsOf(connection, options, dress),
      onRefused: tellRefused,
    });
  page.open = open;
  if (!connection.token) {
    void signing().then(
      ({ onSigned }) => onSigned(() => page.open === open && open()),
      () => undefined,
    );
  }
  return open();
}

/** The product's own colours hold where it cannot be had. */
const ignore = () => undefined;
/** Comes with the first element; the loader does without. */
const dressing = () => import('../theme/applied');

/** Pages with a back end of their own need nothing of it. */
const signing = () => import('./signed');

/** A connection of its own, for an element on a page with two accounts. */
export const ownClient = (connection: Connection, onRefused: (refusal: TokenRefusal) => void): Client =>
  createClient({ ...optionsOf(connection), onRefused });

/** Address of the console given to `connect()`. */
export const connectedConsole = (): string | undefined => page.consoleUrl;

/** Calls back when the token of the page-wide connection does not do; returns the way to stop. */
export function onPageRefused(tell: (refusal: TokenRefusal) => void): () => void {
  pageRefused().add(tell);
  return () => pageRefused().delete(tell);
}

/** A token is renewed this long before it ends, so that no call is under way with a dead one; milliseconds. */
const ahead = 60_000;

function optionsOf(
  { baseUrl, token: given }: Connection,
  sent: Pick<ClientOptions, 'fetch'> = {},
  dress?: (theme: ThemeSettings | undefined) => void,
): ClientOptions {
  const leads = /^(https?:\/\/[^/?#]|\/(?!\/)|$)/.test(baseUrl ?? '.');
  const isWay = !given || typeof given === 'function';
  const plain = { baseUrl, personal: false, ...sent, ...(!leads && { fetch: async () => fail('noServer') }) };
  if (!leads || !isWay || !/^(https?:\/\/[^/?#]+\/?|\/.*|)$/.test(baseUrl) || isMixed(baseUrl))
    void faults().then((m) => m.tellFaults({ baseUrl, ...(given && { token: given }) }), ignore);
  const token = isWay
    ? (given ?? (async () => (await signing()).signedToken(() => createClient(plain))))
    : () => fail('noFunction');
  let kept: Promise<string | undefined> | undefined;
  let good: { token: string; ends: number } | undefined;
  let renewAt = Infinity;
  let pause = firstPause;
  const ask = async () => {
    const answer = await inTime(token);
    if (isRefusal(answer)) {
      await bringSaid(JSON.stringify(answer));
      throw notGiven(answer);
    }
    const plain = typeof answer === 'string' ? { token: answer } : answer;
    // No token at all is a page on which nobody signed in.
    if (answer !== undefined && !isSendable(plain?.token)) throw await notUnderstood(answer);
    if (!plain) return undefined;
    pause = firstPause;
    if (typeof answer === 'object') dress?.(answer.theme ?? undefined);
    const life = 'expires_in' in plain && plain.expires_in * 1000;
    if (life && life > 0) {
      good = { token: plain.token, ends: Date.now() + life };
      renewAt = Date.now() + Math.max(life - ahead, life / 2);
    }
    return plain.token;
  };
  return {
    ...plain,
    token: (renew) => {
      if (renew) good = undefined;
      if (renew || Date.now() >= renewAt) {
        kept = undefined;
        renewAt = Infinity;
      }
      return (kept ??= ask().catch((cause: unknown) => {
        kept = undefined;
        // A page that cannot renew for the moment goes on with what is still good, and tries again.
        if (!good || Date.now() >= good.ends) throw cause;
        kept = Promise.resolve(good.token);
        renewAt = Math.min(Date.now() + pause, good.ends);
        pause = Math.min(pause * 2, ahead);
        return kept;
      }));
    },
  };
}

/** Comes for pages whose connection is not as it should be. */
const faults = () => import('./connection-fault');
const fail = async (fault: 'noServer' | 'noFunction') => {
  throw (await faults())[fault]();
};
/** Browsers block what is not encrypted on a page that is. */
const isMixed = (baseUrl: string) => baseUrl.startsWith('http:') && globalThis.location?.protocol === 'https:';

/** The first pause before a renewal that failed is tried again; each next one is twice as long. */
const firstPause = 2_000;
/** What a page's own side may take to give a token, as long as a call of ours may. */
const patience = 30_000;

/** What the page gives, in time; what it throws or never answers is said as what it is. */
async function inTime(token: () => Given | Promise<Given>): Promise<Given> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof tooLate>((done) => {
    timer = setTimeout(() => done(tooLate), patience);
  });
  try {
    const given = await Promise.race([Promise.resolve().then(() => token()), late]);
    if (given !== tooLate) return given;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Where the page is offline there may be no code that tells, either.
    void import('./token-fault').then((m) => m.failedToken(error), ignore);
    throw notGiven();
  } finally {
    clearTimeout(timer);
  }
  throw (await import('./token-fault')).lateToken();
}

const tooLate = Symbol('too late');

/** The cloud's refusal as it is; the whole of an answer that has a token within is none. */
const isRefusal = (given: Given): given is EmbedRefusal =>
  typeof given === 'object' && given && 'code' in given && !('data' in given && given.data);

/** A header takes nothing else. */
const isSendable = (token: unknown): token is string => typeof token === 'string' && /^[\x21-\x7e]+$/.test(token);

const notUnderstood = async (given: unknown) => (await import('./token-fault')).unfitToken(given);

/** The page's own side could not give a token; a call that is tried again asks it again. */
const notGiven = (refusal?: EmbedRefusal): ApiError =>
  new ApiError('unauthorized', () => (refusal ? told(refusal.message, refusal) : apiText.noToken), {
    status: 0,
    ...(refusal && { code: refusal.code, body: refusal }),
  });
