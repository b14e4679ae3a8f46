import { iso, minute } from '../../../../src/domain/time';
import type { Services } from '../../kit/context/context';
import { insertRows } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';
import { apsOf, type ApAtHand } from './fleet';
import { standing, templatesOf, type How, type StoredTemplate } from './template';
import { templatesFor } from './work';

/** Every access point is held against the templates anew after so long: it may have come below another group. */
const comparedEvery = 10 * minute;
/** Accounts of one round. */
const atOnce = 20;

/** How one access point stands to one template. */
export interface Standing extends How {
  template: StoredTemplate;
  ap: ApAtHand;
}

/** Holds access points, all or these, against templates; portion by portion. Radios have one template: the oldest. */
export async function* compared(
  sql: Sql,
  tools: Pick<Services, 'features' | 'vault'>,
  accountId: string,
  templates: readonly StoredTemplate[],
  ids: readonly string[] | null,
): AsyncGenerator<{ ids: string[]; standings: Standing[] }> {
  for await (const aps of apsOf(sql, tools, accountId, ids)) {
    const standings = aps.flatMap((ap) => {
      return templatesFor(templates, ap).flatMap((template) => {
        const how = standing(template, ap, ap.document);
        return how ? [{ template, ap, ...how }] : [];
      });
    });
    yield { ids: aps.map(({ id }) => id), standings };
  }
}

/** Compares access points, all or these, with the account's templates and writes down how they stand. */
export async function compare(
  sql: Sql,
  tools: Pick<Services, 'features' | 'vault'>,
  accountId: string,
  now: number,
  ids: readonly string[] | null = null,
): Promise<void> {
  const templates = await templatesOf(sql, accountId);
  if (templates.length === 0) return;
  const at = iso(now);
  for await (const { ids: these, standings } of compared(sql, tools, accountId, templates, ids)) {
    await sql.query(
      `DELETE FROM ap_template_state s WHERE s.account_id = $1 AND s.device_id = ANY($2::text[]) AND NOT EXISTS (
         SELECT 1 FROM unnest($3::text[], $4::text[]) AS r(template_id, device_id)
         WHERE r.template_id = s.template_id AND r.device_id = s.device_id
       )`,
      [accountId, these, standings.map(({ template }) => template.id), standings.map(({ ap }) => ap.id)],
    );
    await insertRows(
      sql,
      'ap_template_state',
      {
        template_id: 'text',
        account_id: 'text',
        device_id: 'text',
        state: 'text',
        diff: 'jsonb',
        private: 'boolean',
        remark: 'text',
        gateway_id: 'text',
        compared_at: 'timestamptz',
      },
      standings.map(({ template, ap, state, diff, private: hasPeople }) => ({
        template_id: template.id,
        account_id: accountId,
        device_id: ap.id,
        state,
        diff,
        private: hasPeople,
        remark: ap.remark,
        gateway_id: ap.gateway_id,
        compared_at: at,
      })),
      `ON CONFLICT (template_id, device_id) DO UPDATE SET state = excluded.state, diff = excluded.diff,
         private = excluded.private, remark = excluded.remark, gateway_id = excluded.gateway_id, compared_at = excluded.compared_at`,
    );
  }
  if (ids === null) {
    await sql.query(
      `DELETE FROM ap_template_state s WHERE s.account_id = $1
       AND NOT EXISTS (SELECT 1 FROM device d WHERE d.id = s.device_id AND d.account_id = $1)`,
      [accountId],
    );
    await sql.query('UPDATE ap_template SET compared_at = $2 WHERE account_id = $1', [accountId, at]);
  }
  await sql.query(
    `DELETE FROM ap_template t WHERE t.account_id = $1 AND t.removed
     AND NOT EXISTS (SELECT 1 FROM ap_template_state s WHERE s.template_id = t.id)`,
    [accountId],
  );
}

/** Compares where it was not done for a while. Several servers share the accounts. */
export async function compareDue(
  { db, ...tools }: Pick<Services, 'db' | 'features' | 'vault'>,
  now: number,
): Promise<void> {
  const due = await db.query<{ account_id: string }>(
    `SELECT account_id FROM ap_template GROUP BY account_id
     HAVING bool_or(compared_at IS NULL OR compared_at <= $1) ORDER BY min(compared_at) NULLS FIRST, account_id LIMIT ${atOnce}`,
    [iso(now - comparedEvery)],
  );
  for (const { account_id: accountId } of due) {
    await db.tx(async (sql) => {
      const [free] = await sql.query(
        `SELECT id FROM ap_template WHERE account_id = $1 ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [accountId],
      );
      if (free) await compare(sql, tools, accountId, now);
    });
  }
}

/** A device's document changed: how it stands is known at once. */
export async function compareOne(
  sql: Sql,
  tools: Pick<Services, 'features' | 'vault'>,
  id: string,
  now: number,
): Promise<void> {
  const [ap] = await sql.query<{ account_id: string }>(
    `SELECT d.account_id FROM device d WHERE d.id = $1 AND d.kind = 'ap'
     AND EXISTS (SELECT 1 FROM ap_template t WHERE t.account_id = d.account_id)`,
    [id],
  );
  if (ap) await compare(sql, tools, ap.account_id, now, [id]);
}
