/** What the guard knows about a visit (specification, section 2 "Route guard"). */
export interface Visit {
  /** Path with query and fragment, as in the address bar. */
  target: string;
  /** Name of the route that the path belongs to; undefined for an unknown path. */
  name: string | undefined;
  /** Whether the route is on the list of public paths. */
  isPublic: boolean;
  /** Whether there is a session token. */
  hasToken: boolean;
  /** Whether the address carries a key, and leads to a page that opens by one. */
  hasKey: boolean;
  /** Whether the user record is loaded. */
  hasUser: boolean;
}

/** What is done about it. `load`: fetch the user record first. */
export type Verdict = { kind: 'show' } | { kind: 'load' } | { kind: 'redirect'; to: string };

/** Decides about a visit. Unknown paths go to /404, with or without a session. */
export function guard(visit: Visit): Verdict {
  if (visit.name === undefined) return { kind: 'redirect', to: '/404' };
  if (visit.name === 'login' && visit.hasToken) return { kind: 'redirect', to: '/' };
  if (visit.isPublic || visit.hasKey) return { kind: 'show' };
  if (!visit.hasToken) return { kind: 'redirect', to: loginPath(visit.target) };
  return visit.hasUser ? { kind: 'show' } : { kind: 'load' };
}

/** How fetching the user record ended. `status` is the HTTP status, 0 when no answer came at all. */
export interface UserOutcome {
  status: number;
  /** `code` of the body, when there was one. */
  code?: number;
}

/**
 * `enter`: apply personalization, store the user, show the target. `retry`: the server was not reached. `clear`: end the
 * session, whereupon the guard leads to login like every visitor without one. `missing`: go to /404.
 */
export type UserVerdict = 'enter' | 'retry' | 'clear' | 'missing';

/**
 * What follows from it (specification, sections 2 and 8): 2000 enters; 4003 and HTTP 401 clear the session and go to
 * login; every other code or status goes to /404. Only a call without any answer may be tried again.
 */
export function afterUser({ status, code }: UserOutcome): UserVerdict {
  if (status === 0) return 'retry';
  if (status === 401) return 'clear';
  if (status < 200 || status > 299) return 'missing';
  if (code === 2000) return 'enter';
  return code === 4003 ? 'clear' : 'missing';
}

/** Address of the login page that remembers where the visitor wanted to go. */
export const loginPath = (target: string): string => `/login?${new URLSearchParams({ redirect: target }).toString()}`;

const elsewhere = 'http://netpane.invalid';

/**
 * Where to go after login: the redirect query if it is an address of this console, else `/`. Refuses other sites in
 * every spelling a browser would follow: `//host`, backslashes, schemes, control characters, dot segments that leave
 * a double slash, and the login page itself.
 */
export function redirectTarget(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '/';
  if (!wanted.startsWith('/') || [...wanted].some((one) => one < ' ' || one === '\\' || one === '\u007f')) return '/';
  const url = parse(wanted);
  if (!url || url.origin !== elsewhere || /^\/[/\\]/.test(decoded(url.pathname))) return '/';
  if (url.pathname.toLowerCase().replace(/\/$/, '') === '/login') return '/';
  return url.pathname + url.search + url.hash;
}

function parse(wanted: string): URL | undefined {
  try {
    return new URL(wanted, elsewhere);
  } catch {
    return undefined;
  }
}

/** The path after every layer of percent-encoding, so that `/%2F%2Fhost` counts as what it may become. */
function decoded(path: string): string {
  try {
    const next = decodeURIComponent(path);
    return next === path ? path : decoded(next);
  } catch {
    return path;
  }
}
