import type { SmsEntry, smsLog, smsRecharge, smsSummary } from '../../../../src/api/contract/guest';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { smsPacks } from '../../../../src/domain/guest';
import { yuan } from '../../../../src/format';
import { newId } from '../../kit/secrets';
import { authorOf } from '../../account/logs/actor';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { day, dayStart, iso } from '../../../../src/domain/time';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { noteChange } from '../../account/logs/record-action';
import { book } from '../../account/wallet/ledger';
import { knownGateway } from './known-gateway';
import { because, invalid, refuse, refuseAt } from '../../kit/refusal';
import { lockAccount } from '../../kit/sql/lock';

/** Messages left for a gateway, and those used in the last seven days, today as the last. */
export async function smsBalance(
  sql: Sql,
  accountId: string,
  gwid: string,
  now: number,
): Promise<{ balance: number; used_week: number }> {
  const [row] = await sql.query<{ balance: number; used_week: number }>(
    `SELECT coalesce((SELECT balance FROM sms_balance WHERE account_id = $1 AND gateway_id = $2), 0) AS balance,
       coalesce((SELECT -sum(amount) FROM sms_entry
         WHERE account_id = $1 AND gateway_id = $2 AND kind = 'use' AND at >= $3), 0)::integer AS used_week`,
    [accountId, gwid, iso(dayStart(now) - 6 * day)],
  );
  return row!;
}

/** What the page about the messages of a gateway tells first. */
export async function summaryOf({ db, caller, now }: Context, gwid: string): Promise<DataOf<typeof smsSummary>> {
  const { accountId } = caller;
  const { remark } = await knownGateway(db, accountId, gwid);
  const left = await smsBalance(db, accountId, gwid, now());
  const [sums] = await db.query<{ used_today: number; bought: number; balance_fen: number }>(
    `SELECT coalesce(-sum(amount) FILTER (WHERE kind = 'use' AND at >= $3), 0)::integer AS used_today,
       coalesce(sum(amount) FILTER (WHERE kind = 'recharge'), 0)::integer AS bought,
       coalesce((SELECT balance_fen FROM wallet WHERE account_id = $1), 0) AS balance_fen
     FROM sms_entry WHERE account_id = $1 AND gateway_id = $2`,
    [accountId, gwid, iso(dayStart(now()))],
  );
  return { gwid, remark, ...left, ...sums!, packs: smsPacks.map((pack) => ({ ...pack })) };
}

/** The book of a gateway's messages, one page of it. */
export async function smsPage({ db, caller }: Context, input: ParsedOf<typeof smsLog>) {
  await knownGateway(db, caller.accountId, input.gwid);
  const params: unknown[] = [caller.accountId, input.gwid];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = ['account_id = $1', 'gateway_id = $2'];
  if (input.kind) where.push(`kind = ${param(input.kind)}`);
  if (input.from) where.push(`at >= ${param(input.from)}`);
  if (input.to) where.push(`at < ${param(input.to)}`);
  if (input.q) where.push(`lower(subject || ' ' || actor) LIKE ${param(likePattern(input.q))}`);
  const direction = input.order === 'asc' ? 'ASC' : 'DESC';
  return readPage<SmsEntry>(
    db,
    {
      select: 'id, at, kind, amount, balance, price_fen, subject, actor, simulated',
      from: `FROM sms_entry WHERE ${where.join(' AND ')}`,
      params,
      order: `at ${direction}, id ${direction}`,
    },
    input,
  );
}

/** Buys a pack from the account's balance; the price is the server's. The same request again answers the first one. */
export async function recharge(
  context: Context,
  input: ParsedOf<typeof smsRecharge>,
): Promise<DataOf<typeof smsRecharge>> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  const pack = smsPacks.find(({ id }) => id === input.pack);
  if (!pack) throw invalid({ pack: because('choosePackage') });
  if (!context.sms.sends('code')) throw refuseAt('pack', 'smsMissing');
  const { id: gateway, remark } = await knownGateway(db, accountId, input.gwid);
  return db.tx(async (sql) => {
    // One purchase of an account at a time: the same request asked twice at once is one.
    await lockAccount(sql, accountId);
    const [before] = await sql.query<{ gateway_id: string; balance: number; balance_fen: number }>(
      `SELECT e.gateway_id, b.balance, w.balance_fen FROM sms_entry e JOIN sms_balance b ON b.gateway_id = e.gateway_id
       JOIN wallet w ON w.account_id = e.account_id WHERE e.account_id = $1 AND e.request_id = $2`,
      [accountId, input.request_id],
    );
    if (before) return { balance: before.balance, balance_fen: before.balance_fen };
    if ((input.price_fen ?? pack.price_fen) !== pack.price_fen)
      throw refuse('priceChanged', { amount: yuan(pack.price_fen) });
    const id = newId('sms');
    const title = `短信 ${pack.amount} 条`;
    const balance_fen = await book(sql, {
      accountId,
      at: now(),
      kind: 'order',
      title: because('entrySms', { count: pack.amount, gateway: remark }),
      amountFen: -pack.price_fen,
      reference: id,
    });
    const balance = await change(sql, accountId, gateway, pack.amount);
    await sql.query(
      `INSERT INTO sms_entry (id, account_id, gateway_id, at, kind, amount, balance, price_fen, subject, actor, request_id)
       VALUES ($1, $2, $3, $4, 'recharge', $5, $6, $7, $8, $9, $10)`,
      [
        id,
        accountId,
        gateway,
        iso(now()),
        pack.amount,
        balance,
        pack.price_fen,
        title,
        await authorOf(sql, context),
        input.request_id,
      ],
    );
    noteChange(context, { 短信余额: [`${balance - pack.amount} 条`, `${balance} 条`] });
    return { balance, balance_fen };
  });
}

async function change(sql: Sql, accountId: string, gateway: string, amount: number): Promise<number> {
  const [row] = await sql.query<{ balance: number }>(
    `INSERT INTO sms_balance (gateway_id, account_id, balance) VALUES ($1, $2, $3)
     ON CONFLICT (gateway_id) DO UPDATE SET balance = sms_balance.balance + $3 RETURNING balance`,
    [gateway, accountId, amount],
  );
  return row!.balance;
}
