import { diffDocuments, type ConfigDocument } from '../../../../src/domain/config';
import { fillFields, mergeSite } from '../../../../src/domain/site-template';
import { iso } from '../../../../src/domain/time';
import type { Making } from '../config/apply';
import type { Loaded } from '../config/known';
import { inChinese, Refusal, saidOf, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { aimAt, aimAway } from '../templates/aim';
import { joinNetwork } from './network';
import { wantedFor } from './plan';
import { blockOf, heldOf, plainValues, readModel, type StoredModel, type StoredSite } from './stored';

/** What a site is to be, and the configuration that brings it. */
export interface Bringing {
  site: StoredSite;
  model: StoredModel;
  wanted: ConfigDocument;
  document: ConfigDocument;
}

/** What a gateway that follows a model is to be set to. */
export async function bringing(sql: Sql, making: Making, site: StoredSite, loaded: Loaded): Promise<Bringing> {
  const model = await readModel(sql, making, site.template_id, site.version);
  // Under the name that it had when it was asked for.
  const named = { device: { ...loaded.device, remark: site.named } };
  const { wanted } = wantedFor(named, { model, values: plainValues(site.values), block: blockOf(site), before: site });
  return { site, model, wanted, document: mergeSite(loaded.document, wanted, site.held) };
}

/** Notes what was brought to a site, and gives its access points and its network what the model says; what failed. */
export async function brought(
  sql: Sql,
  making: Making,
  { site, model, wanted, document }: Bringing,
): Promise<Said | null> {
  const { accountId } = making.caller;
  const { device_id: gwid } = site;
  const { wireless, radio, sdwan } = model.model;
  const facts = { site: site.named, block: blockOf(site), values: plainValues(site.values) };
  const networks = wireless.map(({ template, fields }) => ({
    template,
    fields: fillFields(model.model, facts, fields),
  }));
  const aims = [...networks, ...(radio === null ? [] : [{ template: radio, fields: {} }])];
  const ids = aims.map(({ template }) => template);
  let fault: Said | null = null;
  try {
    await aimAway(
      sql,
      making,
      gwid,
      site.held_wireless.filter((id) => !ids.includes(id)),
    );
    await aimAt(sql, making, gwid, aims, model.name);
    if (sdwan) await joinNetwork(sql, making, sdwan, gwid, document);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    fault = saidOf(thrown);
  }
  await sql.query(
    `UPDATE site SET state = $3, error = $4, error_said = $5, held = $6, held_wireless = $7::text[], differences = 0, updated_at = $8
     WHERE account_id = $1 AND device_id = $2`,
    [
      ...[accountId, gwid, fault ? 'failed' : 'applied', fault ? inChinese(fault) : '', fault],
      ...[heldOf(wanted), ids, iso(making.now())],
    ],
  );
  return fault;
}

/** Notes that a site could not be brought to what its model says. */
export const notBrought = (sql: Sql, { caller, now }: Making, gwid: string, fault: Said) =>
  sql.query(
    `UPDATE site SET state = 'failed', error = $3, error_said = $4, updated_at = $5 WHERE account_id = $1 AND device_id = $2`,
    [caller.accountId, gwid, inChinese(fault), fault, iso(now())],
  );

/** How many rows of a document are otherwise than a site's model says. */
export const differencesOf = (document: ConfigDocument, wanted: ConfigDocument): number =>
  diffDocuments('gateway', document, mergeSite(document, wanted)).length;
