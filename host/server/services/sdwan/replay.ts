import type { DataOf } from '../../../../src/api/endpoint';
import type { Link } from '../../../../src/api/contract/sdwan';
import type { sdwanDay } from '../../../../src/api/contract/sdwan-replay';
import { latencyLimit, linksOf, type DrawnLink, type DrawnNode, type TopologyType } from '../../../../src/domain/sdwan';
import { day, iso, minute } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { degraded } from './links';

/** How long a cell of the day lasts, milliseconds. */
const cell = 15 * minute;

/** A link was cut at a sample that knows nothing of it. */
const cut = 's.latency IS NULL AND s.down IS NULL';

/** The links of a network of the caller as it is drawn now, each with the milliseconds that it should stay under. */
async function drawnLinks({ db, caller }: Context, id: string): Promise<(DrawnLink & { limit: number })[]> {
  const [network] = await db.query<{ topology: TopologyType; mesh: boolean }>(
    'SELECT topology, mesh FROM sdwan_network WHERE account_id = $1 AND id = $2',
    [caller.accountId, id],
  );
  if (!network) throw refuse('noNetwork');
  const nodes = await db.query<DrawnNode>(
    `SELECT gwid, role, pid, position, widthband, foreign_widthband, is_used, x, y FROM sdwan_member
     WHERE account_id = $1 AND network_id = $2`,
    [caller.accountId, id],
  );
  const side = new Map(nodes.map(({ gwid, position }) => [gwid, position]));
  return linksOf({ ...network, nodes }).map((link) => ({
    ...link,
    limit: latencyLimit(side.get(link.gwid) !== side.get(link.to)),
  }));
}

/** The last 24 hours of a network of the caller, the quarters of an hour that were measured. */
export async function networkDay(context: Context, id: string): Promise<DataOf<typeof sdwanDay>['cells']> {
  const links = await drawnLinks(context, id);
  return context.db.query<DataOf<typeof sdwanDay>['cells'][number]>(
    `SELECT at, count(*) AS links, count(*) FILTER (WHERE poor AND NOT cut) AS poor, count(*) FILTER (WHERE cut) AS down
     FROM (
       SELECT date_bin('15 minutes', s.at, 'epoch'::timestamptz) AS at, bool_or(${cut}) AS cut,
         count(*) FILTER (WHERE ${degraded('s', 's.relayed', 'p.most')}) > 1 AS poor
       FROM unnest($2::text[], $3::text[], $4::real[]) AS p(gwid, to_gwid, most)
         JOIN sdwan_link_sample s ON s.network_id = $1 AND s.gwid = p.gwid AND s.to_gwid = p.to_gwid AND s.at > $5
       GROUP BY 1, s.gwid, s.to_gwid
     ) c GROUP BY at ORDER BY at`,
    [
      id,
      links.map(({ gwid }) => gwid),
      links.map(({ to }) => to),
      links.map(({ limit }) => limit),
      iso(context.now() - day),
    ],
  );
}

/** The links of a network of the caller in one of them, each as it was at its worst. */
export async function networkMoment(context: Context, id: string, at: string): Promise<Link[]> {
  const links = await drawnLinks(context, id);
  const from = Date.parse(at);
  const rows = await context.db.query<
    Pick<Link, 'gwid' | 'latency' | 'loss' | 'down' | 'up'> & { to_gwid: string; cut: boolean; relayed: boolean }
  >(
    `SELECT DISTINCT ON (s.gwid, s.to_gwid) s.gwid, s.to_gwid, s.latency, s.loss, s.down, s.up, s.relayed, ${cut} AS cut
     FROM sdwan_link_sample s
     WHERE s.network_id = $1 AND s.gwid = ANY($2::text[]) AND s.at >= $3 AND s.at < $4
     ORDER BY s.gwid, s.to_gwid, cut DESC, s.relayed DESC, s.loss DESC NULLS LAST, s.latency DESC NULLS LAST`,
    [id, [...new Set(links.map(({ gwid }) => gwid))], iso(from), iso(from + cell)],
  );
  const known = new Map(rows.map((row) => [`${row.gwid} ${row.to_gwid}`, row]));
  return links.map(({ limit: _, ...link }) => {
    const row = known.get(`${link.gwid} ${link.to}`);
    if (!row) return { ...link, state: 'unknown', latency: null, loss: null, down: null, up: null };
    const { latency, loss, down, up } = row;
    return { ...link, state: row.cut ? 'unlinked' : row.relayed ? 'relay' : 'linked', latency, loss, down, up };
  });
}
