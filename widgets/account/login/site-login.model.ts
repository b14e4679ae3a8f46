import { ApiError, type Client } from '../../../src/api';
import { embedScopes, type Partner } from '../../../src/api/contract/embed';
import { embedSignInStart, embedSignInToken } from '../../../src/api/contract/embed-sign-in';

type Scopes = Partner['scopes'];

/** Why nobody was signed in, where it is not the server that says so. */
export type SiteFault = 'blocked' | 'closed' | 'refused' | 'insecure';

/** Carries why. */
export class SiteRefusal extends Error {
  constructor(readonly fault: SiteFault) {
    super(fault);
  }
}

/** What a page asks to be allowed. */
export interface SiteWish {
  partner: string;
  scopes: Scopes;
  /** Where the console is. */
  consoleUrl: string;
}

/** Scopes that an attribute names; others are left out. */
export const scopesOf = (want: string): Scopes => embedScopes.filter((scope) => want.split(/[\s,]+/).includes(scope));

const quiet = { quiet: true };
/** Name of the fragment under which a code comes back to the page. */
const mark = 'np-sign-in';
const keptVerifier = 'np.sign_in';

/**
 * Signs somebody in on this page: the console asks them in a window of its own, which tells its code to this page alone;
 * only this page has the verifier that makes a token of it (RFC 7636). Stops when `signal` does.
 */
export async function signInByWindow(client: Client, wish: SiteWish, signal: AbortSignal) {
  if (!globalThis.crypto?.subtle) throw new SiteRefusal('insecure');
  // At once: browsers open windows for a click only.
  const opened = window.open('about:blank', '_blank', 'popup,width=520,height=760');
  if (!opened) throw new SiteRefusal('blocked');
  try {
    const { id, verifier } = await begin(client, wish);
    if (opened.closed) throw new SiteRefusal('closed');
    opened.location.href = address(wish.consoleUrl, id);
    const code = await codeFrom(opened, new URL(wish.consoleUrl, location.href).origin, signal);
    return await collect(client, code, verifier);
  } finally {
    opened.close();
  }
}

/** Leaves this page for the console, which comes back with a code in the fragment. */
export async function signInInPlace(client: Client, wish: SiteWish): Promise<void> {
  if (!globalThis.crypto?.subtle) throw new SiteRefusal('insecure');
  const { id, verifier } = await begin(client, wish, location.href);
  sessionStorage.setItem(keptVerifier, verifier);
  location.assign(address(wish.consoleUrl, id));
}

/** What the console came back with, taken out of the address; undefined where it did not. */
export function takeReturn(): { code: string; verifier: string } | undefined {
  const found = new RegExp(`#${mark}=([\\w-]*)$`).exec(location.hash);
  const verifier = found && sessionStorage.getItem(keptVerifier);
  if (!found || !verifier) return undefined;
  sessionStorage.removeItem(keptVerifier);
  history.replaceState(history.state, '', location.pathname + location.search);
  return { code: found[1] ?? '', verifier };
}

/** The token for a code; an empty one says that the person refused. */
export async function collect(client: Client, code: string, verifier: string) {
  if (!code) throw new SiteRefusal('refused');
  const { data } = await client.call(embedSignInToken, { code, verifier }, quiet);
  return { ...data, verifier };
}

/** Why it failed, in words; undefined for what is a fault of ours. */
export const faultOf = (error: unknown): SiteFault | ApiError | undefined =>
  error instanceof SiteRefusal ? error.fault : error instanceof ApiError ? error : undefined;

async function begin(client: Client, { partner, scopes }: SiteWish, back?: string) {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = base64url(new Uint8Array(digest));
  const wish = { partner, scopes, challenge, ...(back && { back }) };
  const { data } = await client.call(embedSignInStart, wish, quiet);
  return { id: data.id, verifier };
}

const address = (consoleUrl: string, id: string): string =>
  `${consoleUrl.replace(/\/$/, '')}/authorize?id=${encodeURIComponent(id)}`;

/** Milliseconds between two looks whether the window is still there: nothing tells of that. */
const lookEvery = 500;

/** What the console's window says; a word of another window, or of another page in it, is none. */
function codeFrom(opened: Window, consoleOrigin: string, signal: AbortSignal): Promise<string> {
  return new Promise((done, fail) => {
    const hear = ({ source, origin, data }: MessageEvent<{ netpane?: string; code?: string | null } | undefined>) => {
      if (source !== opened || origin !== consoleOrigin || data?.netpane !== 'sign-in') return;
      end();
      done(data.code ?? '');
    };
    const close = () => {
      end();
      fail(new SiteRefusal('closed'));
    };
    const look = setInterval(() => opened.closed && close(), lookEvery);
    const end = () => {
      clearInterval(look);
      removeEventListener('message', hear);
      signal.removeEventListener('abort', close);
    };
    addEventListener('message', hear);
    signal.addEventListener('abort', close);
  });
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
