import type { GuardService, GuardSettings } from '../../../src/domain/guard';
import type { Db, Sql } from '../db';
import { iso } from '../fleet/china-time';
import { enqueue } from '../ingest/commands';
import { writeLogs } from '../logs/write';
import { serviceNames } from './words';

/** Orders that a gateway may leave unanswered before the change has failed. */
const mostAttempts = 3;
/** Changes looked at in one run. */
const atOnce = 500;

interface Waiting {
  gateway_id: string;
  account_id: string;
  service: GuardService;
  version: number;
  settings: GuardSettings[GuardService];
}

/** Puts changes that wait into the queue of their gateway if it is there; of one gateway or of all. */
export async function startGuard(sql: Sql, now: number, gwid?: string): Promise<void> {
  const waiting = await sql.query<Waiting>(
    `SELECT p.gateway_id, p.account_id, p.service, p.version, p.settings FROM guard_policy p
     JOIN device d ON d.id = p.gateway_id AND d.account_id = p.account_id AND d.status = 'online'
     WHERE p.state = 'pending' AND p.command_id IS NULL AND ($1::text IS NULL OR p.gateway_id = $1)
     LIMIT ${atOnce} FOR UPDATE OF p SKIP LOCKED`,
    [gwid],
  );
  for (const { gateway_id, account_id, service, version, settings } of waiting) {
    const lists = service === 'domain_parsing' ? await readLists(sql, gateway_id) : undefined;
    const params = {
      service,
      version: String(version),
      settings: JSON.stringify(settings),
      ...(lists && { lists: JSON.stringify(lists) }),
    };
    const command = await enqueue(sql, { gwid: gateway_id, accountId: account_id }, 'guard', params, now);
    await sql.query('UPDATE guard_policy SET command_id = $3 WHERE gateway_id = $1 AND service = $2', [
      gateway_id,
      service,
      command.id,
    ]);
  }
}

const readLists = (sql: Sql, gwid: string) =>
  sql.query<{ list: string; class: string; domain: string }>(
    'SELECT list, class, domain FROM guard_domain WHERE gateway_id = $1 ORDER BY domain',
    [gwid],
  );

interface Open {
  gateway_id: string;
  account_id: string;
  service: GuardService;
  remark: string;
  version: number;
  attempts: number;
  command: 'sent' | 'done' | 'failed' | 'timed_out' | null;
  fetched: boolean;
  error: string;
}

/** Carries the answers of gateways over to the changes they were about, and sends what can be sent by now. */
export async function deliverGuards(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const open = await sql.query<Open>(
      `SELECT p.gateway_id, p.account_id, p.service, d.remark, p.version, p.attempts, c.state AS command,
         c.sent_at IS NOT NULL AS fetched, coalesce(c.error, '') AS error
       FROM guard_policy p JOIN device d ON d.id = p.gateway_id LEFT JOIN command c ON c.id = p.command_id
       WHERE p.state IN ('pending', 'sent') AND p.command_id IS NOT NULL
         AND (c.state IS NULL OR c.state NOT IN ('pending', 'sent') OR (c.state = 'sent' AND p.state = 'pending'))
       ORDER BY p.gateway_id, p.service LIMIT ${atOnce} FOR UPDATE OF p SKIP LOCKED`,
    );
    for (const one of open) await settle(sql, one, now);
    await startGuard(sql, now);
  });
}

async function settle(sql: Sql, one: Open, now: number): Promise<void> {
  const { gateway_id, service, command } = one;
  if (command === 'sent') return move(sql, one, now, 'sent');
  if (command === 'done') {
    await sql.query(
      'UPDATE guard_policy SET running = settings, running_version = version WHERE gateway_id = $1 AND service = $2',
      [gateway_id, service],
    );
    return move(sql, one, now, 'done');
  }
  if (command === 'failed') return move(sql, one, now, 'failed', one.error || '设备拒绝了设置');
  // Nobody fetched it (the gateway went away): it waits on. Fetched and never answered: a few more tries.
  const attempts = one.attempts + (one.fetched ? 1 : 0);
  if (attempts >= mostAttempts) return move(sql, { ...one, attempts }, now, 'failed', '设备没有回复');
  await sql.query(
    `UPDATE guard_policy SET state = 'pending', command_id = NULL, attempts = $3 WHERE gateway_id = $1 AND service = $2`,
    [gateway_id, service, attempts],
  );
}

async function move(
  sql: Sql,
  { gateway_id, account_id, service, remark, version, attempts }: Open,
  now: number,
  state: 'sent' | 'done' | 'failed',
  error = '',
): Promise<void> {
  const over = state !== 'sent';
  await sql.query(
    `UPDATE guard_policy SET state = $3, error = $4, attempts = $5, settled_at = $6 WHERE gateway_id = $1 AND service = $2`,
    [gateway_id, service, state, error, attempts, over ? iso(now) : null],
  );
  if (!over) return;
  const name = serviceNames[service];
  await writeLogs(sql, [
    {
      accountId: account_id,
      kind: 'action',
      at: iso(now),
      actor: '',
      target: remark,
      text: (state === 'done' ? `${name}设置已生效（第 ${version} 次）` : `${name}设置下发失败：${error}`).slice(
        0,
        200,
      ),
      ok: state === 'done',
      detail: { device: gateway_id },
    },
  ]);
}
