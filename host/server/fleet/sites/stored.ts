import {
  keepSecrets,
  hideSecrets,
  sectionOf,
  type ConfigDocument,
  type ConfigValue,
} from '../../../../src/domain/config';
import {
  hasGap,
  readBlock,
  siteKeys,
  type Block,
  type SiteModel,
  type SiteOverrides,
} from '../../../../src/domain/site-template';
import type { Who } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';
import { configPlace, openSecrets, sealSecrets } from '../config/sealed';

/** A model with one of its versions. */
export interface StoredModel {
  id: string;
  name: string;
  /** The one that was read, and the newest. */
  version: number;
  newest: number;
  model: SiteModel;
}

/** A model as a version says, the newest unless told; 404 when it is not the account's. */
export async function readModel(sql: Sql, who: Who, id: string, version?: number): Promise<StoredModel> {
  const { accountId } = who.caller;
  const [row] = await sql.query<StoredModel>(
    `SELECT t.id, t.name, v.version, t.version AS newest, v.model FROM site_template t
     JOIN site_template_version v ON v.template_id = t.id AND v.version = coalesce($3, t.version)
     WHERE t.account_id = $1 AND t.id = $2`,
    [accountId, id, version ?? null],
  );
  if (!row) throw refuse('noSiteTemplate');
  return { ...row, model: openSecrets(who.vault, configPlace(accountId), row.model) };
}

/** The newest versions of the models of these names. */
export async function modelsByName(sql: Sql, who: Who, names: readonly string[]): Promise<Map<string, StoredModel>> {
  const rows = await sql.query<{ id: string; name: string }>(
    'SELECT id, name FROM site_template WHERE account_id = $1 AND name = ANY($2::text[])',
    [who.caller.accountId, names],
  );
  const found = new Map<string, StoredModel>();
  for (const { id, name } of rows) found.set(name, await readModel(sql, who, id));
  return found;
}

/** How values of variables are stored: a secret under a name that is sealed. */
export type StoredValues = Record<string, { text: string } | { password: string }>;

/** A gateway that follows a model, as it is stored. */
export interface StoredSite {
  device_id: string;
  template_id: string;
  version: number;
  named: string;
  values: StoredValues;
  overrides: SiteOverrides;
  pool_id: string | null;
  block: string | null;
  state: 'waiting' | 'applied' | 'failed';
  held: ConfigDocument;
  held_wireless: string[];
}

/** Columns of it. */
const siteColumns = `device_id, template_id, version, named, values, overrides, pool_id, block, state, held, held_wireless`;

/** Sites of an account among these gateways, by gateway; their secrets opened. */
export async function readSites(sql: Sql, who: Who, gwids: readonly string[]): Promise<Map<string, StoredSite>> {
  const { accountId } = who.caller;
  const rows = await sql.query<StoredSite>(
    `SELECT ${siteColumns} FROM site WHERE account_id = $1 AND device_id = ANY($2::text[])`,
    [accountId, gwids],
  );
  return new Map(rows.map((row) => [row.device_id, openSecrets(who.vault, configPlace(accountId), row)]));
}

/** A site that is there; 404 otherwise. */
export async function mustBeSite(sql: Sql, who: Who, gwid: string): Promise<StoredSite> {
  const site = (await readSites(sql, who, [gwid])).get(gwid);
  if (!site) throw refuse('noSite');
  return site;
}

/** Values as they are meant. */
export const plainValues = (values: StoredValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, one]) => [name, 'text' in one ? one.text : one.password]));

/** Values as they are stored: only those of the model's variables. */
export function storedValues(
  { variables }: SiteModel,
  values: Readonly<Record<string, string>>,
  vault: Vault,
  accountId: string,
): StoredValues {
  const stored = Object.fromEntries(
    variables.flatMap(({ name, kind }) => {
      const value = values[name];
      return value ? [[name, kind === 'secret' ? { password: value } : { text: value }] as const] : [];
    }),
  );
  return sealSecrets(vault, configPlace(accountId), stored);
}

/** What stands in place of a secret that is kept. */
const kept = '••••••••';

/** Values as they may be shown. */
export const shownValues = (values: StoredValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, one]) => [name, 'text' in one ? one.text : kept]));

/** Values with the secrets that were not typed again. */
export const keptValues = (
  given: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === kept ? (before[name] ?? '') : value]),
  );

type Fields = Readonly<Record<string, ConfigValue>>;
const isSecret = (name: string) =>
  sectionOf('ap', 'ssids')!.fields.some((field) => field.name === name && field.secret);

/** A model as it may be shown: secrets give way, names of variables do not. */
export function shownModel(model: SiteModel): SiteModel {
  const hidden = hideSecrets('gateway', model.sections);
  const sections = Object.fromEntries(
    Object.entries(hidden).map(([key, rows]) => [
      key,
      rows.map((row, at) => ({
        ...row,
        ...Object.fromEntries(Object.entries(model.sections[key]![at]!).filter(([, value]) => hasGap(value))),
      })),
    ]),
  );
  const fieldsOf = (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, isSecret(name) && value && !hasGap(value) ? kept : value]),
    );
  return { ...model, sections, wireless: model.wireless.map((one) => ({ ...one, fields: fieldsOf(one.fields) })) };
}

/** A model with the secrets that were not typed again; what a secret is at first is not kept in a model. */
export function keptModel(model: SiteModel, before: SiteModel | undefined): SiteModel {
  return {
    ...model,
    variables: model.variables.map((one) => (one.kind === 'secret' ? { ...one, initial: '' } : one)),
    sections: Object.fromEntries(
      Object.entries(model.sections).map(([key, rows]) => [
        key,
        keepSecrets(sectionOf('gateway', key)!, rows, before?.sections[key] ?? []),
      ]),
    ),
    wireless: model.wireless.map(({ template, fields }) => {
      const old = before?.wireless.find((one) => one.template === template)?.fields ?? {};
      return {
        template,
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, value === kept ? (old[name] ?? '') : value]),
        ),
      };
    }),
  };
}

/** The block of a site. */
export const blockOf = ({ block }: Pick<StoredSite, 'block'>): Block | null =>
  block === null ? null : (readBlock(block) ?? null);

/** Rows by what they are known by, for finding them again. */
export const heldOf = (document: ConfigDocument): ConfigDocument =>
  Object.fromEntries(
    Object.entries(document).map(([key, rows]) => [
      key,
      rows.map((row) => ({ id: row.id, [siteKeys[key]!]: row[siteKeys[key]!]! })),
    ]),
  );
