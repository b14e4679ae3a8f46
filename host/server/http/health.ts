import { setTimeout } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Db } from '../kit/store/db';
import { toJson, type Env } from './errors';

/** Milliseconds after which a store that says nothing cannot answer: whoever asks for health seldom waits longer. */
const longest = 3_000;
const late = Symbol('late');

/** `/healthz`: 200 while the server can answer from its store, 503 when it cannot. */
export function mountHealth(app: Hono<Env>, db?: Db): void {
  app.get('/healthz', async () => {
    try {
      const answer = await Promise.race([db?.query('SELECT 1'), setTimeout(longest, late, { ref: false })]);
      if (answer === late) throw new Error('no answer');
      return toJson(200, { status: 'ok', store: db?.kind ?? 'none' }, { 'cache-control': 'no-store' });
    } catch {
      return toJson(503, { status: 'failing', store: db?.kind }, { 'cache-control': 'no-store' });
    }
  });
}
