import { lastSettled, type GatewaySource } from '../../../../src/domain/income';
import { iso } from '../../../../src/domain/time';
import { book } from '../../account/wallet/ledger';
import type { Services } from '../../kit/context/context';
import { because, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';

/** What an entry of the statement says it is for. */
export const entryTitles: Readonly<Record<GatewaySource, Said>> = {
  wechat: because('entryWechatIncome'),
  redpacket: because('entryRedpacketIncome'),
  star: because('entryStarIncome'),
};

/**
 * Books what was earned on the days that are over, an entry for each account and source. An earning and its entry change
 * together, so that nothing is booked twice and nothing gets lost.
 */
export async function settleEarnings({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const last = lastSettled(now());
  const due = await db.query<{ account_id: string; source: GatewaySource; simulated: boolean }>(
    'SELECT DISTINCT account_id, source, simulated FROM earning WHERE settled_at IS NULL AND day <= $1',
    [last],
  );
  for (const [nth, { account_id: accountId, source, simulated }] of due.entries()) {
    // Entries of one account follow each other.
    const at = now() + nth;
    await db.tx(async (sql) => {
      const rows = await sql.query<{ gateway_id: string; day: string; fen: number }>(
        `UPDATE earning SET settled_at = $5
         WHERE account_id = $1 AND source = $2 AND simulated = $3 AND settled_at IS NULL AND day <= $4
         RETURNING gateway_id, day::text AS day, fen`,
        [accountId, source, simulated, last, iso(at)],
      );
      const paid = rows.filter(({ fen }) => fen > 0);
      const amountFen = paid.reduce((sum, { fen }) => sum + fen, 0);
      if (amountFen === 0) return;
      const reference = newId('earning');
      const title = simulated ? because('entrySimulated', { what: entryTitles[source] }) : entryTitles[source];
      await book(sql, { accountId, at, kind: 'income', source, title, amountFen, reference });
      await sql.query(
        `UPDATE earning e SET entry_id = w.id
         FROM wallet_entry w, unnest($5::text[], $6::date[]) AS p(gateway_id, day)
         WHERE w.account_id = $1 AND w.kind = 'income' AND w.reference = $2
           AND e.account_id = $1 AND e.source = $3 AND e.simulated = $4 AND e.gateway_id = p.gateway_id AND e.day = p.day`,
        [accountId, reference, source, simulated, paid.map((row) => row.gateway_id), paid.map((row) => row.day)],
      );
    });
  }
}
