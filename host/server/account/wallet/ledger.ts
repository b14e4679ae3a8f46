import type { entryKinds } from '../../../../src/api/contract/wallet';
import type { IncomeSource } from '../../../../src/domain/income';
import { newId } from '../../kit/secrets';
import { isDuplicate, type Sql } from '../../kit/store/db';
import { dataOf, refuse, wordsOf, type Said } from '../../kit/refusal';
import { tellSupport } from '../support/tell';

/** A change of an account's balance. */
export interface Booking {
  accountId: string;
  /** Milliseconds since 1970. */
  at: number;
  kind: (typeof entryKinds)[number];
  /** What it is for; as words, where a person wrote them. */
  title: Said | string;
  /** Integer fen; negative takes away. */
  amountFen: number;
  /** What it is for, for example an order's id: booked once per kind. */
  reference: string;
  /** Where income comes from; `other` unless told. Nothing else has a source. */
  source?: IncomeSource;
}

/**
 * Books a change; the new balance. Inside a transaction only, together with what it pays for. Refuses when the balance
 * would go below zero or the same thing was booked before. Every open page of the account hears of it.
 */
export async function book(sql: Sql, booking: Booking): Promise<number> {
  const [wallet] = await sql.query<{ balance_fen: number }>(
    `UPDATE wallet SET balance_fen = balance_fen + $2 WHERE account_id = $1 AND balance_fen + $2 >= 0
     RETURNING balance_fen`,
    [booking.accountId, booking.amountFen],
  );
  if (!wallet) throw refuse('balanceLow');
  try {
    await sql.query(
      `INSERT INTO wallet_entry (id, account_id, at, kind, title, title_said, amount_fen, balance_fen, reference, source)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        newId('ent'),
        booking.accountId,
        new Date(booking.at),
        booking.kind,
        wordsOf(booking.title),
        dataOf(booking.title),
        booking.amountFen,
        wallet.balance_fen,
        booking.reference,
        booking.kind === 'income' ? (booking.source ?? 'other') : '',
      ],
    );
  } catch (error) {
    if (isDuplicate(error)) throw refuse('bookedAlready');
    throw error;
  }
  await tellSupport(sql, booking.accountId, 'wallet', booking.reference, new Date(booking.at));
  return wallet.balance_fen;
}
