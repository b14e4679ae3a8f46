import { personCommand } from '../../../../src/domain/wifi-person';
import { iso } from '../../../../src/domain/time';
import { settingChanged } from '../../fleet/delivery/settings';
import type { Db, Sql } from '../../kit/store/db';

/** Gateways told anew in one run. */
const atOnce = 200;

/** People left, by being removed, switched off or at their end: plans that heed it change the passwords that they knew. */
export const peopleLeft = (
  sql: Sql,
  now: number,
  left: readonly { account_id: string; name: string }[],
): Promise<unknown> =>
  left.length === 0
    ? Promise.resolve()
    : sql.query(
        `UPDATE wifi_password_plan p SET event_at = $1, event_note = left(
           CASE WHEN l.count > 1 THEN l.name || ' 等 ' || l.count || ' 人离开' ELSE l.name || ' 离开' END, 60)
         FROM (
           SELECT account_id, min(name) AS name, count(*) AS count FROM unnest($2::text[], $3::text[]) AS u(account_id, name)
           GROUP BY account_id
         ) l WHERE p.account_id = l.account_id AND p.enabled AND 'person_left' = ANY(p.events) AND p.event_at IS NULL`,
        [iso(now), left.map(({ account_id }) => account_id), left.map(({ name }) => name)],
      );

/** People of these templates are others than before: their gateways are told. */
export async function peopleChanged(sql: Sql, accountId: string, templates: readonly string[]): Promise<void> {
  await sql.query('UPDATE ap_template SET people_rev = people_rev + 1 WHERE account_id = $1 AND id = ANY($2::text[])', [
    accountId,
    templates,
  ]);
  await tellStale(sql, accountId);
}

/**
 * Ends people whose time is over, by the server's clock, and tells gateways whose people are others than what they were told:
 * also those that an access point came to, and those that can since an upgrade.
 */
export async function followPeople(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const over = await sql.query<{ account_id: string; template_id: string; name: string; enabled: boolean }>(
      `UPDATE wifi_person SET ended = true WHERE id IN (
         SELECT id FROM wifi_person WHERE NOT ended AND expires_at <= $1 ORDER BY expires_at LIMIT 5000 FOR UPDATE SKIP LOCKED
       ) RETURNING account_id, template_id, name, enabled`,
      [iso(now)],
    );
    await peopleLeft(
      sql,
      now,
      over.filter(({ enabled }) => enabled),
    );
    const templates = [...new Set(over.map(({ template_id }) => template_id))].sort();
    if (templates.length > 0) {
      await sql.query('UPDATE ap_template SET people_rev = people_rev + 1 WHERE id = ANY($1::text[])', [templates]);
    }
    await tellStale(sql, null);
  });
}

/** Gateways, of an account or of all, that were told something else than what holds. */
async function tellStale(sql: Sql, accountId: string | null): Promise<void> {
  const stale = await sql.query<{ gateway_id: string; account_id: string; told: string }>(
    `WITH meant AS (
       SELECT g.id AS gateway_id, s.account_id, string_agg(DISTINCT t.id || ' ' || t.people_rev, ',') AS told
       FROM ap_template_state s JOIN ap_template t ON t.id = s.template_id
       JOIN device d ON d.id = s.device_id AND d.account_id = s.account_id
       JOIN device g ON g.id = d.gateway_id AND g.account_id = s.account_id AND '${personCommand}' = ANY(g.capabilities)
       WHERE s.private AND ($1::text IS NULL OR s.account_id = $1) GROUP BY g.id, s.account_id
     ), known AS (
       SELECT k.gateway_id, g.account_id, k.told, k.account_id = g.account_id AS own FROM wifi_people_told k
       JOIN device g ON g.id = k.gateway_id AND g.account_id IS NOT NULL WHERE $1::text IS NULL OR k.account_id = $1
     )
     SELECT coalesce(m.gateway_id, k.gateway_id) AS gateway_id, coalesce(m.account_id, k.account_id) AS account_id,
       coalesce(m.told, '') AS told
     FROM meant m FULL JOIN known k ON k.gateway_id = m.gateway_id
     WHERE coalesce(m.told, '') <> coalesce(k.told, '') OR NOT coalesce(k.own, true)
     ORDER BY 1 LIMIT ${atOnce}`,
    [accountId],
  );
  for (const { gateway_id: gwid, account_id: owner, told } of stale) {
    await sql.query(
      `INSERT INTO wifi_people_told (gateway_id, account_id, told) VALUES ($1, $2, $3)
       ON CONFLICT (gateway_id) DO UPDATE SET account_id = excluded.account_id, told = excluded.told`,
      [gwid, owner, told],
    );
    await settingChanged(sql, { accountId: owner, gwid, kind: personCommand });
  }
}
