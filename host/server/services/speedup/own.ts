import { speedupPlans, type SpeedupPlan } from '../../../../src/domain/speedup';
import type { Context } from '../../kit/context/context';
import { notFound, refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { soldTier } from '../catalogue/catalogue';
import { ableSql } from '../settings/known';
import { tierOn } from './document';

/** A group, as a change is made to it. */
export interface StoredGroup {
  id: string;
  version: number;
  gateway_id: string;
  name: string;
  line_id: string;
  mode: number;
  mbps: number;
  enabled: boolean;
  apps: string[];
  domains: string[];
}

/** Groups of an account, in a row so that two changes follow each other; 404 unless all of them are there. */
export async function ownGroups(sql: Sql, accountId: string, ids: readonly string[]): Promise<StoredGroup[]> {
  const rows = await sql.query<StoredGroup>(
    `SELECT id, version, gateway_id, name, line_id, mode, mbps, enabled, apps, domains FROM speedup_group
     WHERE account_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE`,
    [accountId, ids],
  );
  if (rows.length !== new Set(ids).size) throw notFound();
  return rows;
}

/** A gateway of the account, kept from changing; 404 for any other. */
export async function lockGateway(sql: Sql, accountId: string, gwid: string): Promise<void> {
  const [device] = await sql.query(
    `SELECT 1 FROM device WHERE account_id = $1 AND id = $2 AND kind = 'gateway' FOR UPDATE`,
    [accountId, gwid],
  );
  if (!device) throw refuse('noGateway');
}

/** Refuses what a gateway says itself that it cannot do; in mode 2 it must be able to choose lines as well. */
export async function mustSpeedUp(sql: Sql, gwid: string, mode: number): Promise<void> {
  const [unable] = await sql.query(
    `SELECT 1 FROM device d WHERE d.id = $1
       AND NOT (${ableSql('d', `'speedup'`)} AND ($2::smallint = 1 OR ${ableSql('d', `'speedup_policy'`)}))`,
    [gwid, mode],
  );
  if (unable) throw refuse('gatewayUnable');
}

/** A package with its key and name. */
export interface OwnPlan extends SpeedupPlan {
  tier: string;
  name: string;
}

/** What the package of a gateway gives; refused without one. The gateway is locked. */
export async function planOf(sql: Sql, { now }: Context, gwid: string): Promise<OwnPlan> {
  const tier = await tierOn(sql, gwid, now());
  const plan = speedupPlans[tier];
  if (!plan) throw refuse('serviceNotOnGateway');
  return { ...plan, tier, name: soldTier('overseas_speedup', tier)?.name ?? tier };
}
