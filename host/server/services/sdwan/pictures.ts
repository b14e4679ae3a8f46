import type { NetworkBrief } from '../../../../src/api/contract/sdwan';
import type { Sql } from '../../kit/store/db';

/** Members that a small picture has room for. */
const most = 24;

interface Row {
  network_id: string;
  gwid: string;
  role: NonNullable<NetworkBrief['picture']>[number]['role'];
  pid: string;
  online: boolean;
}

/**
 * Who hangs on whom in networks, as far as a small picture shows it: the centres, then those that are `away`, then others.
 */
export async function readPictures(sql: Sql, ids: readonly string[], away: readonly string[]) {
  const rows = await sql.query<Row>(
    `SELECT network_id, gwid, role, pid, online FROM (
       SELECT m.network_id, m.gwid, m.role, m.pid, m.gwid <> ALL($2::text[]) AS online,
         row_number() OVER (PARTITION BY m.network_id ORDER BY array_position(ARRAY['main', 'bak', 'branch'], m.role),
           m.level NULLS FIRST, m.gwid <> ALL($2::text[]), m.gwid) AS n
       FROM sdwan_member m WHERE m.network_id = ANY($1::text[]) AND m.is_used
     ) x WHERE n <= ${most} ORDER BY network_id, n`,
    [ids, away],
  );
  return new Map(
    ids.map((id) => {
      const mine = rows.filter(({ network_id }) => network_id === id);
      const at = new Map(mine.map(({ gwid }, place) => [gwid, place]));
      return [id, mine.map(({ role, pid, online }) => ({ role, up: at.get(pid) ?? -1, online }))];
    }),
  );
}
