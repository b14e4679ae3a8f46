import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, Tx } from './db';

/** A migration as it stands in its folder. */
export interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

/** Reads a folder of `NNN_area.sql` files in the order of their numbers. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort(byNumber);
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The order of files by their numbers: 1000 comes after 999. */
export const byNumber = (a: string, b: string): number => Number.parseInt(a) - Number.parseInt(b) || (a < b ? -1 : 1);

/**
 * Brings the store to the newest shape; gives the names of what it applied. All in one transaction, one process at a
 * time (the others wait and find nothing to do). Rejects when a file that was applied has changed since.
 */
export async function migrate(db: Pick<Db, 'exec' | 'tx'>, migrations: readonly Migration[]): Promise<string[]> {
  await createLedger(db);
  return db.tx(async (sql) => {
    await sql.query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE');
    const rows = await sql.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM migration');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const names: string[] = [];
    for (const migration of migrations) {
      const before = applied.get(migration.name);
      if (before === migration.sha256) continue;
      if (before) throw new Error(`migration ${migration.name} was changed after it had been applied`);
      await apply(sql, migration);
      names.push(migration.name);
    }
    return names;
  });
}

async function apply(sql: Tx, { name, sql: text, sha256 }: Migration): Promise<void> {
  try {
    await sql.exec(text);
  } catch (error) {
    throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error });
  }
  await sql.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [name, sha256]);
}

const ledger = `
  CREATE TABLE IF NOT EXISTS migration_lock (id integer PRIMARY KEY);
  CREATE TABLE IF NOT EXISTS migration (
    name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  );
  INSERT INTO migration_lock (id) VALUES (1) ON CONFLICT DO NOTHING;
`;

/** `IF NOT EXISTS` does not hold between processes: the loser of a race sees a duplicate and looks again. */
async function createLedger(db: Pick<Db, 'exec' | 'tx'>, tries = 5): Promise<void> {
  try {
    await db.exec(ledger);
  } catch (error) {
    const raced = ['23505', '42P07', '42710', 'XX000'].includes((error as { code?: string }).code ?? '');
    if (!raced || tries === 0) throw error;
    await createLedger(db, tries - 1);
  }
}
