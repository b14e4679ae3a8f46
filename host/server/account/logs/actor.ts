import { maskEmail, maskMobile } from '../../../../src/format';
import type { Caller } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';

/** Who did it, as it stands in a history. Embeds show histories on other pages, so the name is masked. */
export async function actorOf(sql: Sql, { caller }: { caller: Pick<Caller, 'accountId'> }): Promise<string> {
  const [row] = await sql.query<{ email: string | null; mobile: string | null }>(
    'SELECT email, mobile FROM account WHERE id = $1',
    [caller.accountId],
  );
  return row?.email ? maskEmail(row.email) : row?.mobile ? maskMobile(row.mobile) : '';
}

/** The same where a partner's page may have done it. */
export const authorOf = async (
  sql: Sql,
  context: { caller: Pick<Caller, 'accountId' | 'partnerId'> },
): Promise<string> => (context.caller.partnerId ? `合作方 ${context.caller.partnerId}` : actorOf(sql, context));
