import type { WifiShare, wifiJoin, wifiShareCreate, wifiShares } from '../../../../src/api/contract/wifi';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { wifiLimits } from '../../../../src/domain/wifi';
import { maxLength, required } from '../../../../src/rules';
import { fingerprint, newId, newToken } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { day, iso } from '../../../../src/domain/time';
import { changeOf } from '../../account/logs/facts';
import { holdEmbedToken } from '../../account/embed/tokens';
import { noteChange } from '../../account/logs/record-action';
import { networksOf } from './networks';
import { because, invalid, refuse } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

/** Links that a list shows; those that ended longest ago are left out. */
const mostShown = 100;
/** Looks, and wrong keys, that one address has within ten minutes. A café's guests may all come from one address. */
const looks = { points: 300, wrong: 20, seconds: 600 } as const;

async function ownGateway(sql: Sql, accountId: string, gwid: string): Promise<void> {
  const [row] = await sql.query(`SELECT 1 FROM device WHERE account_id = $1 AND id = $2 AND kind = 'gateway'`, [
    accountId,
    gwid,
  ]);
  if (!row) throw refuse('noGateway');
}

/** Links of a gateway, and the networks that could be shared. */
export async function shareList({ db, caller, now, vault }: Context, gwid: string): Promise<DataOf<typeof wifiShares>> {
  await ownGateway(db, caller.accountId, gwid);
  const list = await db.query<WifiShare>(
    `SELECT id, name, ssids, created_at, expires_at, revoked_at, opens, opened_at FROM wifi_share
     WHERE account_id = $1 AND gateway_id = $2
     ORDER BY (revoked_at IS NULL AND expires_at > $3) DESC, created_at DESC, id LIMIT ${mostShown}`,
    [caller.accountId, gwid, iso(now())],
  );
  const networks = await networksOf(db, vault, caller.accountId, gwid);
  return { list, total: list.length, ssids: networks.map(({ network: _, ...one }) => one) };
}

/** Makes a link; its key cannot be read again. */
export async function createShare(
  context: Context,
  input: ParsedOf<typeof wifiShareCreate>,
): Promise<DataOf<typeof wifiShareCreate>> {
  const { gwid, name, days } = input;
  validate({ name: checks('subject', required, maxLength(wifiLimits.name))(name) });
  const ssids = [...new Set(input.ssids)];
  if (ssids.length === 0) throw invalid({ ssids: because('chooseSsids') });
  const { db, caller, now, vault } = context;
  const { accountId } = caller;
  const at = now();
  const [id, key, expires_at] = [newId('wfs'), newToken(), iso(at + days * day)];
  await db.tx(async (sql) => {
    await holdEmbedToken(sql, context);
    // One link of a gateway is made at a time, so that they stay few.
    const [gateway] = await sql.query<{ remark: string }>(
      `SELECT remark FROM device WHERE account_id = $1 AND id = $2 AND kind = 'gateway' FOR UPDATE`,
      [accountId, gwid],
    );
    if (!gateway) throw refuse('noGateway');
    const known = new Set(
      (await networksOf(sql, vault, accountId, gwid)).filter(({ network }) => network).map(({ ssid }) => ssid),
    );
    const missing = ssids.find((ssid) => !known.has(ssid));
    if (missing !== undefined) throw invalid({ ssids: because('ssidNotShared', { ssid: missing }) });
    const [living] = await sql.query<{ n: number }>(
      `SELECT count(*) AS n FROM wifi_share
       WHERE account_id = $1 AND gateway_id = $2 AND revoked_at IS NULL AND expires_at > $3`,
      [accountId, gwid, iso(at)],
    );
    if (living!.n >= wifiLimits.links) throw refuse('sharesMost', { most: wifiLimits.links });
    await sql.query(
      `INSERT INTO wifi_share (id, account_id, gateway_id, name, key_hash, ssids, created_at, expires_at, partner_id)
       VALUES ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9)`,
      [id, accountId, gwid, name, fingerprint(key), ssids, iso(at), expires_at, caller.partnerId ?? null],
    );
    noteChange(context, changeOf(undefined, { 标题: name, 无线网络: ssids.join('、'), 有效期: `${days} 天` }));
  });
  return { id, key, expires_at };
}

/** Ends a link. */
export async function revokeShare(context: Context, id: string): Promise<void> {
  const { db, caller, now } = context;
  const [gone] = await db.query<{ name: string; ssids: string[] }>(
    `UPDATE wifi_share SET revoked_at = $3 WHERE account_id = $1 AND id = $2 AND revoked_at IS NULL RETURNING name, ssids`,
    [caller.accountId, id, iso(now())],
  );
  if (!gone) throw refuse('noShare');
  noteChange(context, changeOf({ 标题: gone.name, 无线网络: gone.ssids.join('、') }, undefined));
}

/** Ends the links that a partner made: all, or those of one account. */
export const endShares = (sql: Sql, at: Date, partnerId: string, accountId?: string) =>
  sql.query(
    `UPDATE wifi_share SET revoked_at = $1
     WHERE partner_id = $2 AND ($3::text IS NULL OR account_id = $3) AND revoked_at IS NULL`,
    [at, partnerId, accountId ?? null],
  );

/** What a guest with the key needs; the same refusal whatever is wrong with it. */
export async function joinWifi(
  { db, limits, network, now, vault }: Context,
  { gwid, key }: ParsedOf<typeof wifiJoin>,
): Promise<DataOf<typeof wifiJoin>> {
  await limits.take(`wifi:ip:${network}`, looks.points, looks.seconds);
  const at = iso(now());
  const [share] = await db.query<{ name: string; ssids: string[]; account_id: string; expires_at: string }>(
    `UPDATE wifi_share s SET opens = s.opens + 1, opened_at = $3 FROM device g, account a
     WHERE s.key_hash = $2 AND s.gateway_id = $1 AND s.revoked_at IS NULL AND s.expires_at > $3
       AND g.id = s.gateway_id AND g.account_id = s.account_id AND a.id = s.account_id AND a.state = 'active'
     RETURNING s.name, s.ssids, s.account_id, s.expires_at`,
    [gwid, fingerprint(key), at],
  );
  if (!share) {
    await limits.take(`wifi:wrong:${network}`, looks.wrong, looks.seconds);
    throw refuse('shareEnded');
  }
  const networks = await networksOf(db, vault, share.account_id, gwid);
  const shared = share.ssids.flatMap((ssid) => networks.find((one) => one.ssid === ssid)?.network ?? []);
  return { name: share.name, networks: shared, expires_at: share.expires_at };
}
