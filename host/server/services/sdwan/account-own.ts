import { dialLimits as limits } from '../../../../src/domain/sdwan-account';
import { isDay } from '../../../../src/domain/calendar-day';
import { addDays, beijingDay, beijingMidnight, iso } from '../../../../src/domain/time';
import { dateTime } from '../../../../src/format';
import { maxLength, password, required } from '../../../../src/rules';
import type { Sql } from '../../kit/store/db';
import { mustBeGroup } from './groups';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import { checks } from '../../kit/validate';

/** What an account may do, as it is asked for. */
export interface Terms {
  department: string | null;
  gwid: string;
  down: number;
  up: number;
  sessions: number;
  until: string | null;
}

/** An account that a change is made to. */
export interface OwnDialer {
  id: string;
  username: string;
  name: string;
  department_id: string | null;
  gateway_id: string | null;
  enabled: boolean;
  down: number;
  up: number;
  sessions: number;
  expires_at: string | null;
  extended_by: string;
  rev: number;
}

/** Accounts of an owner, in a row so that two changes follow each other; 404 unless all of them are there. */
export async function ownDialers(sql: Sql, accountId: string, ids: readonly string[]): Promise<OwnDialer[]> {
  const rows = await sql.query<OwnDialer>(
    `SELECT id, username, name, department_id, gwid AS gateway_id, enabled, down, up, sessions, expires_at, extended_by, rev
     FROM sdwan_account WHERE account_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE`,
    [accountId, ids],
  );
  if (rows.length !== new Set(ids).size) throw refuse('noDialer');
  return rows;
}

export const checkDialerName = checks<string>('personName', maxLength(limits.name));
export const checkDialerPassword = checks<string>('password', required, password);

/** The moment at which a last day ends; null: never. */
export const endOf = (until: string | null): string | null =>
  until === null ? null : iso(beijingMidnight(addDays(until, 1)));

/** The last day of what ends at a moment, in China; null: it never ends. */
export const lastDayOf = (expiresAt: string | null): string | null =>
  expiresAt === null ? null : beijingDay(Date.parse(expiresAt) - 1);

/** What is wrong with a last day that is chosen now; an account that never ends has none. */
export function checkUntil(until: string | null, now: number): Said | undefined {
  if (until === null) return undefined;
  const today = beijingDay(now);
  return isDay(until) && until >= today && until <= addDays(today, limits.days)
    ? undefined
    : because('endRange', { days: limits.days });
}

/** When an account ends, in words. */
export const endWords = (expiresAt: string | number | null): string =>
  expiresAt === null ? '长期有效' : dateTime(expiresAt, 'Asia/Shanghai');

/** A speed both ways, in words. */
export const speedWords = ({ down, up }: Pick<Terms, 'down' | 'up'>): string =>
  `下行 ${down || '不限'}，上行 ${up || '不限'} Mbps`;

/**
 * Department and gateway of an account are the owner's, and the gateway is a member of a network. `kept`: the gateway
 * that the account has already may have left. Gives their names.
 */
export async function mustBeTerms(sql: Sql, accountId: string, terms: Terms, kept?: string | null) {
  const department = await mustBeGroup(sql, accountId, 'department', terms.department);
  const [gateway] = await sql.query<{ remark: string; member: boolean }>(
    `SELECT d.remark, EXISTS (SELECT 1 FROM sdwan_member m WHERE m.gwid = d.id AND m.account_id = $1) AS member
     FROM device d WHERE d.account_id = $1 AND d.id = $2 AND d.kind = 'gateway'`,
    [accountId, terms.gwid],
  );
  if (!gateway) throw refuse('noGateway');
  if (!gateway.member && terms.gwid !== kept) throw invalid({ gwid: because('gatewayAlone') });
  return { department, gateway: gateway.remark };
}
