import { move, readMigrations } from '../../host/server/kit/store';
import { startPostgres } from '../server/postgres';
import { makeDb } from '../../host/server/kit/store/make-db';
import { postgresSource } from '../../host/server/kit/store/postgres';
import { table } from './print';
import { fillFleet } from './server-fleet';
import { openScratch } from './server-store';

/** Fleets that are moved; `BENCH_SIZES=1000,10000` moves others. */
const sizes = (process.env.BENCH_SIZES ?? '1000,10000').split(',').map(Number);

/** How long a move from the embedded store to PostgreSQL takes, with its sums; both on this machine. */
export async function run(): Promise<string> {
  const postgres = await startPostgres();
  const rows: (string | number)[][] = [];
  try {
    for (const size of sizes) {
      const from = await openScratch(undefined);
      await fillFleet(from, size);
      const admin = makeDb('postgres', postgresSource(postgres.url, 1));
      await admin.exec(`CREATE DATABASE moved_${size}`);
      await admin.close();
      const to = makeDb('postgres', postgresSource(postgres.url.replace(/postgres$/, `moved_${size}`)));
      const began = performance.now();
      const moved = await move(from, to, await readMigrations('host/server/migrations'), () => undefined);
      const seconds = (performance.now() - began) / 1000;
      const [bytes] = await to.query<{ n: number }>('SELECT pg_database_size(current_database()) AS n');
      const megabytes = Math.round(bytes!.n / 2 ** 20);
      rows.push([size, moved.rows, megabytes, seconds.toFixed(1), Math.round(moved.rows / seconds)]);
      await to.close();
      await from.close();
    }
  } finally {
    await postgres.stop();
  }
  return table(['devices', 'rows', 'MB in PostgreSQL', 'seconds', 'rows per second'], rows);
}
