import { maxLength, mobile as mobileRule } from '../../../../src/rules';
import type { Sql } from '../../kit/store/db';
import { because, refuse } from '../../kit/refusal';
import { checks } from '../../kit/validate';

/** What is wrong with a subscriber's name and mobile number. */
export const checkPerson = (name: string, mobile: string) => ({
  name: checks<string>('personName', maxLength(64))(name),
  mobile: checks<string>('mobile', mobileRule)(mobile),
});
/** What is wrong with a subscriber's password. */
export const checkPassword = (password: string) =>
  /^[\x21-\x7e]{6,32}$/.test(password) ? undefined : because('subscriberPasswordUnfit');

/** A subscriber that a change is made to. */
export interface Own {
  id: string;
  gateway_id: string;
  username: string;
  name: string;
  mobile: string;
  plan_id: string;
  plan_name: string;
  enabled: boolean;
  expires_at: string;
  /** End of the plan that runs; null: nothing comes after it. */
  plan_until: string | null;
  traffic_left: number | null;
}

/**
 * Subscribers of an account, in a row so that two changes follow each other; 404 unless all of them are there. The plan
 * is read for each row and not joined: a row that another change just moved to a new plan would be looked for beside its
 * old plan once the lock is there, and be gone.
 */
export async function own(sql: Sql, accountId: string, ids: readonly string[]): Promise<Own[]> {
  const rows = await sql.query<Own>(
    `SELECT s.id, s.gateway_id, s.username, s.name, s.mobile, s.plan_id, s.enabled, s.expires_at, s.plan_until,
       s.traffic_left,
       coalesce((SELECT p.name FROM billing_plan p WHERE p.id = s.plan_id), '') AS plan_name
     FROM billing_subscriber s WHERE s.account_id = $1 AND s.id = ANY($2::text[]) ORDER BY s.id FOR UPDATE OF s`,
    [accountId, ids],
  );
  if (rows.length !== new Set(ids).size) throw refuse('noSubscriber');
  return rows;
}
