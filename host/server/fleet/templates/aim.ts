import { documentRows, layered, type ApTemplateRows } from '../../../../src/domain/ap-template';
import type { ConfigValue } from '../../../../src/domain/config';
import { iso } from '../../../../src/domain/time';
import { because, refuse } from '../../kit/refusal';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import type { Making } from '../config/apply';
import { configPlace, sealSecrets } from '../config/sealed';
import { compare } from './compare';
import { checkOverride, partOf } from './plan';
import { roll } from './roll';
import { openTemplate, templatesOf } from './template';

/** A template that a site carries, with fields that it has as its own. */
export interface SiteAim {
  template: string;
  fields: Readonly<Record<string, ConfigValue>>;
}

/**
 * Lets templates be for a gateway, with fields of its own, and brings them to the access points behind it. One that is for
 * all is so already; one for groups or access points stays for those.
 */
export async function aimAt(
  sql: Sql,
  making: Making,
  gwid: string,
  aims: readonly SiteAim[],
  by: string,
): Promise<void> {
  if (aims.length === 0) return;
  const { accountId } = making.caller;
  await lockAccount(sql, accountId);
  const ids = aims.map(({ template }) => template);
  const stored = await templatesOf(sql, accountId, ids);
  for (const { template: id, fields } of aims) {
    const found = stored.find((one) => one.id === id && !one.removed);
    if (!found) throw refuse('noTemplate');
    const template = openTemplate(making.vault, found);
    await sql.query(
      `UPDATE ap_template SET target_ids = array_append(target_ids, $3), updated_at = $4, rev = rev + 1
       WHERE account_id = $1 AND id = $2 AND target = 'gateway' AND NOT $3 = ANY(target_ids)`,
      [accountId, id, gwid, iso(making.now())],
    );
    const before = template.overrides.find((one) => one.level === 'gateway' && one.subject_id === gwid)?.rows ?? {};
    const own = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
    if (template.kind !== 'ssid' || Object.keys(own).length === 0) continue;
    const rows = partOf('ssid', { ...before, ssid: { ...before.ssid, ...typed(template.name, template.rows, own) } });
    checkOverride(template, rows);
    await sql.query(
      `INSERT INTO ap_template_override (template_id, account_id, level, subject_id, rows) VALUES ($1, $2, 'gateway', $3, $4)
       ON CONFLICT (template_id, level, subject_id) DO UPDATE SET rows = excluded.rows`,
      [id, accountId, gwid, sealSecrets(making.vault, configPlace(accountId), rows)],
    );
  }
  await bringTo(sql, making, gwid, ids, by);
}

/** Fields in the types that the document keeps them in. */
function typed(name: string, base: ApTemplateRows, fields: SiteAim['fields']): Record<string, ConfigValue> {
  const [row] = documentRows('ssid', name, layered(base, { ssid: fields })) ?? [];
  return Object.fromEntries(Object.keys(fields).map((field) => [field, row?.[field] ?? fields[field]!]));
}

/** Lets templates be for a gateway no more; what it had otherwise goes with that. */
export async function aimAway(sql: Sql, making: Making, gwid: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { accountId } = making.caller;
  await lockAccount(sql, accountId);
  await sql.query(
    `UPDATE ap_template SET target_ids = array_remove(target_ids, $3), updated_at = $4, rev = rev + 1
     WHERE account_id = $1 AND id = ANY($2::text[]) AND target = 'gateway' AND $3 = ANY(target_ids)`,
    [accountId, ids, gwid, iso(making.now())],
  );
  await sql.query(
    `DELETE FROM ap_template_override WHERE account_id = $1 AND template_id = ANY($2::text[]) AND level = 'gateway' AND subject_id = $3`,
    [accountId, ids, gwid],
  );
  await bringTo(sql, making, gwid, ids, '');
}

async function bringTo(sql: Sql, making: Making, gwid: string, ids: readonly string[], by: string): Promise<void> {
  const { accountId } = making.caller;
  const aps = await sql.query<{ id: string }>(
    `SELECT id FROM device WHERE account_id = $1 AND gateway_id = $2 AND kind = 'ap'`,
    [accountId, gwid],
  );
  if (aps.length === 0) return;
  const devices = aps.map(({ id }) => id);
  await compare(sql, making, accountId, making.now(), devices);
  const context = { caller: { accountId }, now: making.now, ip: '' };
  await roll(sql, context, {
    templates: ids,
    devices,
    title: by ? because('siteWireless', { name: by }) : because('sitesWireless'),
  });
}
