import type { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { refused, type Env } from './errors';
import { refuse } from '../kit/refusal';

/** Passes `/api` and `/JSON` on to an existing back end. */
export function mountUpstream(app: Hono<Env>, upstream: string): void {
  const base = upstream.replace(/\/$/, '');
  app.on(['GET', 'POST', 'PUT', 'DELETE'], ['/api/*', '/JSON/*'], async (c) => {
    const { pathname, search } = new URL(c.req.url);
    try {
      return await proxy(base + pathname + search, {
        raw: c.req.raw,
        redirect: 'manual',
        headers: { ...c.req.header(), host: undefined, origin: undefined, 'x-forwarded-for': c.env.ip },
      });
    } catch {
      return refused(refuse('upstreamAway'));
    }
  });
}
