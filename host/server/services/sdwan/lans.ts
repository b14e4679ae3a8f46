import { doubledSubnet, isWholeSubnet, sharedSubnet, type DrawnNode } from '../../../../src/domain/sdwan';
import { because, invalid, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { lanColumns, lansOf } from './read';

/**
 * Refuses local networks that somebody chose and that are no whole subnets, not the gateway's, or share addresses with
 * chosen ones of another member: in one network nobody could tell which of them is meant.
 */
export async function mustJoin(sql: Sql, accountId: string, nodes: readonly DrawnNode[]): Promise<void> {
  const chosen = nodes.flatMap(({ gwid, subnets }) => (subnets && subnets.length > 0 ? [{ gwid, subnets }] : []));
  if (chosen.length === 0) return;
  const rows = await sql.query<{ id: string; remark: string; addresses: string[]; prepared: string[]; set: string[] }>(
    `SELECT d.id, d.remark, ${lanColumns('d')}, ${setColumn} AS set FROM device d
     WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.id = ANY($2::text[])`,
    [accountId, chosen.map(({ gwid }) => gwid)],
  );
  const known = new Map(
    rows.map((row) => [
      row.id,
      { remark: row.remark, lans: lansOf({ ...row, prepared: [...row.prepared, ...row.set] }) },
    ]),
  );
  const wrong = chosen.flatMap(({ gwid, subnets }): [string, Said][] => {
    const part = subnets.find((one) => !isWholeSubnet(one));
    if (part !== undefined) return [[gwid, because('notFirstAddress', { subnet: part })]];
    const strange = subnets.find((one) => !known.get(gwid)?.lans.includes(one));
    if (strange !== undefined) return [[gwid, because('subnetStrange', { subnet: strange })]];
    const double = doubledSubnet(subnets);
    if (double) return [[gwid, because('subnetsOverlap', { one: double[0], other: double[1] })]];
    const other = chosen.find((one) => one.gwid !== gwid && sharedSubnet(subnets, one.subnets));
    return other ? [[gwid, because('subnetsOverlapWith', { other: known.get(other.gwid)?.remark ?? other.gwid })]] : [];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}

/** Segments that a gateway `d` is set to have: it tells of them once it has them. */
const setColumn = `coalesce(ARRAY(
    SELECT r.value->>'address' FROM (
      SELECT v.document FROM config_version v WHERE v.device_id = d.id AND v.state IN ('pending', 'sent', 'done')
      ORDER BY v.version DESC LIMIT 1
    ) t, jsonb_array_elements(coalesce(t.document->'vlan', '[]')) r WHERE r.value->>'address' LIKE '%/%'
  ), '{}')`;
