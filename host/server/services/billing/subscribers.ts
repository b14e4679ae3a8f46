import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { subscriberSave, Subscriber, subscribers } from '../../../../src/api/contract/billing';
import { expiringWithin } from '../../../../src/domain/service';
import { dateTime, maskMobile, ungroup } from '../../../../src/format';
import { hashPassword } from '../../account/auth/passwords';
import type { Context } from '../../kit/context/context';
import { deliverySql } from '../../fleet/delivery/settings';
import { iso } from '../../../../src/domain/time';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { changeOf, enabledWord } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { checkPassword, checkPerson, own, type Own } from './own';
import { tellOf } from './serve';
import { validate } from '../../kit/validate';

/** The same as `subscriberState` of the domain, as SQL over `s` at `$<at>`. */
const stateSql = (at: string) => `CASE WHEN NOT s.enabled THEN 'off' WHEN s.expires_at <= ${at} THEN 'expired'
  WHEN s.traffic_left <= 0 THEN 'used_up'
  WHEN s.expires_at <= ${at}::timestamptz + interval '${expiringWithin / 1000} seconds' THEN 'expiring' ELSE 'active' END`;

/** One page of the caller's subscribers, and how many stand how. */
export async function subscriberPage(
  { db, caller, now }: Context,
  { state, plan, q, ...paging }: ParsedOf<typeof subscribers>,
): Promise<DataOf<typeof subscribers>> {
  const at = iso(now());
  const source = `FROM billing_subscriber s JOIN billing_plan p ON p.id = s.plan_id JOIN device g ON g.id = s.gateway_id
    WHERE s.account_id = $1 AND ($3::text IS NULL OR s.plan_id = $3
        OR EXISTS (SELECT 1 FROM billing_next n WHERE n.subscriber_id = s.id AND n.plan_id = $3))
      AND ($4::text IS NULL OR lower(s.username || ' ' || s.name || ' ' || s.mobile || ' ' || g.remark) LIKE $4)`;
  const params = [caller.accountId, at, plan ?? null, q ? likePattern(q) : null];
  const counted = await db.query<{ state: Subscriber['state']; n: number }>(
    `SELECT ${stateSql('$2')} AS state, count(*) AS n ${source} GROUP BY 1`,
    params,
  );
  const of = (one: Subscriber['state']) => counted.find((row) => row.state === one)?.n ?? 0;
  const counts = {
    all: counted.reduce((sum, { n }) => sum + n, 0),
    active: of('active'),
    expiring: of('expiring'),
    expired: of('expired'),
    used_up: of('used_up'),
    off: of('off'),
  };
  const found = await readPage<Subscriber>(
    db,
    {
      select: 's.id, s.expires_at',
      from: `${source} AND ($5::text IS NULL OR ${stateSql('$2')} = $5)`,
      params: [...params, state ?? null],
      order: '(s.expires_at <= $2), s.expires_at, s.id',
      whole: (subscribers) =>
        `SELECT s.id, s.username, s.name, s.mobile, s.gateway_id AS gwid, g.remark AS gateway_remark, g.simulated, s.plan_id,
           p.name AS plan_name, p.down, p.up, s.enabled, ${stateSql('$2')} AS state, s.expires_at, s.plan_until,
           s.traffic_left, s.created_at, coalesce((SELECT json_agg(json_build_object('plan_id', n.plan_id,
             'plan_name', np.name, 'days', n.days, 'traffic', n.traffic) ORDER BY n.number)
             FROM billing_next n JOIN billing_plan np ON np.id = n.plan_id WHERE n.subscriber_id = s.id), '[]') AS next,
           ${deliverySql('s.rev')} AS delivery, CASE WHEN d.state = 'failed' THEN d.error ELSE '' END AS error,
           CASE WHEN d.state = 'failed' THEN d.error_said END AS error_said
         FROM (${subscribers}) x JOIN billing_subscriber s ON s.id = x.id JOIN billing_plan p ON p.id = s.plan_id
         JOIN device g ON g.id = s.gateway_id
         LEFT JOIN gateway_delivery d ON d.gateway_id = s.gateway_id AND d.kind = 'billing'`,
      total: counts[state ?? 'all'],
    },
    paging,
  );
  return { ...found, counts };
}

/** Changes who a subscriber is. */
export async function saveSubscriber(context: Context, input: ParsedOf<typeof subscriberSave>): Promise<void> {
  const { db, caller, now } = context;
  const mobile = ungroup(input.mobile);
  validate({
    ...checkPerson(input.name, mobile),
    ...(input.password && { password: checkPassword(input.password) }),
  });
  const hash = input.password ? await hashPassword(input.password) : null;
  await db.tx(async (sql) => {
    const [before] = await own(sql, caller.accountId, [input.id]);
    await sql.query(
      `UPDATE billing_subscriber SET name = $3, mobile = $4, password_hash = coalesce($5, password_hash)
       WHERE account_id = $1 AND id = $2`,
      [caller.accountId, input.id, input.name, mobile, hash],
    );
    if (hash) await tellOf(sql, caller.accountId, [before!], now());
    noteChange(context, {
      姓名: [before!.name, input.name],
      手机号: [maskMobile(before!.mobile), maskMobile(mobile)],
      ...(hash && { 密码: ['', '已重置'] as const }),
    });
  });
}

/** Lets subscribers in, or keeps them out. */
export async function switchSubscribers(context: Context, ids: readonly string[], enabled: boolean): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const rows = await own(sql, caller.accountId, ids);
    const changing = rows.filter((row) => row.enabled !== enabled);
    await sql.query('UPDATE billing_subscriber SET enabled = $3 WHERE account_id = $1 AND id = ANY($2::text[])', [
      caller.accountId,
      changing.map(({ id }) => id),
      enabled,
    ]);
    await tellOf(sql, caller.accountId, changing, now());
    const words = (one: boolean) => enabledWord(one);
    noteChange(
      context,
      Object.fromEntries(rows.map((row) => [row.username, [words(row.enabled), words(enabled)] as const])),
    );
  });
}

/** Removes subscribers. */
export async function removeSubscribers(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const rows = await own(sql, caller.accountId, ids);
    await sql.query('DELETE FROM billing_subscriber WHERE account_id = $1 AND id = ANY($2::text[])', [
      caller.accountId,
      ids,
    ]);
    await tellOf(sql, caller.accountId, rows, now());
    const ends = (row: Own) => `${row.plan_name}，${dateTime(row.expires_at, 'Asia/Shanghai')} 到期`;
    noteChange(context, changeOf(Object.fromEntries(rows.map((row) => [row.username, ends(row)])), undefined));
  });
}
