import {
  rowOfNetwork,
  templateFields,
  templateSection,
  type ApTemplateKind,
  type TemplateDiff,
} from '../../../../src/domain/ap-template';
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
    if (!ap) return skipped('不是 AP');
    const found = templatesFor(templates, ap)
      .filter(({ id }) => ids.includes(id))
      .flatMap((template) => patchesOf(template, ap, document));
    const refused = found.find((one): one is Outcome => 'state' in one);
    if (refused) return refused;
    return found.length > 0 ? (found as Patch[]) : skipped('已与模板一致');
  });
};

/** Templates that have a say in an access point: of those about radios only the oldest that is for it. */
export function templatesFor(templates: readonly StoredTemplate[], ap: PlacedAp): StoredTemplate[] {
  const own = templates.find((one) => one.kind === 'radio' && isFor(one, ap));
  return templates.filter((one) => one.kind !== 'radio' || one === own);
}

/** Names of the fields that a gateway cannot do. */
const beyondWords = (kind: ApTemplateKind, diff: readonly TemplateDiff[]): string => {
  const { fields } = templateSection(kind);
  const labels = diff.map(({ field, wanted }) =>
    field === 'security' && wanted === 'ppsk'
      ? '个人密码'
      : (fields.find(({ name }) => name === field)?.label ?? field),
  );
  return [...new Set(labels)].join('、');
};

function patchesOf(template: StoredTemplate, ap: PlacedAp, document: ConfigDocument): (Patch | Outcome)[] {
  const { id, kind, name } = template;
  const { key: section, most } = templateSection(kind);
  const how = standing(template, ap, document);
  if (!how || how.state === 'same') return [];
  if (how.state === 'unable') return [failed(`网关不支持${beyondWords(kind, how.diff)}`)];
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
  if (!before && there.length >= most) return [failed(`AP 已有 ${most} 个 SSID`)];
  // One of the same name that somebody set by hand becomes the template's.
  return [{ section, put: wanted, ...(before && before.id !== id && { drop: [before.id] }) }];
}
