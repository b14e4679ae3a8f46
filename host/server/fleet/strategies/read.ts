import type {
  strategies,
  Strategy,
  strategyAt,
  StrategyRun,
  strategyRuns,
  strategyWeek,
} from '../../../../src/api/contract/strategy';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { DeviceKind } from '../../../../src/domain/device';
import { dayInChina, daysBetween, holidayYears } from '../../../../src/domain/holiday';
import { canDo, conflictsOf, spansOf, type StrategyAction } from '../../../../src/domain/strategy';
import { expandVlans } from '../../../../src/rules';
import { addDays, beijingMidnight, day, dayStart, iso } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { notFound } from '../../kit/refusal';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { devicesOf, enabledStrategies, type StoredStrategy } from './strategy';

/** One page of strategies. */
export const strategyPage = (
  { db, caller }: Context,
  { q, action, ...paging }: ParsedOf<typeof strategies>,
): Promise<DataOf<typeof strategies>> =>
  readPage<Strategy>(
    db,
    {
      select: `s.id, s.name, s.action, s.kind, s.target, s.target_ids, s.repeat, s.days, s.skip_holidays, s.time,
        s.wait_minutes, s.limit_down, s.limit_up, s.vlans, s.domains,
        s.apps, s.quota_mb, s.quota_every, s.quota_share, s.quota_then, s.enabled, s.next_at, s.next_edge, s.created_at, CASE s.target WHEN 'tag' THEN s.target_ids ELSE ARRAY(
          SELECT g.name FROM device_group g WHERE g.account_id = s.account_id AND s.target = 'group' AND g.id = ANY(s.target_ids)
          UNION ALL SELECT d.remark FROM device d
          WHERE d.account_id = s.account_id AND s.target = 'device' AND d.id = ANY(s.target_ids) ORDER BY 1
        ) END AS target_names`,
      from: `FROM strategy s WHERE s.account_id = $1 AND ($2::text IS NULL OR lower(s.name) LIKE $2)
        AND ($3::text IS NULL OR s.action = $3)`,
      params: [caller.accountId, q ? likePattern(q) : null, action ?? null],
      order: 's.created_at DESC, s.id DESC',
    },
    paging,
  );

/** One page of what strategies did. */
export const runPage = (
  { db, caller }: Context,
  { strategy, ...paging }: ParsedOf<typeof strategyRuns>,
): Promise<DataOf<typeof strategyRuns>> =>
  readPage<StrategyRun>(
    db,
    {
      select: 'r.id',
      from: `FROM strategy_run r WHERE r.account_id = $1 AND ($2::text IS NULL OR r.strategy_id = $2)`,
      whole: (found) =>
        `SELECT r.id, r.strategy_id, r.name, r.action, r.edge, r.planned_at, r.at, r.job_id AS job, r.reason, r.reason_said,
           coalesce(j.total, 0) AS total, coalesce(j.success, 0) AS success, coalesce(j.failed, 0) AS failed,
           coalesce(j.skipped, 0) AS skipped
         FROM (${found}) f JOIN strategy_run r ON r.id = f.id LEFT JOIN bulk_job j ON j.id = r.job_id`,
      params: [caller.accountId, strategy ?? null],
      order: 'r.planned_at DESC, r.id DESC',
    },
    paging,
  );

/** Seven days of the enabled strategies. */
export async function readWeek({ db, caller }: Context, from: string): Promise<DataOf<typeof strategyWeek>> {
  const all = await enabledStrategies(db, caller.accountId);
  const [begin, end] = [beijingMidnight(from), beijingMidnight(from) + 7 * day];
  const members = new Map<StoredStrategy, Set<string>>();
  // Whom they are for is read for those alone whose times meet.
  const meeting = new Set(conflictsOf(all, begin, end, () => true).flatMap(({ first, second }) => [first, second]));
  for (const strategy of all.filter(({ id }) => meeting.has(id))) {
    members.set(strategy, new Set((await devicesOf(db, strategy)).map(({ id }) => id)));
  }
  const byId = new Map(all.map((strategy) => [strategy.id, strategy]));
  const shared = (first: string, second: string) => {
    const others = members.get(byId.get(second)!)!;
    return [...members.get(byId.get(first)!)!].filter((id) => others.has(id)).length;
  };
  return {
    years: holidayYears,
    days: daysBetween(from, addDays(from, 6)).map((date) => {
      const { working, holiday, madeUp } = dayInChina(date);
      return { date, working, holiday, made_up: madeUp };
    }),
    strategies: all.map(({ id, name, action, time }) => ({ id, name, action, time })),
    spans: all.flatMap((strategy) =>
      spansOf(strategy, begin, end).map((span) => ({
        id: strategy.id,
        from: iso(span.from),
        to: iso(span.to),
        skipped: span.skipped,
      })),
    ),
    conflicts: conflictsOf(
      all,
      begin,
      end,
      (first, second) => alike(byId.get(first.id)!, byId.get(second.id)!) && shared(first.id, second.id) > 0,
    ).map((conflict) => ({
      ...conflict,
      from: iso(conflict.from),
      to: iso(conflict.to),
      devices: shared(conflict.first, conflict.second),
      both: conflict.kind === 'blocks' ? bothBlock(byId.get(conflict.first)!, byId.get(conflict.second)!) : [],
    })),
  };
}

/** Whether two are for the same VLANs somewhere; for none named, all of them. Two that block something have to share that too. */
function alike(first: StoredStrategy, second: StoredStrategy): boolean {
  const [{ vlans: ours, action }, { vlans: theirs }] = [first, second];
  if (action === second.action && blocking[action] && bothBlock(first, second).length === 0) return false;
  const all = new Set(expandVlans(theirs));
  return !ours || !theirs || expandVlans(ours).some((vlan) => all.has(vlan));
}

/** Where that stands which an action blocks, one a line. */
const blocking: Readonly<Partial<Record<StrategyAction, 'domains' | 'apps'>>> = { block: 'domains', apps: 'apps' };

function bothBlock(first: StoredStrategy, second: StoredStrategy): string[] {
  const place = blocking[first.action];
  if (!place) return [];
  const theirs = new Set(second[place].split('\n'));
  return first[place].split('\n').filter((one) => theirs.has(one));
}

/** What the enabled strategies would do to one device at a moment, and on that day. */
export async function readAt(
  { db, caller }: Context,
  { id, at: moment }: ParsedOf<typeof strategyAt>,
): Promise<DataOf<typeof strategyAt>> {
  const [found] = await db.query<{ id: string; remark: string; kind: DeviceKind; simulated: boolean; able: string[] }>(
    `SELECT id, remark, kind, simulated, coalesce(capabilities, '{}') AS able FROM device WHERE account_id = $1 AND id = $2`,
    [caller.accountId, id],
  );
  if (!found) throw notFound();
  const { able, ...device } = found;
  const at = Date.parse(moment);
  const [begin, end] = [dayStart(at), dayStart(at) + day];
  const answer: DataOf<typeof strategyAt> = { subject: device, holding: [], moments: [] };
  for (const strategy of await enabledStrategies(db, caller.accountId)) {
    if ((await devicesOf(db, strategy, [id])).length === 0) continue;
    const { name, action } = strategy;
    for (const { from, to, skipped } of spansOf(strategy, begin, end)) {
      if (skipped) continue;
      if (from <= at && to > at) {
        answer.holding.push({ id: strategy.id, name, action, able: canDo(action, able), from: iso(from), to: iso(to) });
      }
      const edges =
        from === to
          ? ([['run', from]] as const)
          : ([
              ['begin', from],
              ['end', to],
            ] as const);
      for (const [edge, when] of edges) {
        if (when >= begin && when < end) answer.moments.push({ at: iso(when), id: strategy.id, name, action, edge });
      }
    }
  }
  answer.moments.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return answer;
}
