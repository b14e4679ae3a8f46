import type { Hono } from 'hono';
import { bearerOf } from '../kit/context/authenticate';
import type { Services } from '../kit/context/context';
import type { Metrics } from '../kit/metrics';
import { notFound } from '../kit/refusal';
import type { ApiOptions } from './api';
import type { Env } from './errors';
import { isHere } from './outbox-page';

/** Counts answers, and serves `/metrics` in Prometheus' text form: to this machine, and to whoever has the staff's key. */
export function mountMetrics(
  app: Hono<Env>,
  services: Services,
  { metrics, authenticate }: { metrics: Metrics; authenticate: ApiOptions['authenticate'] },
): void {
  app.use(async (c, next) => {
    await next();
    metrics.count('netpane_requests_total', { status: String(c.res.status) });
  });
  app.get('/metrics', async (c) => {
    const token = bearerOf(c.req.raw);
    const caller = token === undefined ? undefined : await authenticate(token, services, c.req.raw);
    if (!caller?.scopes.includes('staff') && !isHere(c)) throw notFound();
    return c.text(metrics.text(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
}
