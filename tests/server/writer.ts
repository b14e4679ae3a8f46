import { writeSync } from 'node:fs';
import { openDb } from '../../host/server/kit/store';

// Writes rows until it is killed, and tells of each only when the store has taken it.

const [folder, cache, round] = process.argv.slice(2) as [string, string, string];
const db = await openDb(folder, { worker: new URL('./store-worker.js', import.meta.url), cache });
await db.exec('CREATE TABLE IF NOT EXISTS acked (round integer, n integer, pad text, PRIMARY KEY (round, n))');

for (let n = 0; ; n++) {
  await db.tx(async (sql) => {
    await sql.query('INSERT INTO acked VALUES ($1, $2, $3)', [round, n * 2, 'x'.repeat(200)]);
    await sql.query('INSERT INTO acked VALUES ($1, $2, $3)', [round, n * 2 + 1, 'x'.repeat(200)]);
  });
  writeSync(1, `acked ${n * 2 + 2}\n`);
}
