import {
  limitsOf,
  type SecurityLimits,
  type SecurityService,
  type SecuritySettings,
} from '../../../../src/domain/security';
import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { notFound, refuse } from '../../kit/refusal';

/** A gateway of the account with the package that holds for it. */
export interface Secured {
  gwid: string;
  remark: string;
  /** Package that holds now. */
  tier: string | undefined;
  limits: SecurityLimits;
}

/** A gateway of the account and what a service may do there; 404 when it is not the account's. */
export async function secured(
  sql: Sql,
  accountId: string,
  service: SecurityService,
  gwid: string,
  now: number,
): Promise<Secured> {
  const [row] = await sql.query<{ gwid: string; remark: string; tier: string | null }>(
    `SELECT d.id AS gwid, d.remark, o.tier FROM device d
     LEFT JOIN service_owned o ON o.gateway_id = d.id AND o.account_id = d.account_id AND o.service = $3 AND o.expires_at > $4
     WHERE d.account_id = $1 AND d.id = $2 AND d.kind = 'gateway'`,
    [accountId, gwid, service, iso(now)],
  );
  if (!row) throw notFound();
  const tier = row.tier ?? undefined;
  return { gwid, remark: row.remark, tier, limits: limitsOf(service, tier) };
}

/** The same for changing it: refused without a package. */
export async function securedWithPackage(
  sql: Sql,
  accountId: string,
  service: SecurityService,
  gwid: string,
  now: number,
): Promise<Secured> {
  const found = await secured(sql, accountId, service, gwid, now);
  if (found.tier === undefined) throw refuse('needsPackage');
  return found;
}

/** What a gateway shall run, and how that stands. */
export interface Policy<S extends SecurityService = SecurityService> {
  settings: SecuritySettings[S];
  version: number;
  state: 'pending' | 'sent' | 'done' | 'failed';
}

/** Settings of a gateway; undefined: nobody has set any. With `lock` nobody else changes them until the transaction ends. */
export async function readPolicy<S extends SecurityService>(
  sql: Sql,
  gwid: string,
  service: S,
  lock = false,
): Promise<Policy<S> | undefined> {
  const [row] = await sql.query<Policy<S>>(
    `SELECT settings, version, state FROM guard_policy WHERE gateway_id = $1 AND service = $2 ${lock ? 'FOR UPDATE' : ''}`,
    [gwid, service],
  );
  return row;
}
