import type { Hono } from 'hono';
import type { Db } from '../kit/store/db';
import { toJson, type Env } from './errors';

/** `/healthz`: 200 while the server can answer from its store, 503 when it cannot. */
export function mountHealth(app: Hono<Env>, db?: Db): void {
  app.get('/healthz', async () => {
    try {
      await db?.query('SELECT 1');
      return toJson(200, { status: 'ok', store: db?.kind ?? 'none' }, { 'cache-control': 'no-store' });
    } catch {
      return toJson(503, { status: 'failing', store: db?.kind }, { 'cache-control': 'no-store' });
    }
  });
}
