import {
  type TvBox,
  type tvBoxes,
  type TvChannel,
  tvChannelSave,
  type TvGroup,
  type tvGroupDetail,
  type tvGroups,
} from '../../../../src/api/contract/tv';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { shownAddress } from '../../../../src/domain/shown-address';
import type { TvState } from '../../../../src/domain/tv';
import { hasScope, type Context } from '../../kit/context/context';
import { deliverySql } from '../../fleet/delivery/settings';
import { readPage } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';
import { refuse } from '../../kit/refusal';

/** How a box stands, over the box `b` and its gateway `g`: nobody knows of one whose gateway is away. */
export const boxStateSql = `CASE WHEN g.status = 'online' THEN b.state ELSE 'offline' END`;
/** Boxes `b` of the account `$1` with their gateways `g`. */
export const boxesSql = 'FROM tv_box b JOIN device g ON g.id = b.gateway_id AND g.account_id = b.account_id';

const columns = `b.id, b.name, b.room, b.serial, b.mac, b.ip, b.model, b.version, b.gateway_id AS gwid,
  g.remark AS gateway_remark, g.status = 'online' AS gateway_online, b.group_id, p.name AS group_name,
  ${boxStateSql} AS state, c.id AS channel_id, c.name AS channel_name, b.volume, b.error, b.last_seen,
  CASE WHEN b.group_id IS NULL THEN NULL ELSE ${deliverySql('d.rev')} END AS delivery,
  CASE WHEN b.group_id IS NOT NULL AND d.state = 'failed' THEN d.error ELSE '' END AS delivery_error,
  CASE WHEN b.group_id IS NOT NULL AND d.state = 'failed' THEN d.error_said END AS delivery_said,
  o.state AS order, coalesce(o.error, '') AS order_error, o.error_said AS order_said, b.simulated`;
/** What plays now is only known of a box that plays. */
const joined = `LEFT JOIN tv_group p ON p.id = b.group_id
  LEFT JOIN tv_channel c ON c.id = b.channel_id AND c.account_id = b.account_id
    AND g.status = 'online' AND b.state IN ('playing', 'paused', 'error')
  LEFT JOIN gateway_delivery d ON d.gateway_id = b.gateway_id AND d.kind = 'tv'
  LEFT JOIN command o ON o.id = b.command_id AND o.account_id = b.account_id`;

/** One page of boxes. */
export async function boxPage(
  { db, caller }: Context,
  { q, state, group, channel, gwid, ...paging }: ParsedOf<typeof tvBoxes>,
): Promise<DataOf<typeof tvBoxes>> {
  const params: unknown[] = [caller.accountId];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = ['b.account_id = $1'];
  if (group) where.push(group === 'none' ? 'b.group_id IS NULL' : `b.group_id = ${param(group)}`);
  if (channel) where.push(`b.channel_id = ${param(channel)} AND b.state = 'playing' AND g.status = 'online'`);
  if (gwid) where.push(`b.gateway_id = ${param(gwid)}`);
  if (q) where.push(`b.search LIKE ANY(${param(searchPatterns(q))}::text[])`);
  // Counted before the state narrows the list: the choice of states shows what is behind each.
  const counts = byState(
    await db.query<{ state: TvState; n: number }>(
      `SELECT ${boxStateSql} AS state, count(*) AS n ${boxesSql} WHERE ${where.join(' AND ')} GROUP BY 1`,
      params,
    ),
  );
  if (state) where.push(`${boxStateSql} = ${param(state)}`);
  const found = await readPage<TvBox>(
    db,
    {
      select: 'b.id',
      from: `${boxesSql} WHERE ${where.join(' AND ')}`,
      params,
      order: 'g.remark, b.gateway_id, b.name, b.id',
      whole: (ids) =>
        `SELECT ${columns} FROM (${ids}) x JOIN tv_box b ON b.id = x.id JOIN device g ON g.id = b.gateway_id ${joined}`,
      total: counts[state ?? 'all'],
    },
    paging,
  );
  return { ...found, counts };
}

function byState(rows: readonly { state: TvState; n: number }[]): DataOf<typeof tvBoxes>['counts'] {
  const of = (one: TvState) => rows.find((row) => row.state === one)?.n ?? 0;
  return {
    all: rows.reduce((sum, { n }) => sum + n, 0),
    playing: of('playing'),
    paused: of('paused'),
    idle: of('idle'),
    error: of('error'),
    offline: of('offline'),
  };
}

/** Columns of a group `p`, with what its boxes do. */
const groupColumns = `p.id, p.name, p.hours, p.start_channel, p.created_at,
  (SELECT count(*) FROM tv_channel c WHERE c.group_id = p.id) AS channels, coalesce(u.boxes, 0) AS boxes,
  coalesce(u.playing, 0) AS playing, coalesce(u.gateways, 0) AS gateways, coalesce(u.waiting, 0) AS waiting,
  coalesce(u.failed, 0) AS failed`;
const groupsSql = `FROM tv_group p LEFT JOIN LATERAL (
    SELECT count(*) AS boxes, count(*) FILTER (WHERE ${boxStateSql} = 'playing') AS playing,
      count(DISTINCT b.gateway_id) AS gateways,
      count(DISTINCT b.gateway_id) FILTER (WHERE ${deliverySql('d.rev')} IN ('pending', 'sent')) AS waiting,
      count(DISTINCT b.gateway_id) FILTER (WHERE ${deliverySql('d.rev')} = 'failed') AS failed
    ${boxesSql} LEFT JOIN gateway_delivery d ON d.gateway_id = b.gateway_id AND d.kind = 'tv'
    WHERE b.group_id = p.id AND b.account_id = p.account_id
  ) u ON true`;

/** All groups of the caller, and how it looks over all. */
export async function groupOverview({ db, caller }: Context): Promise<DataOf<typeof tvGroups>> {
  const { accountId } = caller;
  const list = await db.query<TvGroup>(
    `SELECT ${groupColumns} ${groupsSql} WHERE p.account_id = $1 ORDER BY p.name, p.id`,
    [accountId],
  );
  const top = await db.query<DataOf<typeof tvGroups>['top'][number]>(
    `SELECT c.id, c.name, p.name AS group_name, count(*) AS boxes ${boxesSql}
     JOIN tv_channel c ON c.id = b.channel_id AND c.account_id = b.account_id JOIN tv_group p ON p.id = c.group_id
     WHERE b.account_id = $1 AND ${boxStateSql} = 'playing' GROUP BY c.id, c.name, p.name
     ORDER BY count(*) DESC, c.name, c.id LIMIT 8`,
    [accountId],
  );
  const [none] = await db.query<{ n: number }>(
    `SELECT count(*) AS n ${boxesSql} WHERE b.account_id = $1 AND b.group_id IS NULL`,
    [accountId],
  );
  const counted = await db.query<{ state: TvState; n: number }>(
    `SELECT ${boxStateSql} AS state, count(*) AS n ${boxesSql} WHERE b.account_id = $1 GROUP BY 1`,
    [accountId],
  );
  return { list, total: list.length, counts: byState(counted), ungrouped: none!.n, top };
}

/** One group of the caller with its channels and gateways. */
export async function groupDetail({ db, caller }: Context, id: string): Promise<DataOf<typeof tvGroupDetail>> {
  const { accountId } = caller;
  const [group] = await db.query<TvGroup>(`SELECT ${groupColumns} ${groupsSql} WHERE p.account_id = $1 AND p.id = $2`, [
    accountId,
    id,
  ]);
  if (!group) throw refuse('noTvGroup');
  const channels = await db.query<TvChannel>(
    `SELECT c.id, c.name, c.letter, c.kind, c.address,
       (SELECT count(*) ${boxesSql} WHERE b.channel_id = c.id AND b.account_id = $1 AND ${boxStateSql} = 'playing') AS boxes
     FROM tv_channel c WHERE c.account_id = $1 AND c.group_id = $2 ORDER BY c.position, c.id`,
    [accountId, id],
  );
  // Who may not change them does not get the password that may stand in one.
  const list = hasScope(caller, tvChannelSave.scope)
    ? channels
    : channels.map((one) => ({ ...one, address: shownAddress(one.address) }));
  const gateways = await db.query<DataOf<typeof tvGroupDetail>['gateway_list'][number]>(
    `SELECT u.*, ${deliverySql('d.rev')} AS delivery, CASE WHEN d.state = 'failed' THEN d.error ELSE '' END AS error,
       CASE WHEN d.state = 'failed' THEN d.error_said END AS error_said
     FROM (
       SELECT g.id AS gwid, g.remark, g.status = 'online' AS online, count(*) AS boxes ${boxesSql}
       WHERE b.account_id = $1 AND b.group_id = $2 GROUP BY g.id, g.remark, g.status
     ) u LEFT JOIN gateway_delivery d ON d.gateway_id = u.gwid AND d.kind = 'tv' ORDER BY u.remark, u.gwid`,
    [accountId, id],
  );
  return { ...group, channel_list: list, gateway_list: gateways };
}
