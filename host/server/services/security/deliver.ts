import { guardText } from '../../../../src/text/guard.text';
import type { GuardService, GuardSettings } from '../../../../src/domain/guard';
import type { Db, Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { answerColumns, atOnce, noteOutcome, outcomeOf, type Answer } from '../../fleet/delivery/outcome';
import { enqueue } from '../../fleet/commands/commands';

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

interface Open extends Answer {
  gateway_id: string;
  account_id: string;
  service: GuardService;
  remark: string;
  version: number;
}

/** Carries the answers of gateways over to the changes they were about, and sends what can be sent by now. */
export async function deliverGuards(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const open = await sql.query<Open>(
      `SELECT p.gateway_id, p.account_id, p.service, d.remark, p.version, p.attempts, ${answerColumns}
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
  const { gateway_id, account_id, service, remark, version } = one;
  const { state, attempts, error } = outcomeOf(one, '设备拒绝了设置');
  const set = (what: string, ...values: unknown[]) =>
    sql.query(`UPDATE guard_policy SET ${what} WHERE gateway_id = $1 AND service = $2`, [
      gateway_id,
      service,
      ...values,
    ]);
  if (state === 'pending') return void (await set(`state = 'pending', command_id = NULL, attempts = $3`, attempts));
  if (state === 'done') await set('running = settings, running_version = version');
  const over = state !== 'sent';
  await set('state = $3, error = $4, attempts = $5, settled_at = $6', state, error, attempts, over ? iso(now) : null);
  if (!over) return;
  const name = guardText.services[service];
  await noteOutcome(sql, { accountId: account_id, device: gateway_id, remark }, now, {
    text: state === 'done' ? `${name}设置已生效（第 ${version} 次）` : `${name}设置下发失败：${error}`,
    ok: state === 'done',
  });
}
