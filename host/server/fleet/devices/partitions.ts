import type { Db } from '../../kit/store/db';
import { day } from '../../../../src/domain/time';

/** Days that raw samples are kept. */
export const sampleDays = 3;

const nameOf = (start: number): string =>
  `device_sample_${new Date(start).toISOString().slice(0, 10).replaceAll('-', '')}`;

/**
 * Makes the daily parts of the samples from `from` to the day after tomorrow, and drops those that are too old: far
 * cheaper than deleting rows. Several servers may do it at the same time.
 */
export async function keepPartitions(db: Db, now: number, from = now): Promise<void> {
  const there = await db.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     JOIN pg_class p ON p.oid = i.inhparent WHERE p.relname = 'device_sample'`,
  );
  const names = new Set(there.map((row) => row.name));
  const today = Math.floor(now / day) * day;
  for (let start = Math.floor(from / day) * day; start <= today + 2 * day; start += day) {
    if (!names.has(nameOf(start))) await make(db, start);
  }
  const oldest = nameOf(today - sampleDays * day);
  for (const name of names) if (name < oldest) await db.exec(`DROP TABLE IF EXISTS ${name}`);
}

async function make(db: Db, start: number): Promise<void> {
  const bound = (at: number) => new Date(at).toISOString();
  await db
    .exec(
      `CREATE TABLE IF NOT EXISTS ${nameOf(start)} PARTITION OF device_sample
       FOR VALUES FROM ('${bound(start)}') TO ('${bound(start + day)}')`,
    )
    .catch((error: unknown) => {
      // Another server made it in the same moment.
      if (!['42P07', '42P17', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
    });
}
