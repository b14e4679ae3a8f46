import type { Personalization } from '../../../../src/api/contract/user';
import type { Context } from '../../kit/context/context';

/** What the caller set up for the console. */
export async function personalizationOf(context: Context): Promise<Personalization> {
  const [row] = await context.db.query<Pick<Personalization, 'theme' | 'home_section'>>(
    'SELECT theme, home_section FROM account WHERE id = $1',
    [context.caller.accountId],
  );
  return { theme: 'WHITE', home_section: 'REVENUE', ...row, table_column: await tableColumns(context) };
}

/** Displayed columns by table cache key. */
export async function tableColumns(context: Context): Promise<Record<string, string[]>> {
  const rows = await context.db.query<{ cache_key: string; fields: string[] }>(
    'SELECT cache_key, fields FROM table_column WHERE account_id = $1 ORDER BY cache_key',
    [context.caller.accountId],
  );
  return Object.fromEntries(rows.map((row) => [row.cache_key, row.fields]));
}
