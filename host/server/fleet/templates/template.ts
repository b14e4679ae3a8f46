import {
  documentRows,
  layered,
  overrideLevels,
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
}

/** Columns of it, of a table called `t`. */
const templateColumns = `t.id, t.account_id, t.kind, t.name, t.note, t.target, t.target_ids, t.models, t.rows, t.rev, t.removed,
  coalesce((SELECT jsonb_agg(jsonb_build_object('level', o.level, 'subject_id', o.subject_id, 'rows', o.rows))
    FROM ap_template_override o WHERE o.template_id = t.id), '[]') AS overrides`;

/** Templates of an account, oldest first: all, or those of these ids. */
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

/** An access point and what it stands below. */
export interface PlacedAp {
  id: string;
  model: string;
  gateway_id: string;
  /** Groups of its gateway, the topmost first. */
  groups: readonly string[];
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

/** What a template says an access point's rows are to be, by its document's ids. */
export function wantedRows(template: StoredTemplate, ap: PlacedAp): readonly ConfigRow[] {
  const { id, kind, name, rows } = template;
  const whole = documentRows(kind, name, layered(rows, ...overridesFor(template, ap).map((one) => one.rows))) ?? [];
  return kind === 'ssid' ? whole.map((row) => ({ ...row, id })) : whole;
}

/** How an access point stands to a template. Undefined: they have nothing to do with each other. */
export function standing(
  template: StoredTemplate,
  ap: PlacedAp,
  document: ConfigDocument,
): { state: ApTemplateState; diff: TemplateDiff[] } | undefined {
  const { id, kind, name } = template;
  const there = document[templateSection(kind).key] ?? [];
  if (!isFor(template, ap)) {
    return kind === 'ssid' && there.some((row) => row.id === id) ? { state: 'left', diff: [] } : undefined;
  }
  const pairs = wantedRows(template, ap).map((wanted) => ({
    wanted,
    found: kind === 'ssid' ? rowOfNetwork(there, id, name) : there.find((row) => row.id === wanted.id),
  }));
  // A network that is switched off for a place need not be written there.
  if (pairs.some(({ wanted, found }) => !found && wanted.enabled === true)) return { state: 'missing', diff: [] };
  const diff = pairs
    .flatMap(({ wanted, found }) => (found ? templateDiffs(kind, wanted, found) : []))
    .map((one) => (kind === 'ssid' ? { ...one, row: 'ssid' } : one));
  return { state: diff.length > 0 ? 'differs' : 'same', diff };
}
