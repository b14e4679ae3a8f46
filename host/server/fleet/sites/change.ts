import { countOverrides, fillModel, overridesOf } from '../../../../src/domain/site-template';
import { iso } from '../../../../src/domain/time';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { lockAccount } from '../../kit/sql/lock';
import { sameRequest } from '../bulk/create';
import { lockConfig } from '../config/known';
import { configPlace, sealSecrets } from '../config/sealed';
import { jobOf } from './apply';
import { blockOf, mustBeSite, plainValues, readModel } from './stored';

/** What a site has otherwise than its model becomes its own; how many rows that are. */
export async function keepSite(context: Context, gwid: string): Promise<number> {
  const { db, caller, now, vault } = context;
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const site = await mustBeSite(sql, context, gwid);
    const { model } = await readModel(sql, context, site.template_id, site.version);
    const { device, document } = await lockConfig(sql, context, gwid, iso(now()));
    const filled = fillModel(model, { site: site.named, block: blockOf(site), values: plainValues(site.values) });
    const overrides = overridesOf(document, filled);
    const count = countOverrides(overrides);
    if (count === countOverrides(site.overrides) && count === 0) throw refuse('siteUnchanged');
    await sql.query(
      'UPDATE site SET overrides = $3, differences = 0, updated_at = $4 WHERE account_id = $1 AND device_id = $2',
      [...[caller.accountId, gwid, sealSecrets(vault, configPlace(caller.accountId), overrides), iso(now())]],
    );
    noteChange(context, { [`${device.remark} 改写`]: [String(countOverrides(site.overrides)), String(count)] });
    return count;
  });
}

/** A site has nothing otherwise any more: its configuration goes as the model says. */
export async function restoreSite(context: Context, gwid: string, requestId: string): Promise<string> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    const before = await sameRequest(sql, context, requestId);
    if (before) return before;
    const site = await mustBeSite(sql, context, gwid);
    const { name } = await readModel(sql, context, site.template_id, site.version);
    const { device } = await lockConfig(sql, context, gwid, iso(now()));
    await sql.query(
      `UPDATE site SET overrides = '{}', state = 'waiting', error = '', error_said = NULL, updated_at = $3 WHERE account_id = $1 AND device_id = $2`,
      [caller.accountId, gwid, iso(now())],
    );
    noteChange(context, { [`${device.remark} 改写`]: [String(countOverrides(site.overrides)), '0'] });
    return jobOf(sql, context, [{ gwid, plan: { remark: device.remark } }], requestId, name);
  });
}

/** Gateways follow no model any more; how many of them did. */
export async function releaseSites(context: Context, gwids: readonly string[]): Promise<number> {
  const { db, caller } = context;
  const gone = await db.query<{ remark: string; name: string; block: string | null }>(
    `DELETE FROM site s USING device d, site_template t WHERE s.account_id = $1 AND s.device_id = ANY($2::text[])
       AND d.id = s.device_id AND t.id = s.template_id RETURNING d.remark, t.name, s.block`,
    [caller.accountId, gwids],
  );
  if (gone.length === 0) throw refuse('noSite');
  noteChange(
    context,
    Object.fromEntries(
      gone.slice(0, mostLogged).map(({ remark, name, block }) => [remark, [`${name} ${block ?? ''}`.trim(), '']]),
    ),
  );
  return gone.length;
}

/** Sites that a line of the log names one by one. */
const mostLogged = 20;
