import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { CheckBrief, sdwanCheck, sdwanChecks } from '../../../../src/api/contract/sdwan-check';
import { examine, examKeys, examScore, limitsOf, sdwanPackages, type ExamItem } from '../../../../src/domain/sdwan';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import { json, type Db, type Sql } from '../../kit/store/db';
import { actorOf } from '../../account/logs/actor';
import { iso } from '../../../../src/domain/time';
import { readPage } from '../../kit/sql/page';
import { readExamFacts } from './exam-facts';
import { lockNetwork } from './write';
import { refuse } from '../../kit/refusal';

/** Runs that are kept of a network. */
const keptRuns = 30;

interface CheckRow extends Pick<CheckBrief, 'id' | 'state' | 'score' | 'actor' | 'started_at' | 'finished_at'> {
  network_id: string | null;
  network_name: string;
  items: ExamItem[];
}

const columns = 'c.id, c.network_id, c.network_name, c.state, c.items, c.score, c.actor, c.started_at, c.finished_at';

function toBrief(row: CheckRow): CheckBrief {
  const { id, network_id, network_name, state, score, actor, started_at, finished_at, items } = row;
  const findings = items.flatMap((item) => item.findings);
  return {
    id,
    network: network_id,
    network_name,
    state,
    made: items.length,
    of: examKeys.length,
    score,
    bad: findings.filter(({ level }) => level === 'bad').length,
    warnings: findings.filter(({ level }) => level === 'warning').length,
    actor,
    started_at,
    finished_at,
  };
}

/** Runs of the caller's networks. */
export async function checkPage(
  { db, caller }: Context,
  { network, ...paging }: ParsedOf<typeof sdwanChecks>,
): Promise<DataOf<typeof sdwanChecks>> {
  const { list, total } = await readPage<CheckRow>(
    db,
    {
      select: columns,
      from: 'FROM sdwan_check c WHERE c.account_id = $1 AND ($2::text IS NULL OR c.network_id = $2)',
      params: [caller.accountId, network ?? null],
      order: 'c.started_at DESC, c.id DESC',
    },
    paging,
  );
  return { list: list.map(toBrief), total };
}

/** One run of the caller with what it found, and the finished one of the same network before it. */
export async function readCheck({ db, caller }: Context, id: string): Promise<DataOf<typeof sdwanCheck>> {
  const [row] = await db.query<CheckRow>(`SELECT ${columns} FROM sdwan_check c WHERE c.account_id = $1 AND c.id = $2`, [
    caller.accountId,
    id,
  ]);
  if (!row) throw refuse('noCheck');
  const [previous] = await db.query<Pick<CheckRow, 'id' | 'score' | 'started_at' | 'items'>>(
    `SELECT id, score, started_at, items FROM sdwan_check
     WHERE account_id = $1 AND network_id = $2 AND state = 'done' AND started_at < $3
     ORDER BY started_at DESC, id DESC LIMIT 1`,
    [caller.accountId, row.network_id, row.started_at],
  );
  return { ...toBrief(row), items: row.items, previous: previous ?? null };
}

/** Begins a run, or gives the one that runs already. */
export async function startCheck(context: Context, id: string): Promise<{ id: string; joined: boolean }> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    // The network is held: of two who ask at once the second finds the run of the first.
    const network = await lockNetwork(sql, caller.accountId, id);
    const [paid] = await sql.query<{ tier: string; quantity: number }>(
      'SELECT tier, quantity FROM service_owned WHERE account_id = $1 AND id = $2',
      [caller.accountId, network.owned_id],
    );
    if (!paid || !limitsOf(paid.tier, paid.quantity)?.examined) throw refuse('checksNotInPackage');
    const [running] = await sql.query<{ id: string }>(
      `SELECT id FROM sdwan_check WHERE account_id = $1 AND network_id = $2 AND state = 'running'`,
      [caller.accountId, id],
    );
    if (running) return { id: running.id, joined: true };
    const check = newId('chk');
    await sql.query(
      `INSERT INTO sdwan_check (id, account_id, network_id, network_name, state, actor, started_at)
       VALUES ($1, $2, $3, $4, 'running', $5, $6)`,
      [check, caller.accountId, id, network.name, await actorOf(sql, context), iso(now())],
    );
    await sql.query(
      `DELETE FROM sdwan_check WHERE account_id = $1 AND network_id = $2 AND id NOT IN (
         SELECT id FROM sdwan_check WHERE network_id = $2 ORDER BY started_at DESC, id DESC LIMIT $3)`,
      [caller.accountId, id, keptRuns],
    );
    return { id: check, joined: false };
  });
}

/** Brings every run on by one check. Several servers may do it at once: each run is held by one of them at a time. */
export async function runChecks(db: Db, now: number): Promise<void> {
  const open = await db.query<{ id: string }>(`SELECT id FROM sdwan_check WHERE state = 'running' ORDER BY started_at`);
  for (const { id } of open) await db.tx((sql) => step(sql, id, now));
}

async function step(sql: Sql, id: string, now: number): Promise<void> {
  const [run] = await sql.query<{ account_id: string; network_id: string | null; items: ExamItem[] }>(
    `SELECT account_id, network_id, items FROM sdwan_check WHERE id = $1 AND state = 'running' FOR UPDATE SKIP LOCKED`,
    [id],
  );
  if (!run) return;
  const facts = run.network_id === null ? undefined : await readExamFacts(sql, run.account_id, run.network_id, now);
  if (!facts) {
    await sql.query(`UPDATE sdwan_check SET state = 'failed', finished_at = $2 WHERE id = $1`, [id, iso(now)]);
    return;
  }
  const items = [...run.items, examine(examKeys[run.items.length]!, facts)];
  const done = items.length === examKeys.length;
  await sql.query('UPDATE sdwan_check SET items = $2::jsonb, state = $3, score = $4, finished_at = $5 WHERE id = $1', [
    id,
    json(items),
    done ? 'done' : 'running',
    done ? examScore(items) : null,
    done ? iso(now) : null,
  ]);
}

/** Networks of the demonstration begin with one run, once their links have been measured. */
export const beginFirstChecks = (db: Db, now: number): Promise<unknown> =>
  db.query(
    `INSERT INTO sdwan_check (id, account_id, network_id, network_name, state, actor, started_at)
     SELECT 'chk_' || n.id, n.account_id, n.id, n.name, 'running', '演示', $1
     FROM sdwan_network n JOIN service_owned o ON o.id = n.owned_id
     -- Networks that were sown carry their own id as the one of the request.
     WHERE n.request_id = n.id AND o.tier = ANY($2::text[])
       AND EXISTS (SELECT 1 FROM sdwan_link_sample s WHERE s.network_id = n.id)
       AND NOT EXISTS (SELECT 1 FROM sdwan_check c WHERE c.network_id = n.id)
     ON CONFLICT DO NOTHING`,
    [iso(now), Object.entries(sdwanPackages).flatMap(([tier, { examined }]) => (examined ? [tier] : []))],
  );
