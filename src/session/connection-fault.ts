import { ApiError } from '../api/error';
import { pageWide } from '../text/page-wide';
import { tellDeveloper } from '../text/tell-developer';
import type { Connection } from './connection';
import { connectionFaultText as text } from './connection-fault.text';

/** Says in the developer console what is wrong with a connection and what to write instead; each once. */
export function tellFaults({ baseUrl, token }: Connection): void {
  const said = pageWide('connectionFaults', () => new Set<string>());
  for (const fault of [serverFault(baseUrl), tokenFault(token)]) {
    if (!fault || said.has(fault)) continue;
    said.add(fault);
    tellDeveloper(fault, 'warn');
  }
}

/** The failure of each call of a connection that leads nowhere. */
export const noServer = (): ApiError => failure(() => text.noServer, 'unconnected');

/** The failure of each call of a connection whose token is no function. */
export const noFunction = (): ApiError => failure(() => text.noFunction, 'unfit');

const failure = (message: () => string, fault: 'unconnected' | 'unfit') =>
  new ApiError('unauthorized', message, { status: 0, body: { fault } });

function serverFault(baseUrl: unknown): string | undefined {
  if (typeof baseUrl !== 'string')
    return "a connection has no baseUrl. Write: baseUrl: 'https://cloud.example.com', the address of the cloud; or '' where it is that of the page itself.";
  const given = `baseUrl '${baseUrl}'`;
  if (!baseUrl || /^\/(?!\/)/.test(baseUrl)) return undefined;
  const at = baseUrl.indexOf('://');
  const scheme = at < 0 ? undefined : baseUrl.slice(0, at);
  const place = baseUrl.slice(at < 0 ? 0 : at + 3).replace(/^\/+/, '');
  const end = place.search(/[/?#]/);
  const [host, rest] = end < 0 ? [place, ''] : [place.slice(0, end), place.slice(end)];
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host);
  const meant = `Write: baseUrl: '${local ? 'http' : 'https'}://${host}'`;
  if (scheme !== 'http' && scheme !== 'https') return `${given} has no scheme. ${meant}.`;
  if (scheme === 'http' && location.protocol === 'https:' && !local)
    return `${given} is http on a page that is https: browsers block it. ${meant}.`;
  if (rest.length > 1)
    return `${given} has more than an origin, calls go to ${baseUrl}/api/v3/…. ${meant}, unless a proxy of yours has the cloud at that path.`;
  return undefined;
}

function tokenFault(token: unknown): string | undefined {
  if (token === undefined || token === null || typeof token === 'function') return undefined;
  const what = token instanceof Promise ? 'promise' : typeof token;
  return `token of a connection is no function but: ${what}. Write: token: async () => (await fetch('/netpane-token', { method: 'POST' })).json().`;
}
