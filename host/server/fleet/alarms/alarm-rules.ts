import type { AlarmKind } from '../../../../src/domain/alarm-kinds';
import { defaultFlap, rulesOf, type AlarmRule, type FlapRule } from '../../../../src/domain/alarm-rule';
import type { Sql } from '../../kit/store/db';

type Rules = ReturnType<typeof rulesOf>;
type Stored = { account_id: string; kind: AlarmKind; enabled: boolean } & Record<
  'threshold' | 'clear' | 'hold',
  number | null
>;

/** Percent as they were typed: the store keeps four bytes. */
const exact = (value: number) => Math.round(value * 10) / 10;

/** The rules of accounts. */
export async function readRules(sql: Sql, accountIds: readonly string[]): Promise<(accountId: string) => Rules> {
  const rows = await sql.query<Stored>(
    'SELECT account_id, kind, enabled, threshold, clear, hold FROM alarm_rule WHERE account_id = ANY($1::text[])',
    [accountIds],
  );
  const own = new Map<string, Partial<Record<AlarmKind, AlarmRule>>>();
  for (const { account_id, kind, enabled, threshold, clear, hold } of rows) {
    const rule: AlarmRule = {
      enabled,
      ...(threshold !== null && { threshold: exact(threshold) }),
      ...(clear !== null && { clear: exact(clear) }),
      ...(hold !== null && { hold }),
    };
    own.set(account_id, { ...own.get(account_id), [kind]: rule });
  }
  const all = new Map([...own].map(([id, rules]) => [id, rulesOf(rules)]));
  const standard = rulesOf();
  return (accountId) => all.get(accountId) ?? standard;
}

/** Keeps a rule of an account. */
export async function writeRule(sql: Sql, accountId: string, kind: AlarmKind, rule: AlarmRule): Promise<void> {
  await sql.query(
    `INSERT INTO alarm_rule (account_id, kind, enabled, threshold, clear, hold) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (account_id, kind) DO UPDATE SET enabled = excluded.enabled, threshold = excluded.threshold,
       clear = excluded.clear, hold = excluded.hold`,
    [accountId, kind, rule.enabled, rule.threshold, rule.clear, rule.hold],
  );
}

/** The rules against flapping of accounts. */
export async function readFlaps(sql: Sql, accountIds: readonly string[]): Promise<(accountId: string) => FlapRule> {
  const rows = await sql.query<FlapRule & { account_id: string }>(
    'SELECT account_id, enabled, count, minutes, calm FROM alarm_flap WHERE account_id = ANY($1::text[])',
    [accountIds],
  );
  const own = new Map(rows.map(({ account_id, ...rule }) => [account_id, rule]));
  return (accountId) => own.get(accountId) ?? defaultFlap;
}

/** Keeps the rule against flapping of an account. */
export async function writeFlap(sql: Sql, accountId: string, rule: FlapRule): Promise<void> {
  await sql.query(
    `INSERT INTO alarm_flap (account_id, enabled, count, minutes, calm) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (account_id) DO UPDATE SET enabled = excluded.enabled, count = excluded.count,
       minutes = excluded.minutes, calm = excluded.calm`,
    [accountId, rule.enabled, rule.count, rule.minutes, rule.calm],
  );
}
