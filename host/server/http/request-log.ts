import type { Hono } from 'hono';
import { routePath } from 'hono/route';
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
      route: routePath(c, -1),
      status: c.res.status,
      ms: Math.round(performance.now() - began),
    });
  });
}
