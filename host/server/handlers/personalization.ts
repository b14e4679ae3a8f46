import type * as contract from '../../../src/api/contract/personalization';
import { personalizationOf, tableColumns } from '../account/auth/personalization';
import { json } from '../kit/store/db';
import type { Handlers } from '../kit/context/handler';
import { lockAccount } from '../kit/sql/lock';

/** Tables whose columns one account may have chosen; more is no person. */
const maxTables = 500;

/** Theme, home section and table columns. */
export const personalization: Handlers<typeof contract> = {
  async personalizationShow(context) {
    return { data: await tableColumns(context) };
  },

  async personalizationUpdate(context, input) {
    const { accountId } = context.caller;
    await context.db.tx(async (sql) => {
      await lockAccount(sql, accountId);
      if (input.theme) await sql.query('UPDATE account SET theme = $2 WHERE id = $1', [accountId, input.theme]);
      if (input.home_section) {
        await sql.query('UPDATE account SET home_section = $2 WHERE id = $1', [accountId, input.home_section]);
      }
      if (input.reset_columns) await sql.query('DELETE FROM table_column WHERE account_id = $1', [accountId]);
      const columns = input.display_column;
      if (!columns) return;
      if (columns.displayFields.length === 0) {
        await sql.query('DELETE FROM table_column WHERE account_id = $1 AND cache_key = $2', [
          accountId,
          columns.tableCacheKey,
        ]);
        return;
      }
      await sql.query(
        `INSERT INTO table_column (account_id, cache_key, fields)
         SELECT $1, $2, $3::jsonb WHERE (SELECT count(*) FROM table_column WHERE account_id = $1) < $4
         ON CONFLICT (account_id, cache_key) DO UPDATE SET fields = excluded.fields`,
        [accountId, columns.tableCacheKey, json(columns.displayFields), maxTables],
      );
    });
    return { data: await personalizationOf(context) };
  },
};
