import { setTimeout } from 'node:timers/promises';
import type { Hono } from 'hono';
import { roomState, type Room } from '../kit/store';
import type { Db } from '../kit/store/db';
import { toJson, type Env } from './errors';

/** Milliseconds after which a store that says nothing cannot answer: whoever asks for health seldom waits longer. */
const longest = 3_000;

/** The store said nothing for so long. */
class Late extends Error {}

/** What a server needs beside its store to do its work. */
export interface Readiness {
  /** Names of the migrations that it was built with. */
  migrations: readonly string[];
  /** What hands messages on, by what they are: its name, `outbox` in the demo, or `missing`. */
  providers: Readonly<Record<string, string>>;
  /** Whether some of its jobs have not run yet: all do at the start, and the embedded store answers one after the other. */
  starting?: () => boolean;
}

/**
 * `/healthz`: 200 while the server can answer from its store, 503 when it cannot. `disk` tells of the data folder's before
 * it is full: `ok`, `low`, or `full`, when nothing new is taken.
 *
 * `/readyz`: 200 while it can do its work, for whoever hands requests on: the store answers in the shape that this version
 * knows, and takes something. A provider that is missing is named there, and does not make it unready.
 *
 * A store that is late while the server's jobs run for the first time is busy with those: both say `starting` then, with 503.
 */
export function mountHealth(app: Hono<Env>, db?: Db, room?: Room, readiness?: Readiness): void {
  const isBusy = (error: unknown) => error instanceof Late && readiness?.starting?.() === true;
  app.get('/healthz', async () => {
    try {
      await inTime(db?.query('SELECT 1'));
      const disk = room && roomState(await room());
      return toJson(200, { status: 'ok', store: db?.kind ?? 'none', disk }, { 'cache-control': 'no-store' });
    } catch (error) {
      const status = isBusy(error) ? 'starting' : 'failing';
      return toJson(503, { status, store: db?.kind }, { 'cache-control': 'no-store' });
    }
  });
  if (!db || !readiness) return;
  const { migrations: known, providers } = readiness;
  app.get('/readyz', async () => {
    let busy = false;
    const asked = inTime(db.query<{ name: string }>('SELECT name FROM migration'));
    const applied = await asked
      .then((rows) => new Set(rows.map(({ name }) => name)))
      .catch((error: unknown) => {
        busy = isBusy(error);
        return undefined;
      });
    const disk = room && roomState(await room());
    const isMigrated = applied && known.every((name) => applied.has(name));
    const isReady = isMigrated && disk !== 'full';
    return toJson(
      isReady ? 200 : 503,
      {
        status: isReady ? 'ready' : busy ? 'starting' : 'unready',
        store: applied ? 'ok' : busy ? 'busy' : 'failing',
        migrations: applied && (isMigrated ? 'done' : 'missing'),
        disk,
        providers,
      },
      { 'cache-control': 'no-store' },
    );
  });
}

async function inTime<T>(work: Promise<T> | undefined): Promise<T> {
  const late = new Late();
  const answer = await Promise.race([work, setTimeout(longest, late, { ref: false })]);
  if (answer === late) throw late;
  return answer as T;
}
