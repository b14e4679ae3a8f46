import {
  documentRows,
  layered,
  overrideLevels,
  rowNeeds,
  rowOfNetwork,
  templateDiffs,
  templateSection,
  type ApTemplateKind,
  type ApTemplateRows,
  type ApTemplateState,
  type ApTemplateTarget,
  type OverrideLevel,
  type TemplateDiff,
} from '../../../../src/domain/ap-template';
import type { ConfigDocument, ConfigRow } from '../../../../src/domain/config';
import type { Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';
import { configPlace, openSecrets } from '../config/sealed';

/** What differs from a template at a group, a gateway or an access point. */
export interface Override {
  level: OverrideLevel;
  subject_id: string;
  rows: ApTemplateRows;
}

/** A template as it is kept, with what differs from it. */
export interface StoredTemplate {
  id: string;
  account_id: string;
  kind: ApTemplateKind;
  name: string;
  note: string;
  target: ApTemplateTarget;
  target_ids: string[];
  models: string[];
  rows: ApTemplateRows;
  rev: number;
  removed: boolean;
  overrides: Override[];
  /** Access points whose password for this network changes by a plan: what they hold is right. */
  planned: Pick<StoredTemplate, 'target' | 'target_ids'>[];
}

/** Plans by which passwords of its network change; of a table called `t`. */
const plannedSql = `coalesce((SELECT jsonb_agg(jsonb_build_object('target', p.target, 'target_ids', p.target_ids))
    FROM wifi_password_plan p WHERE p.account_id = t.account_id AND p.ssid = t.name AND t.kind = 'ssid'), '[]')`;

/** Columns of it, of a table called `t`. */
const templateColumns = `t.id, t.account_id, t.kind, t.name, t.note, t.target, t.target_ids, t.models, t.rows, t.rev, t.removed,
  coalesce((SELECT jsonb_agg(jsonb_build_object('level', o.level, 'subject_id', o.subject_id, 'rows', o.rows))
    FROM ap_template_override o WHERE o.template_id = t.id), '[]') AS overrides,
  ${plannedSql} AS planned`;

/** Templates of an account as they are stored, secrets sealed, oldest first: all, or those of these ids. */
export const templatesOf = (
  sql: Sql,
  accountId: string,
  ids: readonly string[] | null = null,
): Promise<StoredTemplate[]> =>
  sql.query<StoredTemplate>(
    `SELECT ${templateColumns} FROM ap_template t WHERE t.account_id = $1 AND ($2::text[] IS NULL OR t.id = ANY($2::text[]))
     ORDER BY t.created_at, t.id`,
    [accountId, ids],
  );

/** A template with its secrets as they are meant. */
export const openTemplate = (vault: Vault, template: StoredTemplate): StoredTemplate =>
  openSecrets(vault, configPlace(template.account_id), template);

/** Plans by which passwords of a template's network change that is not kept yet. */
export async function plannedOf(
  sql: Sql,
  { account_id, kind, name }: Pick<StoredTemplate, 'account_id' | 'kind' | 'name'>,
): Promise<StoredTemplate['planned']> {
  const [row] = await sql.query<Pick<StoredTemplate, 'planned'>>(
    `SELECT ${plannedSql} AS planned FROM (SELECT $1::text AS account_id, $2::text AS kind, $3::text AS name) t`,
    [account_id, kind, name],
  );
  return row!.planned;
}

/** An access point and what it stands below. */
export interface PlacedAp {
  id: string;
  model: string;
  gateway_id: string;
  /** Groups of its gateway, the topmost first. */
  groups: readonly string[];
  /** What its gateway says that it can do. */
  able: readonly string[];
}

/** Whether a template is for an access point. */
export function isFor({ target, target_ids, models, removed }: Aim, ap: PlacedAp): boolean {
  if (removed || (models.length > 0 && !models.includes(ap.model))) return false;
  if (target === 'group') return ap.groups.some((id) => target_ids.includes(id));
  return target === 'all' || target_ids.includes(target === 'gateway' ? ap.gateway_id : ap.id);
}
type Aim = Pick<StoredTemplate, 'target' | 'target_ids' | 'models' | 'removed'>;

/** What differs from a template for an access point: of its groups from the top down, of its gateway, of itself. */
function overridesFor({ overrides }: Pick<StoredTemplate, 'overrides'>, ap: PlacedAp): Override[] {
  const subjects: Record<OverrideLevel, readonly string[]> = {
    group: ap.groups,
    gateway: [ap.gateway_id],
    ap: [ap.id],
  };
  return overrideLevels.flatMap((level) =>
    subjects[level].flatMap((id) => overrides.find((one) => one.level === level && one.subject_id === id) ?? []),
  );
}

/** What a template says an access point's rows are to be, by its document's ids; `there` are those that it has. */
export function wantedRows(template: StoredTemplate, ap: PlacedAp, there: readonly ConfigRow[]): readonly ConfigRow[] {
  const { id, kind, name, rows, planned } = template;
  const whole = documentRows(kind, name, layered(rows, ...overridesFor(template, ap).map((one) => one.rows))) ?? [];
  if (kind !== 'ssid') return whole;
  const isPlanned = planned.some((plan) => isFor({ ...plan, models: [], removed: false }, ap));
  const found = isPlanned ? rowOfNetwork(there, id, name) : undefined;
  return whole.map((row) => ({ ...row, id, ...(found?.password && heldByPlan(found)) }));
}

/** What plans set of a network. */
const heldByPlan = ({ password, password_before = '', password_until = '' }: ConfigRow) => ({
  ...{ password: password!, password_before, password_until },
});

/** How an access point stands to a template, and whether people have private passwords there. */
export interface How {
  state: ApTemplateState;
  diff: TemplateDiff[];
  private: boolean;
}

/** How an access point stands to a template. Undefined: they have nothing to do with each other. */
export function standing(template: StoredTemplate, ap: PlacedAp, document: ConfigDocument): How | undefined {
  const { id, kind, name } = template;
  const there = document[templateSection(kind).key] ?? [];
  if (!isFor(template, ap)) {
    const left = kind === 'ssid' && there.some((row) => row.id === id);
    return left ? { state: 'left', diff: [], private: false } : undefined;
  }
  const wantedThere = wantedRows(template, ap, there);
  const isPrivate = wantedThere.some((row) => row.security === 'ppsk' && row.enabled === true);
  const beyond = wantedThere.flatMap((row) => (row.enabled === true ? beyondOf(kind, ap, row) : []));
  if (beyond.length > 0) return { state: 'unable', diff: beyond, private: false };
  const pairs = wantedThere.map((wanted) => ({
    wanted,
    found: kind === 'ssid' ? rowOfNetwork(there, id, name) : there.find((row) => row.id === wanted.id),
  }));
  // A network that is switched off for a place need not be written there.
  if (pairs.some(({ wanted, found }) => !found && wanted.enabled === true)) {
    return { state: 'missing', diff: [], private: isPrivate };
  }
  const diff = pairs
    .flatMap(({ wanted, found }) => (found ? templateDiffs(kind, wanted, found) : []))
    .map((one) => (kind === 'ssid' ? { ...one, row: 'ssid' } : one));
  return { state: diff.length > 0 ? 'differs' : 'same', diff, private: isPrivate };
}

/** Fields of a row that ask for more than the gateway can do. */
const beyondOf = (kind: ApTemplateKind, { able }: PlacedAp, row: ConfigRow): TemplateDiff[] =>
  rowNeeds(row)
    .filter(({ ability }) => !able.includes(ability))
    .map(({ field }) => ({ row: kind === 'ssid' ? 'ssid' : row.id, field, wanted: row[field]!, found: '' }));

/** Rows of the table of standings that a job can set right, as SQL over the state. */
export const differsSql = (state: string): string => `${state} IN ('differs', 'missing', 'left')`;
