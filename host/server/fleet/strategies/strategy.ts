import type { DeviceKind } from '../../../../src/domain/device';
import {
  holding,
  nextMoment,
  type quotaEnds,
  type quotaShares,
  type quotaTimes,
  type StrategyAction,
  type StrategyEdge,
  type StrategyTarget,
  type StrategyTiming,
} from '../../../../src/domain/strategy';
import { mostInJob } from '../../../../src/domain/job';
import { iso } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';

/** A control strategy as it is kept. */
export interface StoredStrategy extends StrategyTiming {
  id: string;
  account_id: string;
  name: string;
  action: StrategyAction;
  kind: DeviceKind;
  target: StrategyTarget;
  target_ids: string[];
  days: number[];
  wait_minutes: number;
  /** What a rule says; nothing where the action is another one. */
  limit_down: number;
  limit_up: number;
  vlans: string;
  domains: string;
  apps: string;
  quota_mb: number;
  quota_every: (typeof quotaTimes)[number];
  quota_share: (typeof quotaShares)[number];
  quota_then: (typeof quotaEnds)[number];
  enabled: boolean;
  next_at: string | null;
  next_edge: StrategyEdge | null;
}

/** Columns of it. */
export const strategyColumns = `id, account_id, name, action, kind, target, target_ids, repeat, days, skip_holidays, time,
  wait_minutes, limit_down, limit_up, vlans, domains, enabled, next_at, next_edge,
  apps, quota_mb, quota_every, quota_share, quota_then`;

/** The enabled strategies of an account, oldest first. */
export const enabledStrategies = (sql: Sql, accountId: string): Promise<StoredStrategy[]> =>
  sql.query<StoredStrategy>(
    `SELECT ${strategyColumns} FROM strategy WHERE account_id = $1 AND enabled ORDER BY created_at, id`,
    [accountId],
  );

/** What a strategy that is enabled from now on has to do first: what it holds in already begins at once. */
export function firstMoment(timing: StrategyTiming, now: number): { at: string; edge: StrategyEdge } | undefined {
  if (holding(timing, now)) return { at: iso(now), edge: 'begin' };
  const next = nextMoment(timing, now);
  return next && { at: iso(next.at), edge: next.edge };
}

/** Whom a strategy is for. */
export type Aim = Pick<StoredStrategy, 'account_id' | 'kind' | 'target' | 'target_ids'>;

/** The devices that a strategy is for as they are now, or those of them that are asked about. */
export const devicesOf = (
  sql: Sql,
  { account_id, kind, target, target_ids }: Aim,
  only: readonly string[] | null = null,
): Promise<{ id: string; remark: string }[]> =>
  sql.query<{ id: string; remark: string }>(
    `WITH RECURSIVE tree AS (
       SELECT id FROM device_group WHERE account_id = $1 AND $3 = 'group' AND id = ANY($4::text[])
       UNION SELECT g.id FROM device_group g JOIN tree ON g.parent_id = tree.id
     ) SELECT d.id, d.remark FROM device d LEFT JOIN device g ON g.id = d.gateway_id AND g.account_id = d.account_id
     WHERE d.account_id = $1 AND d.kind = $2 AND ($5::text[] IS NULL OR d.id = ANY($5::text[])) AND CASE $3
       WHEN 'all' THEN true WHEN 'device' THEN d.id = ANY($4::text[]) WHEN 'tag' THEN d.tags && $4::text[]
       ELSE d.group_id IN (SELECT id FROM tree) OR g.group_id IN (SELECT id FROM tree) END
     ORDER BY d.id LIMIT ${mostInJob}`,
    [account_id, kind, target, target_ids, only],
  );
