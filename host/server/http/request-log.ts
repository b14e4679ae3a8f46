import type { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Answered } from '../kit/log';
import type { Env } from './errors';

/** Tells each request once its answer begins. */
export function mountRequestLog(app: Hono<Env>, answered: (request: Answered) => void): void {
  app.use(async (c, next) => {
    const began = performance.now();
    await next();
    answered({
      id: c.get('requestId'),
      method: c.req.method,
      // What serves files stands behind every address.
      route: matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? '/*',
      status: c.res.status,
      ms: Math.round(performance.now() - began),
    });
  });
}
