import type { Sql } from '../../kit/store/db';

/** What a gateway is told: which group each of its boxes plays, and the channels of these groups in their order. */
export async function tvDocument(sql: Sql, gwid: string): Promise<Record<string, string>> {
  const boxes = await sql.query<{ mac: string; name: string; group: string }>(
    `SELECT b.mac, b.name, b.group_id AS group FROM tv_box b JOIN device g ON g.id = b.gateway_id AND g.account_id = b.account_id
     WHERE b.gateway_id = $1 AND b.group_id IS NOT NULL ORDER BY b.mac`,
    [gwid],
  );
  const groups = await sql.query(
    `SELECT p.id, p.name, p.hours, p.start_channel AS start, (
       SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'kind', c.kind, 'address', c.address)
         ORDER BY c.position, c.id), '[]') FROM tv_channel c WHERE c.group_id = p.id
     ) AS channels FROM tv_group p WHERE p.id = ANY($1::text[]) ORDER BY p.id`,
    [[...new Set(boxes.map(({ group }) => group))]],
  );
  return { boxes: JSON.stringify(boxes), groups: JSON.stringify(groups) };
}
