import {
  holding,
  nextMoment,
  restartTime,
  type StrategyAction,
  type StrategyEdge,
} from '../../../../src/domain/strategy';
import { longestWait } from '../../../../src/domain/job';
import { hour, iso, minute } from '../../../../src/domain/time';
import type { Services } from '../../kit/context/context';
import { because, inChinese, Refusal, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';
import { storeJob, type NewJob, type Storing } from '../bulk/create';
import type { RadioParams } from './radio';
import type { RuleParams } from './rule';
import { devicesOf, strategyColumns, type StoredStrategy } from './strategy';

/** Strategies that one round begins. */
const atOnce = 200;

/**
 * Begins what is due. What is begun and the next moment are written together: a server that is killed between begins it
 * again, and several servers never begin the same.
 */
export async function runStrategies({ db }: Pick<Services, 'db'>, now: number): Promise<void> {
  const due = await db.query<{ id: string }>(
    `SELECT id FROM strategy WHERE next_at <= $1 ORDER BY next_at, id LIMIT ${atOnce}`,
    [iso(now)],
  );
  for (const { id } of due) {
    while (await db.tx((sql) => step(sql, id, now)).catch(fullRow));
  }
  // What came on again, or was taken away, is no longer a strategy's.
  await db.query(
    `DELETE FROM strategy_radio r USING bulk_item i
     WHERE r.ended AND i.job_id = r.ended_by AND i.device_id = r.device_id AND i.state = 'success'`,
  );
  await db.query(
    `DELETE FROM strategy_rule r USING bulk_item i
     WHERE r.ended AND i.job_id = r.ended_by AND i.device_id = r.device_id AND i.state = 'success'`,
  );
}

/** An account has too many jobs under way: it is tried again in the next round, until it is too late. */
function fullRow(error: unknown): false {
  if (error instanceof Refusal) return false;
  throw error;
}

/** Does what one strategy has to do next, if it is time; true: there may be more. */
async function step(sql: Sql, id: string, now: number): Promise<boolean> {
  const [strategy] = await sql.query<StoredStrategy>(
    `SELECT ${strategyColumns} FROM strategy WHERE id = $1 AND next_at <= $2 FOR UPDATE SKIP LOCKED`,
    [id, iso(now)],
  );
  if (!strategy?.next_at || !strategy.next_edge) return false;
  const at = Date.parse(strategy.next_at);
  const until = strategy.next_edge === 'begin' ? (holding(strategy, at)?.to ?? at) : at;
  await begin(sql, strategy, { edge: strategy.next_edge, at, until }, now);
  const next = nextMoment(strategy, at);
  await sql.query('UPDATE strategy SET next_at = $2, next_edge = $3 WHERE id = $1', [
    id,
    next ? iso(next.at) : null,
    next?.edge ?? null,
  ]);
  return true;
}

interface Due {
  edge: StrategyEdge;
  at: number;
  until: number;
}

async function begin(sql: Sql, strategy: StoredStrategy, { edge, at, until }: Due, now: number): Promise<void> {
  if (edge === 'end') return bringBack(sql, strategy, at, now);
  const late = edge === 'run' ? at + restartTime : until;
  if (now >= late) return note(sql, strategy, edge, at, now, null, because('missedTime'));
  const devices = await devicesOf(sql, strategy);
  const wait = edge === 'run' ? at + strategy.wait_minutes * minute : until;
  const work: Pick<NewJob, 'kind' | 'params'> =
    edge === 'run' ? { kind: 'reboot', params: {} } : workFor(strategy, true, iso(until));
  await start(sql, strategy, edge, at, now, { ...work, devices, waitUntil: wait > now ? wait : null });
}

/** The work by which a strategy begins to hold, or ends. */
function workFor({ id, action }: StoredStrategy, begins: boolean, until: string): Pick<NewJob, 'kind' | 'params'> {
  return action === 'radio'
    ? { kind: 'radio', params: { strategy: id, on: !begins, until } satisfies RadioParams }
    : { kind: 'rule', params: { strategy: id, on: begins, until } satisfies RuleParams };
}

/** Switches on again what a strategy switched off until a moment, and takes its rules away. */
export async function bringBack(sql: Sql, strategy: StoredStrategy, at: number, now: number): Promise<void> {
  const devices = await sql.query<{ id: string; remark: string }>(
    `SELECT d.id, d.remark FROM device d WHERE d.account_id = $1 AND d.id IN (
       SELECT device_id FROM strategy_radio WHERE strategy_id = $2 AND until <= $3
       UNION SELECT device_id FROM strategy_rule WHERE strategy_id = $2 AND until <= $3
     ) ORDER BY d.id`,
    [strategy.account_id, strategy.id, iso(at)],
  );
  if (devices.length === 0) return;
  const work = workFor(strategy, false, iso(at));
  await start(sql, strategy, 'end', at, now, { ...work, devices, waitUntil: now + longestWait * hour });
}

const doing: Record<StrategyAction, Partial<Record<StrategyEdge, Said>>> = {
  reboot: { run: because('deedRestart') },
  radio: { begin: because('deedRadioOff'), end: because('deedRadioOn') },
  limit: { begin: because('deedLimit'), end: because('deedUnlimit') },
  block: { begin: because('deedBlock'), end: because('deedUnblock') },
  apps: { begin: because('deedBlockApps'), end: because('deedUnblock') },
  quota: { begin: because('deedQuota'), end: because('deedUnquota') },
};

async function start(
  sql: Sql,
  strategy: StoredStrategy,
  edge: StrategyEdge,
  at: number,
  now: number,
  job: Pick<NewJob, 'kind' | 'params' | 'devices' | 'waitUntil'>,
): Promise<void> {
  if (job.devices.length === 0) return note(sql, strategy, edge, at, now, null, because('noneFits'));
  const by: Storing = { caller: { accountId: strategy.account_id }, now: () => now, ip: '' };
  const id = await storeJob(sql, by, {
    ...job,
    requestId: `${strategy.id}:${edge}:${iso(at)}`,
    title: because('ofStrategy', { name: strategy.name, deed: doing[strategy.action][edge]! }),
    actor: '管控策略',
    startsAt: now,
  });
  await note(sql, strategy, edge, at, now, id);
}

/** Writes into the history what was begun, or why nothing was. */
async function note(
  sql: Sql,
  { id, account_id, name, action }: StoredStrategy,
  edge: StrategyEdge,
  at: number,
  now: number,
  job: string | null,
  reason: Said | null = null,
): Promise<void> {
  await sql.query(
    `INSERT INTO strategy_run (id, account_id, strategy_id, name, action, edge, planned_at, at, job_id, reason, reason_said)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [newId('run'), account_id, id, name, action, edge, iso(at), iso(now), job, reason ? inChinese(reason) : '', reason],
  );
}
