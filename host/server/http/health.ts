import { setTimeout } from 'node:timers/promises';
import type { Hono } from 'hono';
import { roomState, type Room } from '../kit/store';
import type { Db } from '../kit/store/db';
import { toJson, type Env } from './errors';

/** Milliseconds after which a store that says nothing cannot answer: whoever asks for health seldom waits longer. */
const longest = 3_000;
const late = Symbol('late');

/**
 * `/healthz`: 200 while the server can answer from its store, 503 when it cannot. `disk` tells of the data folder's before
 * it is full: `ok`, `low`, or `full`, when nothing new is taken.
 */
export function mountHealth(app: Hono<Env>, db?: Db, room?: Room): void {
  app.get('/healthz', async () => {
    try {
      const answer = await Promise.race([db?.query('SELECT 1'), setTimeout(longest, late, { ref: false })]);
      if (answer === late) throw new Error('no answer');
      const disk = room && roomState(await room());
      return toJson(200, { status: 'ok', store: db?.kind ?? 'none', disk }, { 'cache-control': 'no-store' });
    } catch {
      return toJson(503, { status: 'failing', store: db?.kind }, { 'cache-control': 'no-store' });
    }
  });
}
