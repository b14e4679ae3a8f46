import type { ParsedOf } from '../../../../src/api/endpoint';
import type { AlarmChannel, alarmChannelSave } from '../../../../src/api/contract/alarm-notice';
import { maskEmail, maskMobile } from '../../../../src/format';
import { email, maxLength, mobile, required } from '../../../../src/rules';
import { newId, newToken } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';
import type { Context } from '../../kit/context/context';
import { iso } from '../../../../src/domain/time';
import { changeOf } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { trySending, type Target } from './deliver';
import { channelFacts } from './notice-words';
import { openChannel, openTarget, sealKept } from './kept-target';
import { messageOf } from './message';
import { isRobot, isRobotAddress, type RobotType } from './robots';
import type { ChannelLeft } from './told';
import { webhookFault } from './webhook';
import { because, invalid, notFound, refuse, type Said } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

/** Channels that an account may have. */
const mostChannels = 50;
const hour = 3600;

type Type = AlarmChannel['type'];

const robotNames: Record<RobotType, string> = {
  wecom: '企业微信机器人',
  dingtalk: '钉钉机器人',
  feishu: '飞书机器人',
};

/** A target as lists and histories show it: people are masked, a webhook shows where, not its path with a key in it. */
export function shownTarget({ type, target }: { type: string; target: string }): string {
  if (type === 'mail') return `邮件 ${maskEmail(target)}`;
  if (type === 'sms') return `短信 ${maskMobile(target)}`;
  if (type === 'wechat') return `微信 ${target.slice(0, 4)}****`;
  // Of a robot's address all but the host is its key.
  return `${isRobot(type) ? robotNames[type] : 'Webhook'} ${new URL(target).host}`;
}

/** Why nothing can be sent this way: no provider is configured. */
const missing = ({ mail, sms, wechat }: Context, type: Type): Said | undefined => {
  if (type === 'mail' && !mail.configured) return because('mailMissing');
  if (type === 'sms' && !sms.sends('alarm')) return because('smsMissing');
  if (type === 'wechat' && !wechat.configured) return because('wechatMissing');
  return undefined;
};

/** Channels of the account with what became of the last message to each. */
export async function listChannels(context: Context): Promise<AlarmChannel[]> {
  const { db, caller, vault } = context;
  const channels = await db.query<AlarmChannel>(
    `SELECT c.id, c.type, c.name, c.target, c.enabled, c.confirmed_at IS NOT NULL AS confirmed, c.created_at,
       (SELECT jsonb_build_object('state', d.state, 'at', to_char(coalesce(d.done_at, d.created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'error', d.error)
        FROM alarm_delivery d WHERE d.channel_id = c.id ORDER BY d.created_at DESC LIMIT 1) AS last
     FROM alarm_channel c WHERE c.account_id = $1 ORDER BY c.created_at, c.id`,
    [caller.accountId],
  );
  return channels.map((one) => ({ ...openTarget(vault, one), configured: !missing(context, one.type) }));
}

/** Adds or changes a channel. One that leads elsewhere from now on is to be confirmed there. */
export async function saveChannel(
  context: Context,
  input: ParsedOf<typeof alarmChannelSave>,
): Promise<{ id: string; secret: string | null }> {
  const { db, caller, now, limits, vault } = context;
  const { id, type, name, target, enabled } = input;
  validate({ name: checks('name', required, maxLength(30))(name), target: targetFault(type, target) });
  // A robot's key comes from its chat; that of a webhook is made here.
  const given = isRobot(type) ? input.secret : undefined;
  const facts = (kept: Kept) => channelFacts(kept, shownTarget);
  if (id) {
    const before = await db.tx(async (sql) => {
      const [kept] = await sql.query<Kept & { id: string }>(
        `SELECT id, name, type, target, enabled FROM alarm_channel
         WHERE account_id = $1 AND id = $2 AND type = $3 FOR UPDATE`,
        [caller.accountId, id, type],
      );
      if (!kept) throw notFound();
      const opened = openTarget(vault, kept);
      await sql.query(
        `UPDATE alarm_channel SET name = $3, target = $4, enabled = $5, secret = coalesce($6, secret),
           confirmed_at = CASE WHEN $7::boolean THEN confirmed_at END, code_hash = CASE WHEN $7::boolean THEN code_hash END,
           code_until = CASE WHEN $7::boolean THEN code_until END
         WHERE account_id = $1 AND id = $2`,
        [
          caller.accountId,
          id,
          name,
          sealKept(vault, id, target),
          enabled,
          given === undefined ? null : sealKept(vault, id, given),
          opened.target === target,
        ],
      );
      return opened;
    });
    noteChange(context, changeOf(facts(before), facts(input)));
    return { id, secret: null };
  }
  validate({ type: missing(context, type) });
  await limits.take(`alarm-channel:${caller.accountId}`, 30, 24 * hour);
  const secret = type === 'webhook' ? newToken() : null;
  const key = secret ?? given;
  const made = newId('chn');
  await db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const [row] = await sql.query<{ count: number }>(
      'SELECT count(*) AS count FROM alarm_channel WHERE account_id = $1',
      [caller.accountId],
    );
    if (row!.count >= mostChannels) throw invalid({ name: because('channelsMost', { most: mostChannels }) });
    await sql.query(
      `INSERT INTO alarm_channel (id, account_id, type, name, target, secret, enabled, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        made,
        caller.accountId,
        type,
        name,
        sealKept(vault, made, target),
        key === undefined ? null : sealKept(vault, made, key),
        enabled,
        iso(now()),
      ],
    );
  });
  noteChange(context, changeOf(undefined, facts(input)));
  return { id: made, secret };
}

type Kept = Pick<AlarmChannel, 'name' | 'type' | 'target' | 'enabled'>;

/** Changes the key of a webhook. */
export async function rotateChannel({ db, caller, vault }: Context, id: string): Promise<{ secret: string }> {
  const secret = newToken();
  const done = await db.query(
    `UPDATE alarm_channel SET secret = $3 WHERE account_id = $1 AND id = $2 AND type = 'webhook' RETURNING id`,
    [caller.accountId, id, sealKept(vault, id, secret)],
  );
  if (done.length === 0) throw notFound();
  return { secret };
}

/** Deletes a channel; subscriptions, and what else named it, go on without it. */
export async function removeChannel(context: Context, id: string): Promise<void> {
  const { db, caller, vault, features } = context;
  const { gone, named } = await db.tx(async (sql) => {
    // A password plan that is saved meanwhile either sees that it is gone, or is left by it.
    await lockAccount(sql, caller.accountId);
    const [row] = await sql.query<Kept & { id: string }>(
      'DELETE FROM alarm_channel WHERE account_id = $1 AND id = $2 RETURNING id, name, type, target, enabled',
      [caller.accountId, id],
    );
    if (!row) throw notFound();
    const left: ChannelLeft[] = [{ fact: '告警订阅', names: await leaveSubscriptions(sql, caller.accountId, id) }];
    for (const { leaveChannel } of features) {
      if (leaveChannel) left.push(await leaveChannel(sql, caller.accountId, id));
    }
    return { gone: row, named: left.filter(({ names }) => names.length > 0) };
  });
  const facts = {
    ...channelFacts(openTarget(vault, gone), shownTarget),
    ...Object.fromEntries(named.map(({ fact, names }) => [fact, names.join('、')])),
  };
  noteChange(context, changeOf(facts, undefined));
}

async function leaveSubscriptions(sql: Sql, accountId: string, channel: string): Promise<string[]> {
  const without = await sql.query<{ name: string }>(
    `UPDATE alarm_subscription
     SET matrix = (SELECT jsonb_object_agg(m.level, m.ids - $2::text) FROM jsonb_each(matrix) AS m(level, ids))
     WHERE account_id = $1 AND EXISTS (SELECT 1 FROM jsonb_each(matrix) AS m(level, ids) WHERE m.ids ? $2) RETURNING name`,
    [accountId, channel],
  );
  return without.map(({ name }) => name);
}

/** Sends a test message now, writes it down, and tells what became of it. Few: it goes to whoever was named. */
export async function testChannel(context: Context, id: string) {
  const { db, caller, now, limits, vault } = context;
  const [kept] = await db.query<Target & { id: string; confirmed: boolean }>(
    `SELECT id, type, target, secret, confirmed_at IS NOT NULL AS confirmed FROM alarm_channel
     WHERE account_id = $1 AND id = $2`,
    [caller.accountId, id],
  );
  if (!kept) throw notFound();
  const channel = openChannel(vault, kept);
  if (!channel.confirmed) throw refuse('channelUnconfirmed');
  await limits.take(`alarm-test:${id}`, 5, hour);
  await limits.take(`alarm-test:${caller.accountId}`, 20, 24 * hour);
  const delivery = newId('dlv');
  const began = now();
  const message = messageOf({ id: delivery, event: 'test', items: [], total: 0 }, channel.type === 'sms');
  const { sent, code, error } = await trySending(context, channel, message);
  const state = sent ? ('sent' as const) : ('failed' as const);
  await db.query(
    `INSERT INTO alarm_delivery (id, account_id, channel_id, type, target, event, items, total, state, attempts, next_at,
       code, error, created_at, done_at)
     VALUES ($1, $2, $3, $4, $5, 'test', '[]', 0, $6, 1, $7, $8, $9, $7, $10)`,
    [delivery, caller.accountId, id, channel.type, shownTarget(channel), state, iso(began), code, error, iso(now())],
  );
  return { state, code, error, took: Math.max(0, now() - began) };
}

function targetFault(type: Type, target: string): Said | undefined {
  if (type === 'mail') return checks('mail', required, email)(target);
  if (type === 'sms') return checks('mobile', required, mobile)(target);
  if (type === 'wechat') return /^[\w-]{6,64}$/.test(target) ? undefined : because('labelUnfit', { label: 'wechat' });
  if (isRobot(type)) return isRobotAddress(type, target) ? undefined : because('robotUnfit');
  return webhookFault(target);
}
