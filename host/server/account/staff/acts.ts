import { iso } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { writeLogs } from '../logs/write';

/** Something that the staff did. */
export interface Act {
  /** Who did it. */
  by: string;
  text: string;
  /** What it was done to, where that is not the account itself. */
  target?: string;
  /** The account that it was done to, whose own log tells it as well. */
  accountId?: string;
}

/** Writes down what the staff did; with a transaction's handle only if that commits. */
export async function recordAct(
  sql: Sql,
  { now, ip }: Pick<Context, 'now' | 'ip'>,
  { by, text, target = '', accountId }: Act,
): Promise<void> {
  const at = iso(now());
  await sql.query('INSERT INTO staff_act (at, author, text, target, account_id) VALUES ($1, $2, $3, $4, $5)', [
    at,
    by,
    text,
    target,
    accountId ?? null,
  ]);
  if (accountId)
    await writeLogs(sql, [
      { accountId, kind: 'business', at, actor: `客服 ${by}`.trim(), target, text, detail: { ip } },
    ]);
}

/** The account with a code that its owner reads out. */
export async function accountOf(sql: Sql, code: string): Promise<string> {
  const [account] = await sql.query<{ id: string }>('SELECT id FROM account WHERE account_code = $1', [
    code.trim().toUpperCase(),
  ]);
  if (!account) throw refuse('nobodyBound');
  return account.id;
}
