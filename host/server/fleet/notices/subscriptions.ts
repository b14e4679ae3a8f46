import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type {
  alarmDeliveries,
  AlarmSubscription,
  alarmSubscriptionSave,
} from '../../../../src/api/contract/alarm-notice';
import { alarmLevels } from '../../../../src/domain/alarm';
import { isZone } from '../../../../src/domain/silence-window';
import { maxLength, required, timePoint } from '../../../../src/rules';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import { iso } from '../../../../src/domain/time';
import { readPage } from '../../kit/sql/page';
import { changeOf } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { subscriptionFacts, type KeptSubscription } from './notice-words';
import { because, invalid, notFound, type Said } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

/** Subscriptions that an account may have. */
const mostSubscriptions = 50;

type Stored = Omit<AlarmSubscription, 'quiet' | 'target' | 'target_id'> &
  Record<'device_id' | 'group_id' | 'quiet_from' | 'quiet_to', string | null>;

/** Subscriptions of the account. */
export async function listSubscriptions({ db, caller }: Context): Promise<AlarmSubscription[]> {
  const rows = await db.query<Stored>(
    `SELECT s.id, s.name, s.enabled, s.device_id, s.group_id, s.categories, s.matrix, s.cleared, s.quiet_from, s.quiet_to,
       s.zone, s.fatal_always, coalesce(d.remark, g.name, '') AS target_name
     FROM alarm_subscription s LEFT JOIN device d ON d.id = s.device_id LEFT JOIN device_group g ON g.id = s.group_id
     WHERE s.account_id = $1 ORDER BY s.created_at, s.id`,
    [caller.accountId],
  );
  return rows.map(({ device_id, group_id, quiet_from, quiet_to, ...row }) => ({
    ...row,
    target: device_id ? 'device' : group_id ? 'group' : 'all',
    target_id: device_id ?? group_id,
    quiet: quiet_from && quiet_to ? { from: quiet_from, to: quiet_to } : null,
  }));
}

/** Adds or changes a subscription. */
export async function saveSubscription(
  context: Context,
  input: ParsedOf<typeof alarmSubscriptionSave>,
): Promise<{ id: string }> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  const { name, quiet, zone, target, target_id, matrix } = input;
  validate({
    name: checks('name', required, maxLength(30))(name),
    quiet: quiet ? quietFault(quiet) : undefined,
    zone: isZone(zone) ? undefined : because('badZone'),
  });
  const wanted = [...new Set(alarmLevels.flatMap((level) => matrix[level]))];
  // One that lost its channels can still be switched off.
  if (wanted.length === 0 && input.enabled) throw invalid({ matrix: because('tickChannel') });
  const own = await db.query('SELECT id FROM alarm_channel WHERE account_id = $1 AND id = ANY($2::text[])', [
    accountId,
    wanted,
  ]);
  if (own.length < wanted.length) throw invalid({ matrix: because('channelGone') });
  if (target !== 'all') {
    const table = target === 'group' ? 'device_group' : 'device';
    const found = await db.query(`SELECT id FROM ${table} WHERE account_id = $1 AND id = $2`, [accountId, target_id]);
    if (found.length === 0) throw invalid({ target_id: because(target === 'group' ? 'chooseGroup' : 'chooseDevice') });
  }
  const values = [
    accountId,
    input.id ?? newId('sub'),
    name,
    input.enabled,
    target === 'device' ? target_id : null,
    target === 'group' ? target_id : null,
    input.categories,
    JSON.stringify(matrix),
    input.cleared,
    quiet?.from ?? null,
    quiet?.to ?? null,
    zone,
    input.fatal_always,
  ];
  if (input.id) {
    const before = await keptSubscription(context, input.id);
    const [kept] = await db.query<KeptSubscription & { id: string }>(
      `UPDATE alarm_subscription SET name = $3, enabled = $4, device_id = $5, group_id = $6, categories = $7, matrix = $8,
         cleared = $9, quiet_from = $10, quiet_to = $11, zone = $12, fatal_always = $13
       WHERE account_id = $1 AND id = $2 RETURNING *`,
      values,
    );
    if (!before || !kept) throw notFound();
    noteChange(context, changeOf(await subscriptionFacts(db, before), await subscriptionFacts(db, kept)));
    return { id: kept.id };
  }
  const made = await db.tx(async (sql) => {
    await lockAccount(sql, accountId);
    const [row] = await sql.query<{ count: number }>(
      'SELECT count(*) AS count FROM alarm_subscription WHERE account_id = $1',
      [accountId],
    );
    if (row!.count >= mostSubscriptions)
      throw invalid({ name: because('subscriptionsMost', { most: mostSubscriptions }) });
    const [added] = await sql.query<KeptSubscription & { id: string }>(
      `INSERT INTO alarm_subscription (account_id, id, name, enabled, device_id, group_id, categories, matrix, cleared,
         quiet_from, quiet_to, zone, fatal_always, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING *`,
      [...values, iso(now())],
    );
    return added!;
  });
  noteChange(context, changeOf(undefined, await subscriptionFacts(db, made)));
  return { id: made.id };
}

function quietFault({ from, to }: NonNullable<AlarmSubscription['quiet']>): Said | undefined {
  if (timePoint(from) ?? timePoint(to)) return because('labelUnfit', { label: 'quietHours' });
  return from === to ? because('quietSame') : undefined;
}

const keptSubscription = async ({ db, caller }: Context, id: string) =>
  (
    await db.query<KeptSubscription>('SELECT * FROM alarm_subscription WHERE account_id = $1 AND id = $2', [
      caller.accountId,
      id,
    ])
  )[0];

/** Deletes a subscription. */
export async function removeSubscription(context: Context, id: string): Promise<void> {
  const { db, caller } = context;
  const [gone] = await db.query<KeptSubscription>(
    'DELETE FROM alarm_subscription WHERE account_id = $1 AND id = $2 RETURNING *',
    [caller.accountId, id],
  );
  if (!gone) throw notFound();
  noteChange(context, changeOf(await subscriptionFacts(db, gone), undefined));
}

type Page = DataOf<typeof alarmDeliveries>;

/** One page of what was sent, newest first. */
export function deliveryPage({ db, caller }: Context, filter: ParsedOf<typeof alarmDeliveries>): Promise<Page> {
  const params: unknown[] = [caller.accountId];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = ['account_id = $1'];
  if (filter.state) where.push(`state = ${param(filter.state)}`);
  if (filter.type) where.push(`type = ${param(filter.type)}`);
  if (filter.channel) where.push(`channel_id = ${param(filter.channel)}`);
  return readPage<Page['list'][number]>(
    db,
    {
      select: `id, channel_id, type, target, event, total, state, attempts, code, error, created_at, done_at,
        CASE WHEN state IN ('waiting', 'sending') THEN next_at END AS next_at,
        coalesce((items->0->>'remark') || ' ' || (items->0->>'content'), '') AS content`,
      from: `FROM alarm_delivery WHERE ${where.join(' AND ')}`,
      params,
      order: 'created_at DESC, id DESC',
    },
    filter,
  );
}

/** Lets a failed message be tried again, from the beginning. */
export async function retryDelivery({ db, caller, now, limits }: Context, id: string): Promise<void> {
  await limits.take(`alarm-retry:${caller.accountId}`, 60, 3600);
  const done = await db.query(
    `UPDATE alarm_delivery SET state = 'waiting', attempts = 0, next_at = $3, done_at = NULL, error = ''
     WHERE account_id = $1 AND id = $2 AND state = 'failed' AND event <> 'test' RETURNING id`,
    [caller.accountId, id, iso(now())],
  );
  if (done.length === 0) throw notFound();
}
