import type { Db } from '../../kit/store/db';
import { day, monthStart } from '../../../../src/domain/time';
import { longestLog } from '../../../../src/domain/security';

const nameOf = (start: number): string =>
  `guard_event_${new Date(start + day).toISOString().slice(0, 7).replace('-', '')}`;

/** Months that the longest log can touch, this one included. */
const monthsBack = Math.ceil(longestLog / 28);

const kept = new WeakMap<Db, number>();

/** Makes the monthly parts of the events that may be written, and drops those that no package keeps any more. */
export async function keepEventMonths(db: Db, now: number): Promise<void> {
  const current = monthStart(now);
  if (kept.get(db) === current) return;
  const there = await db.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     JOIN pg_class p ON p.oid = i.inhparent WHERE p.relname = 'guard_event'`,
  );
  const names = new Set(there.map((row) => row.name));
  for (let shift = -monthsBack; shift <= 1; shift++) {
    const start = monthStart(now, shift);
    if (!names.has(nameOf(start))) await make(db, start, monthStart(now, shift + 1));
  }
  const oldest = nameOf(monthStart(now, -monthsBack));
  for (const name of names) if (name < oldest) await db.exec(`DROP TABLE IF EXISTS ${name}`);
  kept.set(db, current);
}

async function make(db: Db, start: number, end: number): Promise<void> {
  const bound = (at: number) => new Date(at).toISOString();
  await db
    .exec(
      `CREATE TABLE IF NOT EXISTS ${nameOf(start)} PARTITION OF guard_event
       FOR VALUES FROM ('${bound(start)}') TO ('${bound(end)}')`,
    )
    .catch((error: unknown) => {
      // Another server made it in the same moment.
      if (!['42P07', '42P17', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
    });
}
