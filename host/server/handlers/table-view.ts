import type * as contract from '../../../src/api/contract/table-view';
import type { TableView } from '../../../src/api/contract/table-view';
import { newId } from '../kit/secrets';
import { json, type Sql } from '../kit/store/db';
import type { Handlers } from '../kit/context/handler';
import { because, invalid, notFound } from '../kit/refusal';
import { lockAccount } from '../kit/sql/lock';

/** Views one table may have. */
const mostViews = 50;

const fields = 'id, cache_key AS "table", name, shared, query, columns';

/** Saved views of tables. */
export const tableView: Handlers<typeof contract> = {
  async tableViews({ db, caller }, { table }) {
    // An embed acts for the account but is nobody of it: it gets what was shared.
    const list = await db.query<TableView>(
      `SELECT ${fields} FROM table_view
       WHERE account_id = $1 AND cache_key = $2 AND (shared OR $3) ORDER BY created_at, id`,
      [caller.accountId, table, caller.sessionId !== undefined],
    );
    return { data: { list, total: list.length } };
  },

  async tableViewSave({ db, caller, now }, input) {
    const { accountId } = caller;
    return db.tx(async (sql) => {
      // One at a time, so that they stay few and their names differ.
      await lockAccount(sql, accountId);
      await refuseTakenName(sql, accountId, input);
      const values = [accountId, input.name, input.shared, json(input.query), json(input.columns)];
      if (input.id !== undefined) {
        const [changed] = await sql.query<TableView>(
          `UPDATE table_view SET name = $2, shared = $3, query = $4::jsonb, columns = $5::jsonb
           WHERE account_id = $1 AND id = $6 AND cache_key = $7 RETURNING ${fields}`,
          [...values, input.id, input.table],
        );
        if (!changed) throw notFound();
        return { data: changed };
      }
      const [made] = await sql.query<TableView>(
        `INSERT INTO table_view (account_id, name, shared, query, columns, id, cache_key, created_at)
         SELECT $1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8
         WHERE (SELECT count(*) FROM table_view WHERE account_id = $1 AND cache_key = $7) < $9
         RETURNING ${fields}`,
        [...values, newId('view'), input.table, new Date(now()).toISOString(), mostViews],
      );
      if (!made) throw invalid({ name: because('viewsMost', { most: mostViews }) });
      return { data: made };
    });
  },

  async tableViewDelete({ db, caller }, { id }) {
    const gone = await db.query('DELETE FROM table_view WHERE account_id = $1 AND id = $2 RETURNING id', [
      caller.accountId,
      id,
    ]);
    if (gone.length === 0) throw notFound();
    return { data: null };
  },
};

async function refuseTakenName(
  sql: Sql,
  accountId: string,
  view: { id?: string | undefined; table: string; name: string },
) {
  const [taken] = await sql.query(
    'SELECT 1 FROM table_view WHERE account_id = $1 AND cache_key = $2 AND name = $3 AND id <> $4',
    [accountId, view.table, view.name, view.id ?? ''],
  );
  if (taken) throw invalid({ name: because('viewTaken') });
}
