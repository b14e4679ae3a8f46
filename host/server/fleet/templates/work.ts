import { rowOfNetwork, templateFields, templateSection } from '../../../../src/domain/ap-template';
import type { Word } from '../../../../src/api/refusal/words';
import type { ConfigDocument } from '../../../../src/domain/config';
import type { Patch } from '../config/apply';
import { configureEach } from '../bulk/act';
import { failed, skipped, type Outcome, type Work } from '../bulk/work';
import { apsOf } from './fleet';
import { isFor, openTemplate, standing, templatesOf, wantedRows, type PlacedAp, type StoredTemplate } from './template';

/** What a job that brings templates to access points was made with. */
export interface TemplateParams {
  templates: readonly string[];
}

/** Brings access points to what templates say by then; nothing else of them is touched. */
export const applyTemplates: Work['act'] = async (sql, job, items, now, tools) => {
  const { templates: ids } = job.params as unknown as TemplateParams;
  const stored = await templatesOf(sql, job.account_id);
  const templates = stored.map((template) => openTemplate(tools.vault, template));
  const placed = new Map<string, PlacedAp>();
  const devices = items.map(({ device_id: id }) => id);
  for await (const aps of apsOf(sql, tools, job.account_id, devices)) for (const ap of aps) placed.set(ap.id, ap);
  return configureEach(sql, job, items, now, tools, async ({ device, document }) => {
    const ap = placed.get(device.id);
    if (!ap) return skipped('isNoAp');
    const found = templatesFor(templates, ap)
      .filter(({ id }) => ids.includes(id))
      .flatMap((template) => patchesOf(template, ap, document));
    const refused = found.find((one): one is Outcome => 'state' in one);
    if (refused) return refused;
    return found.length > 0 ? (found as Patch[]) : skipped('asTemplate');
  });
};

/** Templates that have a say in an access point: of those about radios only the oldest that is for it. */
export function templatesFor(templates: readonly StoredTemplate[], ap: PlacedAp): StoredTemplate[] {
  const own = templates.find((one) => one.kind === 'radio' && isFor(one, ap));
  return templates.filter((one) => one.kind !== 'radio' || one === own);
}

/** What a gateway cannot do, by the field that asks for it. */
const beyond: Readonly<Record<string, Word>> = {
  security: 'privatePasswords',
  limit_down: 'downLimit',
  limit_up: 'upLimit',
  portal_name: 'portalPage',
  balance: 'balancing',
};

function patchesOf(template: StoredTemplate, ap: PlacedAp, document: ConfigDocument): (Patch | Outcome)[] {
  const { id, kind, name } = template;
  const { key: section, most } = templateSection(kind);
  const how = standing(template, ap, document);
  if (!how || how.state === 'same') return [];
  if (how.state === 'unable') return [failed('unableFields', { members: how.diff.map(({ field }) => beyond[field]!) })];
  if (how.state === 'left') return [{ section, drop: [id] }];
  const wanted = wantedRows(template, ap, document[section] ?? []);
  if (kind === 'radio') {
    return wanted.map((row) => ({
      section,
      rows: [row.id],
      fields: Object.fromEntries(templateFields(kind).map((field) => [field.name, row[field.name] ?? field.initial])),
    }));
  }
  const there = document[section] ?? [];
  const before = rowOfNetwork(there, id, name);
  if (!before && there.length >= most) return [failed('ssidsFull', { most })];
  // One of the same name that somebody set by hand becomes the template's.
  return [{ section, put: wanted, ...(before && before.id !== id && { drop: [before.id] }) }];
}
