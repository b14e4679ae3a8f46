import type { apTemplateSave } from '../../../../src/api/contract/ap-template';
import type { ParsedOf } from '../../../../src/api/endpoint';
import {
  documentRows,
  layered,
  templateFields,
  templateRowIds,
  templateSection,
  type ApTemplateKind,
  type ApTemplateRows,
} from '../../../../src/domain/ap-template';
import {
  checkRows,
  hideSecrets,
  keepSecrets,
  printValue,
  wordedValue,
  type ConfigRow,
} from '../../../../src/domain/config';
import { maxLength, required, ssid, lengthBetweenChinese } from '../../../../src/rules';
import type { ToldFact, ToldFacts } from '../../account/logs/facts';
import { because, inChinese, invalid, refuse, type Said } from '../../kit/refusal';
import { broken, checks, validate } from '../../kit/validate';
import { fieldSaid, placeSaid, rowOf, sectionSaid, valueSaid } from '../config/said';
import type { StoredTemplate } from './template';

type Plan = Pick<ParsedOf<typeof apTemplateSave>, 'kind' | 'name' | 'note' | 'target' | 'target_ids' | 'rows'>;

/** Refuses what no template can be. Which VLANs there are differs from gateway to gateway: each device is asked. */
export function checkTemplate({ kind, name, note, target, target_ids, rows }: Plan): void {
  const named =
    kind === 'ssid'
      ? checks('name', required, ssid, lengthBetweenChinese(1, 32))
      : checks('name', required, maxLength(30));
  validate({ name: named(name), note: checks('note', maxLength(40))(note) });
  if (target !== 'all' && target_ids.length === 0) throw invalid({ target_ids: because('targetsNeeded') });
  mustKnow(kind, rows);
  checkFields(kind, name, rows);
}

/** Refuses what cannot lie over a template. */
export function checkOverride({ kind, name, rows: base }: StoredTemplate, rows: ApTemplateRows): void {
  mustKnow(kind, rows);
  checkFields(kind, name, layered(base, rows));
}

function mustKnow(kind: ApTemplateKind, rows: ApTemplateRows): void {
  const fields = new Set(templateFields(kind).map((field) => field.name));
  for (const [id, row] of Object.entries(rows)) {
    const strange = templateRowIds(kind).includes(id) ? Object.keys(row).find((name) => !fields.has(name)) : id;
    if (strange !== undefined) throw refuse('noSuchField', { field: strange });
  }
}

function checkFields(kind: ApTemplateKind, name: string, rows: ApTemplateRows): void {
  const section = templateSection(kind);
  const whole = documentRows(kind, name || '-', rows);
  if (!whole) throw refuse('sectionUnfit', { section: sectionSaid(section) });
  const wrong: Record<string, Said[]> = {};
  for (const { row, field, failure } of checkRows(section, whole, { document: {}, vlans: everyVlan })) {
    const found = section.fields.find(({ name: own }) => own === field)!;
    (wrong[`rows.${row}.${field}`] ??= []).push(broken(failure, fieldSaid(section.key, found)));
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

const everyVlan: ReadonlySet<number> = new Set(Array.from({ length: 4094 }, (_, i) => i + 1));

/** Rows with the secrets that were not typed again, from those before. */
export function keptRows(kind: ApTemplateKind, rows: ApTemplateRows, before: ApTemplateRows = {}): ApTemplateRows {
  const listed = keepSecrets(templateSection(kind), asList(rows), asList(before));
  return asRows(listed);
}

/** Only rows that say something. */
export const partOf = (kind: ApTemplateKind, rows: ApTemplateRows): ApTemplateRows =>
  Object.fromEntries(
    templateRowIds(kind).flatMap((id) => (rows[id] && Object.keys(rows[id]).length > 0 ? [[id, rows[id]]] : [])),
  );

/** Rows as they may be shown. */
export const shownRows = (kind: ApTemplateKind, rows: ApTemplateRows): ApTemplateRows => {
  const { key } = templateSection(kind);
  return asRows(hideSecrets('ap', { [key]: asList(rows) })[key] ?? []);
};

const asList = (rows: ApTemplateRows): ConfigRow[] => Object.entries(rows).map(([id, fields]) => ({ ...fields, id }));
const asRows = (list: readonly ConfigRow[]): ApTemplateRows =>
  Object.fromEntries(list.map(({ id, ...fields }) => [id, fields]));

/** A template in words, for the log of actions. */
export function factsOf({ kind, name, note, target, target_ids, rows }: Plan): ToldFacts {
  const section = templateSection(kind);
  const fields = (documentRows(kind, name || '-', rows) ?? []).flatMap((row) =>
    templateFields(kind).map((field): [string, ToldFact] => {
      const [own, text] = [fieldSaid(section.key, field), printValue(field, row)];
      return [
        kind === 'ssid' ? field.label : `${section.nameOf(row)} ${field.label}`,
        {
          text,
          name: kind === 'ssid' ? own : placeSaid(rowOf(section, row), own),
          said: valueSaid(field.name, wordedValue(field, row), text),
        },
      ];
    }),
  );
  const where = because('templateReaches', { count: target_ids.length, noun: reaches[target] });
  const whole = target === 'all' ? because('templateReachesAll') : where;
  return {
    名称: { text: name, name: because('wordOf', { label: 'name' }) },
    备注: { text: note, name: because('wordOf', { label: 'note' }) },
    范围: { text: inChinese(whole), name: because('templateScope'), said: whole },
    ...Object.fromEntries(fields),
  };
}

const reaches = { all: 'countedAps', group: 'countedGroups', gateway: 'countedGateways', ap: 'countedAps' } as const;
