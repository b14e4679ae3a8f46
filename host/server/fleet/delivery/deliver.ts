import type { Feature, Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { enqueue } from '../commands/commands';
import type { Setting, SettingKind } from './setting';
import { answerColumns, atOnce, noteOutcome, outcomeOf, type Answer } from './outcome';

/** What a gateway was told has changed: a new revision waits for it. Gives its number. */
export async function settingChanged(
  sql: Sql,
  { accountId, gwid, kind }: { accountId: string; gwid: string; kind: SettingKind },
): Promise<number> {
  const [row] = await sql.query<{ rev: number }>(
    `INSERT INTO gateway_delivery (gateway_id, kind, account_id, rev, state) VALUES ($1, $2, $3, 1, 'pending')
     ON CONFLICT (gateway_id, kind) DO UPDATE SET rev = gateway_delivery.rev + 1, account_id = excluded.account_id,
       state = 'pending', error = '', attempts = 0
     RETURNING rev`,
    [gwid, kind, accountId],
  );
  return row!.rev;
}

/** Tries a delivery that failed once more; false when none has. */
export async function retryDelivery(sql: Sql, accountId: string, gwid: string, kind: SettingKind): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE gateway_delivery SET state = 'pending', error = '', attempts = 0
     WHERE account_id = $1 AND gateway_id = $2 AND kind = $3 AND state = 'failed' RETURNING rev`,
    [accountId, gwid, kind],
  );
  return rows.length > 0;
}

/** How what belongs to revision `rev` stands, over the delivery `d`. */
export const deliverySql = (rev: string): string =>
  `CASE WHEN d.rev IS NULL THEN 'pending' WHEN d.done_rev >= ${rev} THEN 'done' ELSE d.state END`;

interface Waiting {
  gateway_id: string;
  account_id: string;
  kind: SettingKind;
  rev: number;
}

/** Puts revisions that wait into the queue of their gateway, if it is there. */
async function start(sql: Sql, features: readonly Feature[], now: number): Promise<void> {
  const waiting = await sql.query<Waiting>(
    `SELECT s.gateway_id, s.account_id, s.kind, s.rev FROM gateway_delivery s
     JOIN device g ON g.id = s.gateway_id AND g.account_id = s.account_id AND g.status = 'online'
     WHERE s.state = 'pending' AND s.command_id IS NULL LIMIT ${atOnce} FOR UPDATE OF s SKIP LOCKED`,
  );
  for (const { gateway_id, account_id, kind, rev } of waiting) {
    const params = { rev: String(rev), ...(await settingOf(features, kind).document(sql, gateway_id, now)) };
    const command = await enqueue(sql, { gwid: gateway_id, accountId: account_id }, kind, params, now);
    await sql.query(
      'UPDATE gateway_delivery SET command_id = $3, command_rev = $4 WHERE gateway_id = $1 AND kind = $2',
      [gateway_id, kind, command.id, rev],
    );
  }
}

interface Open extends Waiting, Answer {
  remark: string;
  command_rev: number;
}

/** Carries the answers of gateways over to the revisions they were about, and sends what can be sent by now. */
export async function deliverSettings({ db, features }: Pick<Services, 'db' | 'features'>, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const open = await sql.query<Open>(
      `SELECT s.gateway_id, s.account_id, s.kind, s.rev, s.attempts, s.command_rev, g.remark, ${answerColumns}
       FROM gateway_delivery s JOIN device g ON g.id = s.gateway_id LEFT JOIN command c ON c.id = s.command_id
       WHERE s.command_id IS NOT NULL AND s.state IN ('pending', 'sent')
         AND (c.state IS NULL OR c.state NOT IN ('pending', 'sent')
           OR (c.state = 'sent' AND s.state = 'pending' AND s.command_rev = s.rev))
       LIMIT ${atOnce} FOR UPDATE OF s SKIP LOCKED`,
    );
    for (const one of open) await settle(sql, features, one, now);
    await start(sql, features, now);
  });
}

async function settle(sql: Sql, features: readonly Feature[], one: Open, now: number): Promise<void> {
  const { gateway_id, kind, rev, command_rev } = one;
  const set = (what: string, ...values: unknown[]) =>
    sql.query(`UPDATE gateway_delivery SET ${what} WHERE gateway_id = $1 AND kind = $2`, [gateway_id, kind, ...values]);
  const { state, attempts, error } = outcomeOf(one, '设备拒绝了配置');
  if (state === 'sent') return void (await set(`state = 'sent'`));
  const newest = command_rev === rev;
  if (state === 'done') {
    await set(
      `done_rev = greatest(done_rev, $3), command_id = NULL, attempts = 0, state = $4`,
      command_rev,
      newest ? 'done' : 'pending',
    );
    if (newest) await note(sql, features, one, now, '');
    return;
  }
  // What was about an older revision neither fails nor ends anything: the newest waits on.
  const failed = newest && state === 'failed';
  await set(
    'state = $3, error = $4, attempts = $5, command_id = NULL',
    failed ? 'failed' : 'pending',
    failed ? error : '',
    attempts,
  );
  if (failed) await note(sql, features, one, now, error);
}

const note = (
  sql: Sql,
  features: readonly Feature[],
  { account_id, gateway_id, remark, kind }: Open,
  now: number,
  error: string,
): Promise<void> =>
  noteOutcome(sql, { accountId: account_id, device: gateway_id, remark }, now, {
    text: `${settingOf(features, kind).name}${error ? `下发失败：${error}` : '配置已生效'}`,
    ok: error === '',
  });

function settingOf(features: readonly Feature[], kind: SettingKind): Setting {
  const setting = features.map(({ settings }) => settings?.[kind]).find((one) => one !== undefined);
  if (!setting) throw new Error(`no feature sets ${kind}`);
  return setting;
}
