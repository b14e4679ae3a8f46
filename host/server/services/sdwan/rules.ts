import { isDeepStrictEqual } from 'node:util';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { sdwanRules, sdwanRulesSave } from '../../../../src/api/contract/sdwan-rule';
import {
  actionsOf,
  limitsOf,
  longestRuleName,
  neededOf,
  newRule,
  ruleChecks,
  ruleFields,
  type RuleKind,
  type SdwanRule,
} from '../../../../src/domain/sdwan';
import { maxLength, required } from '../../../../src/rules';
import { sdwanRuleText } from '../../../../src/text/sdwan-rule.text';
import type { Context } from '../../kit/context/context';
import { json, type Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { noteChange } from '../../account/logs/record-action';
import { tellMembers } from './tell';
import { lockNetwork } from './write';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import { checks } from '../../kit/validate';

/** Rules of one kind of a network of the caller. */
export async function readRules(
  { db, caller }: Context,
  { id, kind }: ParsedOf<typeof sdwanRules>,
): Promise<DataOf<typeof sdwanRules>> {
  const [network] = await db.query('SELECT 1 FROM sdwan_network WHERE account_id = $1 AND id = $2', [
    caller.accountId,
    id,
  ]);
  if (!network) throw refuse('noNetwork');
  const { rev, rules } = await stored(db, id, kind);
  return { rev, list: rules, total: rules.length };
}

async function stored(sql: Sql, id: string, kind: RuleKind): Promise<{ rev: number; rules: SdwanRule[] }> {
  const [row] = await sql.query<{ rev: number; rules: SdwanRule[] }>(
    'SELECT rev, rules FROM sdwan_rules WHERE network_id = $1 AND kind = $2',
    [id, kind],
  );
  return row ?? { rev: 0, rules: [] };
}

/** Replaces the rules of one kind; the number of the new list. Every member has it to take over. */
export async function saveRules(
  context: Context,
  { id, kind, rev, list }: ParsedOf<typeof sdwanRulesSave>,
): Promise<number> {
  const { db, caller } = context;
  const at = iso(context.now());
  return db.tx(async (sql) => {
    const network = await lockNetwork(sql, caller.accountId, id);
    const before = await stored(sql, id, kind);
    if (before.rev !== rev) throw refuse('rulesChanged');
    const after = list.map((rule) => onlyOwn(kind, rule));
    const fresh = after.filter((rule) => !before.rules.some((one) => isDeepStrictEqual(onlyOwn(kind, one), rule)));
    // Rules may go whatever is paid for, and so make room for a smaller package.
    if (fresh.length > 0) await mustPayFor(sql, caller.accountId, network.owned_id, kind, at);
    const members = await sql.query<{ gwid: string }>(
      'SELECT gwid FROM sdwan_member WHERE account_id = $1 AND network_id = $2',
      [caller.accountId, id],
    );
    mustBeValid(kind, after, new Set(fresh), new Set(members.map(({ gwid }) => gwid)));
    noteChange(context, { [sdwanRuleText.kinds[kind]]: [wordsOf(before.rules), wordsOf(after)] });
    await sql.query(
      `INSERT INTO sdwan_rules (network_id, kind, rev, rules, updated_at) VALUES ($1, $2, $3, $4::jsonb, $5)
       ON CONFLICT (network_id, kind) DO UPDATE SET rev = excluded.rev, rules = excluded.rules,
         updated_at = excluded.updated_at`,
      [id, kind, rev + 1, json(after), at],
    );
    await sql.query('UPDATE sdwan_network SET rev = rev + 1, updated_at = $2 WHERE id = $1', [id, at]);
    await tellMembers(sql, caller.accountId, id, context.now());
    return rev + 1;
  });
}

/** Refuses rules of a kind that no package pays for now. */
async function mustPayFor(
  sql: Sql,
  accountId: string,
  owned: string | null,
  kind: RuleKind,
  at: string,
): Promise<void> {
  const [paid] = await sql.query<{ tier: string; quantity: number }>(
    'SELECT tier, quantity FROM service_owned WHERE account_id = $1 AND id = $2 AND expires_at > $3',
    [accountId, owned, at],
  );
  if (!paid) throw refuse('packageOver');
  if (!limitsOf(paid.tier, paid.quantity)?.rules.includes(kind)) throw refuse('rulesNotInPackage');
}

/** A rule with the fields of its kind alone. */
function onlyOwn(kind: RuleKind, rule: SdwanRule): SdwanRule {
  const { id, name, enabled } = rule;
  const own = Object.fromEntries(ruleFields[kind].map((field) => [field, rule[field]]));
  return { ...newRule(kind, id), ...own, name, enabled };
}

/** What stays as it was is no fault of this change, such as a rule that names a gateway which was given back. */
function mustBeValid(
  kind: RuleKind,
  list: readonly SdwanRule[],
  fresh: ReadonlySet<SdwanRule>,
  members: ReadonlySet<string>,
): void {
  const wrong: Record<string, Said[]> = {};
  const ids = new Set<string>();
  for (const [i, rule] of list.entries()) {
    const said = fresh.has(rule) ? problemsOf(kind, rule, members) : [];
    if (ids.has(rule.id)) said.push(because('ruleTwice'));
    ids.add(rule.id);
    if (said.length > 0) wrong[`list.${i}`] = said;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

function problemsOf(kind: RuleKind, rule: SdwanRule, members: ReadonlySet<string>): Said[] {
  const typed = ruleFields[kind].map((field) => {
    const rules = [
      ...(neededOf(kind).includes(field) ? [required] : []),
      ...(ruleChecks[field] ? [ruleChecks[field]] : []),
    ];
    return checks<string>({ reason: 'ruleField', params: { kind, field } }, ...rules)(String(rule[field]));
  });
  const named = checks<string>(
    { reason: 'ruleField', params: { kind, field: 'name' } },
    required,
    maxLength(longestRuleName),
  )(rule.name);
  const said = [named, ...typed].filter((one) => one !== undefined);
  for (const gwid of [rule.from, rule.to]) if (gwid && !members.has(gwid)) said.push(because('ruleStranger'));
  if (!actionsOf(kind).includes(rule.action)) said.push(because('ruleAction'));
  return said;
}

/** The list in a line: names in their order, those that are off marked. */
const wordsOf = (list: readonly SdwanRule[]): string =>
  list
    .map(({ name, enabled, action }) => `${name}（${sdwanRuleText.actions[action]}${enabled ? '' : '，停用'}）`)
    .join(' → ');
