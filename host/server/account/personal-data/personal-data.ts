import type { Services } from '../../kit/context/context';
import { forgetAccount, heldOf, type HeldRows, type Owner } from '../../kit/history/of-account';
import { refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';

/** Rows of a table that belong to an account: `where` takes its id as `$1`. */
interface Owned {
  table: string;
  where: string;
}

/** What is known of somebody beside the account's id. */
interface Person {
  id: string;
  email: string | null;
  mobile: string | null;
}

/** Columns that let somebody in, or that nobody can read: no copy of them leaves the store. */
const secret = /hash|secret|_index$|^search$/;

/** What was uploaded: up to gigabytes, which are downloaded one by one. */
const content = 'upload_part';

/** An account by the code that its owner reads out. */
export async function personOf(sql: Sql, code: string): Promise<Person> {
  const [person] = await sql.query<Person>('SELECT id, email, mobile FROM account WHERE account_code = $1', [
    code.trim().toUpperCase(),
  ]);
  if (!person) throw refuse('nobodyBound');
  return person;
}

/** Everything that the store holds of an account, as one JSON text: an object with the rows of each table. */
export function exportOf({ db, archive, features }: Services, person: Person): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let left: HeldRows[] | undefined;
  let begun = false;
  return new ReadableStream({
    async pull(stream) {
      left ??= [
        ...(await ownedBy(db))
          .filter(({ table }) => table !== content)
          .map((owned) => ({ name: owned.table, rows: () => rowsOf(db, owned, person) })),
        ...(archive ? heldOf(archive, features, await ownerOf(db, person)) : []),
      ];
      const next = left.shift();
      if (!next) {
        stream.enqueue(encoder.encode(begun ? '}\n' : '{}\n'));
        return stream.close();
      }
      const rows = await next.rows();
      stream.enqueue(encoder.encode(`${begun ? ',' : '{'}\n${JSON.stringify(next.name)}:${JSON.stringify(rows)}`));
      begun = true;
    },
  });
}

async function rowsOf(sql: Sql, { table, where }: Owned, { id, email, mobile }: Person): Promise<object[]> {
  const params = where.includes('$2') ? [id, [email, mobile].filter(Boolean)] : [id];
  const rows = await sql.query(`SELECT * FROM ${table} WHERE ${where}`, params);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name))));
}

/** Deletes an account and all that the store holds of it. Money that is left has to be paid out first. */
export async function erase({ db, archive, features }: Services, person: Person): Promise<void> {
  const { id, email, mobile } = person;
  await checkPaidOut(db, person);
  // First what lies elsewhere: while that does not answer the account stays as it is.
  if (archive) await forgetAccount(archive, features, await ownerOf(db, person));
  await db.tx(async (sql) => {
    await checkPaidOut(sql, person);
    const names = [email, mobile].filter((name) => name !== null);
    // What hangs on the account's own rows first: without them nobody finds it any more.
    for (const { table, where } of (await ownedBy(sql)).reverse()) {
      if (table !== 'account' && !table.startsWith('billing_'))
        await sql.query(`DELETE FROM ${table} WHERE ${where}`, where.includes('$2') ? [id, names] : [id]);
    }
    await sql.query('DELETE FROM account WHERE id = $1', [id]);
    // What is told of lines that went in between.
    await sql.query('DELETE FROM history_change WHERE account_id = $1', [id]);
    await sql.query('DELETE FROM rate_limit r USING unnest($1::text[]) name WHERE position(name IN r.key) > 0', [
      [id, ...names],
    ]);
  });
}

async function checkPaidOut(sql: Sql, { id }: Person): Promise<void> {
  const [owes] = await sql.query(
    `SELECT 1 FROM wallet WHERE account_id = $1 AND balance_fen > 0
     UNION ALL SELECT 1 FROM withdrawal WHERE account_id = $1 AND state = 'pending'`,
    [id],
  );
  if (owes) throw refuse('moneyLeft');
}

async function ownerOf(sql: Sql, { id }: Person): Promise<Owner> {
  const rows = await sql.query<{ id: string }>('SELECT id FROM device WHERE account_id = $1 ORDER BY id', [id]);
  return { id, devices: rows.map((row) => row.id) };
}

/** Tables by what somebody is called in them, which name no account. */
const byName: readonly Owned[] = [
  { table: 'sms_code', where: 'mobile = ANY($2::text[]) AND $1::text IS NOT NULL' },
  { table: 'outbox', where: 'recipient = ANY($2::text[]) AND $1::text IS NOT NULL' },
  { table: 'referral', where: '(mobile = ANY($2::text[]) OR account_id = $1 OR agent_id = $1)' },
];

/** Every table with rows of accounts: those that name one, and those whose rows belong to such a row. */
async function ownedBy(sql: Sql): Promise<Owned[]> {
  const own = await sql.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'account_id'
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     ORDER BY c.relname`,
  );
  const names = new Set(own.map(({ name }) => name));
  const links = await sql.query<{ child: string; col: string; parent: string; ref: string }>(
    `SELECT c.relname AS child, a.attname AS col, p.relname AS parent, r.attname AS ref
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
       JOIN pg_attribute r ON r.attrelid = p.oid AND r.attnum = k.confkey[1]
     WHERE k.contype = 'f' AND k.confdeltype = 'c' AND cardinality(k.conkey) = 1 AND NOT c.relispartition
       AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname, a.attname`,
  );
  const below = links
    .filter(({ child, parent }) => !names.has(child) && names.has(parent))
    .map(({ child, col, parent, ref }) => ({
      table: child,
      where: `${col} IN (SELECT ${ref} FROM ${parent} WHERE account_id = $1)`,
    }));
  return [
    { table: 'account', where: 'id = $1' },
    ...[...names].filter((name) => name !== 'referral').map((table) => ({ table, where: 'account_id = $1' })),
    ...below,
    { table: 'device_sample', where: 'device_id IN (SELECT id FROM device WHERE account_id = $1)' },
    ...byName,
  ];
}
