import type { Hono } from 'hono';
import { toJson, type Env } from './errors';

/** Nothing of anybody's is in it, and embedded widgets of any site ask for it. */
const forAll = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'date' };

/** `/JSON/time.json`: the server's clock, in the `Date` header (specification, section 7) and in the body. */
export function mountTime(app: Hono<Env>, now: () => number): void {
  app.get('/JSON/time.json', () => {
    const time = now();
    return toJson(200, { time }, { ...forAll, date: new Date(time).toUTCString(), 'cache-control': 'no-store' });
  });
}
