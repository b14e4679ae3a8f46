import { type IptvNode, type iptvNodes, iptvNodeSave } from '../../../../src/api/contract/iptv';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { iptvLimits, lossyFrom, toldHolds } from '../../../../src/domain/iptv';
import { addressProblem } from '../../../../src/domain/media-address';
import { shownAddress } from '../../../../src/domain/shown-address';
import { iso } from '../../../../src/domain/time';
import { maxLength, required } from '../../../../src/rules';
import { byNames, changeOf } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { hasScope, type Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { isDuplicate, type Sql } from '../../kit/store/db';
import { checks, validate } from '../../kit/validate';
import { tellAll } from '../settings/serving';

/** Gateways that are set to the node `n`, as a row of `service_setting`. */
const usedBy = `FROM service_setting s WHERE s.service = 'iptv' AND s.account_id = n.account_id
  AND (s.document->'iptv_main'->0->>'node' = n.id
    OR (s.document->'iptv_backup'->0->>'enabled' = 'true' AND s.document->'iptv_backup'->0->>'node' = n.id))`;

/** One page of the sources of television of an account. */
export async function nodePage(
  { db, caller, now }: Context,
  { q, state, ...paging }: ParsedOf<typeof iptvNodes>,
): Promise<DataOf<typeof iptvNodes>> {
  const page = await readPage<IptvNode>(
    db,
    {
      select: '*',
      from: `FROM (
        SELECT n.id, n.name, n.kind, n.address, n.place, n.created_at, t.loss,
          coalesce(t.viewers, 0) AS viewers, t.channels, t.at, coalesce(t.simulated, false) AS simulated,
          (SELECT count(*) ${usedBy}) AS gateways,
          CASE WHEN t.at IS NULL THEN 'unknown' WHEN NOT t.streaming THEN 'none'
            WHEN t.loss >= ${lossyFrom} THEN 'lossy' ELSE 'ok' END AS state
        FROM iptv_node n LEFT JOIN LATERAL (
          SELECT max(x.at) AS at, max(x.loss) AS loss, sum(x.viewers)::integer AS viewers, max(x.channels) AS channels,
            bool_or(x.streaming) AS streaming, bool_or(g.simulated) AS simulated
          FROM iptv_node_state x JOIN device g ON g.id = x.gateway_id AND g.account_id = n.account_id
          WHERE x.node_id = n.id AND x.at > $2
        ) t ON true
        WHERE n.account_id = $1
          AND ($3::text IS NULL OR lower(n.name || ' ' || n.place || ' ' || regexp_replace(n.address, '//[^/@]+@', '//')) LIKE $3)
      ) n WHERE $4::text IS NULL OR n.state = $4`,
      params: [caller.accountId, iso(now() - toldHolds), q ? likePattern(q) : null, state ?? null],
      order: 'n.created_at, n.id',
      whole: (found) =>
        `SELECT n.id, n.name, n.kind, n.address, n.place, n.state, n.loss, n.viewers, n.channels, n.gateways, n.at,
           n.simulated FROM (${found}) n`,
    },
    paging,
  );
  // Who may not change them does not get the password that may stand in one.
  if (hasScope(caller, iptvNodeSave.scope)) return page;
  return { ...page, list: page.list.map((one) => ({ ...one, address: shownAddress(one.address) })) };
}

type Facts = Pick<IptvNode, 'name' | 'kind' | 'address' | 'place'>;

const factsOf = ({ name, kind, address, place }: Facts) => ({
  名称: name,
  类型: kind === 'file' ? '网关上的文件' : '直播流',
  地址: shownAddress(address),
  位置: place,
});

/** Makes a source of television or changes it; its id. */
export async function saveNode(context: Context, input: ParsedOf<typeof iptvNodeSave>): Promise<string> {
  const { name, kind, address, place } = input;
  const { db, caller, now } = context;
  const { accountId } = caller;
  const problem = addressProblem(kind, address);
  const said = {
    scheme: 'addressScheme',
    address: 'addressUnfit',
    multicast: 'addressMulticast',
    file: 'filePathUnfit',
  } as const;
  validate({
    name: checks<string>('nodeName', required, maxLength(iptvLimits.name))(name),
    address: checks<string>('address', required)(address) ?? (problem && because(said[problem])),
    place: checks<string>('place', maxLength(iptvLimits.place))(place),
  });
  return db.tx(async (sql) => {
    await lockAccount(sql, accountId);
    const [before] = await sql.query<Facts>(
      'SELECT name, kind, address, place FROM iptv_node WHERE account_id = $1 AND id = $2',
      [accountId, input.id ?? ''],
    );
    if (input.id !== undefined && !before) throw refuse('noIptvNode');
    if (!before) await mustHaveRoom(sql, accountId);
    const id = input.id ?? newId('ipn');
    await sql
      .query(
        `INSERT INTO iptv_node (id, account_id, name, kind, address, place, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, kind = excluded.kind, address = excluded.address,
           place = excluded.place`,
        [id, accountId, name, kind, address, place, iso(now())],
      )
      .catch((error: unknown) => {
        throw isDuplicate(error) ? invalid({ name: because('iptvNodeTaken') }) : error;
      });
    if (before && (before.kind !== kind || before.address !== address)) {
      const used = await sql.query<{ gateway_id: string }>(
        `SELECT DISTINCT u.gateway_id FROM iptv_node n JOIN LATERAL (SELECT s.gateway_id ${usedBy}) u ON true
         WHERE n.account_id = $1 AND n.id = $2`,
        [accountId, id],
      );
      await tellAll(
        sql,
        accountId,
        'iptv',
        used.map(({ gateway_id }) => gateway_id),
      );
    }
    noteChange(context, changeOf(before && factsOf(before), factsOf(input)));
    return id;
  });
}

async function mustHaveRoom(sql: Sql, accountId: string): Promise<void> {
  const [has] = await sql.query<{ n: number }>('SELECT count(*) AS n FROM iptv_node WHERE account_id = $1', [
    accountId,
  ]);
  if (has!.n >= iptvLimits.nodes) throw refuse('iptvNodesMost', { most: iptvLimits.nodes });
}

/** Removes sources that no gateway is set to. */
export async function removeNodes(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const rows = await sql.query<Facts & { gateways: number }>(
      `SELECT n.name, n.kind, n.address, n.place, (SELECT count(*) ${usedBy}) AS gateways FROM iptv_node n
       WHERE n.account_id = $1 AND n.id = ANY($2::text[])`,
      [caller.accountId, ids],
    );
    if (rows.length !== new Set(ids).size) throw refuse('noIptvNode');
    const used = rows.find(({ gateways }) => gateways > 0);
    if (used) throw refuse('iptvNodeUsed', { name: used.name, most: used.gateways });
    await sql.query('DELETE FROM iptv_node WHERE account_id = $1 AND id = ANY($2::text[])', [caller.accountId, ids]);
    noteChange(context, byNames(rows.map((row) => [row.name, [shownAddress(row.address), '已删除'] as const])));
  });
}
