import type { ConfigDocument } from '../../../../src/domain/config';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import type { Known } from '../config/device';
import { initialDocument } from '../config/initial';
import type { PlacedAp } from './template';

/** An access point with where it stands and what it shall run. */
export interface ApAtHand extends PlacedAp {
  remark: string;
  status: string;
  /** As it is stored, its secrets sealed. */
  document: ConfigDocument;
}

/** Access points that are read at once. */
const chunk = 1000;

/** Access points of an account, all or these, in portions: a large fleet's documents do not fit at once. */
export async function* apsOf(
  sql: Sql,
  tools: Pick<Services, 'features' | 'vault'>,
  accountId: string,
  ids: readonly string[] | null,
): AsyncGenerator<ApAtHand[]> {
  const groupsOf = await pathsOfGroups(sql, accountId);
  let after = '';
  for (;;) {
    const rows = await sql.query<
      Known & { model: string; able: string[]; group_id: string | null; document: ConfigDocument | null }
    >(
      `SELECT d.id, d.kind, d.gateway_id, d.remark, d.status, d.simulated, d.detail, coalesce(d.capabilities, '{}') AS capabilities, d.model, g.group_id,
         coalesce(g.capabilities, '{}') AS able, v.document
       FROM device d LEFT JOIN device g ON g.id = d.gateway_id AND g.account_id = d.account_id
       LEFT JOIN LATERAL (
         SELECT jsonb_build_object('ssids', v.document->'ssids', 'radio', v.document->'radio') AS document
         FROM config_version v WHERE v.device_id = d.id AND v.state IN ('pending', 'sent', 'done') ORDER BY v.version DESC LIMIT 1
       ) v ON true
       WHERE d.account_id = $1 AND d.kind = 'ap' AND d.id > $2 AND ($3::text[] IS NULL OR d.id = ANY($3::text[]))
       ORDER BY d.id LIMIT ${chunk}`,
      [accountId, after, ids],
    );
    const aps: ApAtHand[] = [];
    for (const { document, group_id, ...known } of rows) {
      aps.push({
        ...known,
        groups: group_id === null ? [] : (groupsOf.get(group_id) ?? []),
        document: document ?? (await initialDocument(sql, tools, known)),
      });
    }
    if (aps.length > 0) yield aps;
    if (rows.length < chunk) return;
    after = rows.at(-1)!.id;
  }
}

/** Each group's path, from the topmost down to itself. */
async function pathsOfGroups(sql: Sql, accountId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await sql.query<{ id: string; path: string[] }>(
    `WITH RECURSIVE tree AS (
       SELECT id, ARRAY[id] AS path FROM device_group WHERE account_id = $1 AND parent_id IS NULL
       UNION ALL SELECT g.id, t.path || g.id FROM device_group g JOIN tree t ON g.parent_id = t.id
     ) SELECT id, path FROM tree`,
    [accountId],
  );
  return new Map(rows.map(({ id, path }) => [id, path]));
}
