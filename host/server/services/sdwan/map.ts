import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { devicePlace, sdwanMap } from '../../../../src/api/contract/sdwan-map';
import { abroad, longestCity, type PlaceCode } from '../../../../src/domain/region';
import type { TopologyType } from '../../../../src/domain/sdwan';
import { maxLength, noSpecial, required } from '../../../../src/rules';
import { regionText } from '../../../../src/text/region.text';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { noteChange } from '../../account/logs/record-action';
import { readNetwork } from './read';
import { refuse } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

/** The network of a gateway of the caller on a map. */
export async function networkMap(
  context: Context,
  { gwid, type }: ParsedOf<typeof sdwanMap>,
): Promise<DataOf<typeof sdwanMap>> {
  const { db, caller } = context;
  const [gateway] = await db.query<{ id: string | null; topology: TopologyType | null }>(
    `SELECT n.id, n.topology FROM device d
       LEFT JOIN sdwan_member m ON m.gwid = d.id AND m.account_id = d.account_id
       LEFT JOIN sdwan_network n ON n.id = m.network_id AND n.account_id = d.account_id
     WHERE d.account_id = $1 AND d.id = $2 AND d.kind = 'gateway'`,
    [caller.accountId, gwid],
  );
  if (!gateway) throw refuse('noGateway');
  const networks = await db.query<DataOf<typeof sdwanMap>['networks'][number]>(
    `SELECT n.id, n.name, n.service, n.topology, m.gwid FROM sdwan_network n
       JOIN LATERAL (
         SELECT gwid FROM sdwan_member WHERE network_id = n.id
         ORDER BY array_position(ARRAY['main', 'bak', 'branch'], role), gwid LIMIT 1
       ) m ON true
     WHERE n.account_id = $1 ORDER BY n.created_at DESC, n.id DESC`,
    [caller.accountId],
  );
  const { id, topology } = gateway;
  if (id === null || topology !== Number(type)) return { topology, network: null, places: [], networks };
  const places = await db.query<DataOf<typeof sdwanMap>['places'][number]>(
    `SELECT m.gwid, d.region, d.city FROM sdwan_member m JOIN device d ON d.id = m.gwid
     WHERE m.account_id = $1 AND m.network_id = $2`,
    [caller.accountId, id],
  );
  return { topology, network: await readNetwork(context, id), places, networks };
}

/** Writes down where a gateway of the caller stands. */
export async function placeDevice(context: Context, input: ParsedOf<typeof devicePlace>): Promise<void> {
  await context.db.tx((sql) => placeIn(sql, context, input));
}

/** The same inside a transaction. */
export async function placeIn(sql: Sql, context: Context, input: ParsedOf<typeof devicePlace>): Promise<void> {
  const { caller } = context;
  const { gwid, region } = input;
  const city = region === null ? '' : input.city;
  validate({
    city: checks<string>('city', ...(region === abroad ? [required] : []), maxLength(longestCity), noSpecial)(city),
  });
  const [before] = await sql.query<{ region: PlaceCode | null; city: string }>(
    `SELECT region, city FROM device WHERE account_id = $1 AND id = $2 AND kind = 'gateway' FOR UPDATE`,
    [caller.accountId, gwid],
  );
  if (!before) throw refuse('noGateway');
  await sql.query('UPDATE device SET region = $3, city = $4 WHERE account_id = $1 AND id = $2', [
    caller.accountId,
    gwid,
    region,
    city,
  ]);
  noteChange(context, { 位置: [placeWords(before.region, before.city), placeWords(region, city)] });
}

const placeWords = (region: PlaceCode | null, city: string): string =>
  region === null ? '' : [regionText.regions[region], city].filter(Boolean).join(' ');
