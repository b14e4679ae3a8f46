import type { Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { isOwn } from './cors';
import { refused, type Env } from './errors';
import { refuse } from '../kit/refusal';

/** Milliseconds until the back end begins to answer; the longest silence in an answer is the platform's (5 minutes). */
const longest = 30_000;

/** What proxies say about who asks: nobody who asks says it of himself. */
const whoAsks =
  /^(x-(forwarded|original|real|client|cluster|remote|envoy|azure|appengine)\b.*|forwarded|via|(cf|fastly|fly)-.*|.*\bclient-ip)$/;

/**
 * What an answer may do that somebody opens as a page: nothing. It comes from another program, but under the console's
 * origin, whose token it could read.
 */
const powerless = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
};

/** Passes `/api` and `/JSON` on to an existing back end. */
export function mountUpstream(app: Hono<Env>, upstream: string, most = longest): void {
  const base = upstream.replace(/\/$/, '');
  app.on(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'], ['/api/*', '/JSON/*'], async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), most);
    try {
      const answer = await proxy(base + pathname + search, {
        raw: c.req.raw,
        redirect: 'manual',
        headers: headersOf(c),
        signal: AbortSignal.any([c.req.raw.signal, late.signal]),
      });
      for (const [name, value] of Object.entries(powerless)) answer.headers.set(name, value);
      answer.headers.delete('service-worker-allowed');
      return answer;
    } catch {
      return refused(refuse(late.signal.aborted ? 'upstreamLate' : 'upstreamAway'));
    } finally {
      clearTimeout(timer);
    }
  });
}

/** The origin of the console itself means nothing to a back end of another name; pages of others it may know. */
function headersOf(c: Context<Env>): Record<string, string | undefined> {
  // Many programs read `x_real_ip` as `x-real-ip`.
  const isLie = (name: string) => whoAsks.test(name.replaceAll('_', '-'));
  const given = Object.entries(c.req.header()).map(([name, value]) => [name, isLie(name) ? undefined : value]);
  const { origin, host } = c.req.header();
  return {
    ...(Object.fromEntries(given) as Record<string, string | undefined>),
    host: undefined,
    origin: origin && isOwn(origin, host ?? new URL(c.req.url).host) ? undefined : origin,
    'x-forwarded-for': c.env.ip,
    'x-real-ip': c.env.ip,
  };
}
