import type { ReportedAp } from '../../../../src/api/contract/reported-ap';
import { iso, minute } from '../../../../src/domain/time';
import { mac as macRule, normalMac } from '../../../../src/rules';
import type { KnownDevice } from '../../kit/context/context';
import { newId } from '../../kit/secrets';
import { insertRows, type Columns } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';
import { hoursKept, writeApSamples } from '../devices/ap-samples';

/** Milliseconds between two samples of an access point; reports come more often. */
const sampleEvery = 2 * minute;

/**
 * Access points of one gateway: as many as a report may name. Any more are made up. One that is gone for so long that nothing
 * of its past is kept takes no room: a site may have exchanged all of them by then.
 */
const mostAps = 512;

/** An access point of a report with its id and address as they are stored. */
interface Told {
  id: string;
  mac: string;
  ap: ReportedAp;
}

/**
 * Writes the access points that a gateway tells of: who they are, how they are, what they hear. Gives their ids by their
 * MAC. Whether one that is not told any more is lost, its silence decides.
 */
export async function takeAps(
  sql: Sql,
  gateway: KnownDevice & { simulated: boolean },
  reported: readonly ReportedAp[],
  now: number,
): Promise<Map<string, string>> {
  const told = new Map<string, ReportedAp>();
  for (const ap of reported) {
    if (ap.mac && !macRule(ap.mac)) told.set(normalMac(ap.mac).toUpperCase(), ap);
  }
  if (told.size === 0) return new Map();
  const all = await writeKnown(sql, gateway, told, now);
  await writeLive(sql, gateway, all, now);
  const at = Math.floor(now / sampleEvery) * sampleEvery;
  await writeApSamples(sql, at, all.map(sampleOf));
  await writeScans(sql, all, now);
  return new Map(all.map(({ id, mac }) => [mac, id]));
}

/** Writes who they are. Gives those that are the account's and stand behind this gateway, with the ids by which they are known. */
async function writeKnown(
  sql: Sql,
  gateway: KnownDevice & { simulated: boolean },
  told: ReadonlyMap<string, ReportedAp>,
  now: number,
): Promise<Told[]> {
  const behind = await apsBehind(sql, gateway, now);
  const idOf = new Map<string, string>();
  for (const { id, mac } of behind) {
    if (!idOf.has(mac) || id === usualId(gateway, mac)) idOf.set(mac, id);
  }
  const room = Math.max(0, mostAps - behind.filter(({ gone }) => !gone).length);
  const came = [...told.keys()].filter((mac) => !idOf.has(mac)).slice(0, room);
  for (const [mac, id] of await idsFor(sql, gateway, came)) idOf.set(mac, id);
  const all = [...told].flatMap(([mac, ap]) => {
    const id = idOf.get(mac);
    return id === undefined ? [] : [{ id, mac, ap }];
  });
  await writeFacts(sql, gateway, all, now);
  if (came.length === 0) return all;
  // Whoever takes a gateway back may have been faster with an id.
  const own = new Set((await apsBehind(sql, gateway, now)).map(({ id }) => id));
  return all.filter(({ id }) => own.has(id));
}

/** The access points of the account behind a gateway, the oldest first. They keep their ids when it takes another one's place. */
const apsBehind = (sql: Sql, { gwid, accountId }: KnownDevice, now: number): Promise<KnownAp[]> =>
  sql.query<KnownAp>(
    `SELECT id, upper(mac) AS mac, status = 'offline' AND status_since < $3 AS gone FROM device
     WHERE account_id = $1 AND gateway_id = $2 AND kind = 'ap' ORDER BY bound_at, id`,
    [accountId, gwid, iso(now - hoursKept)],
  );

interface KnownAp {
  id: string;
  mac: string;
  /** Silent for longer than its past is kept. */
  gone: boolean;
}

const usualId = ({ gwid }: KnownDevice, mac: string): string => `ap_${gwid}_${mac.replaceAll(':', '').toLowerCase()}`;

/**
 * Ids of access points that come to a gateway, by their MAC. One that went from it to another place took its id along, which
 * may be another account's by now: who comes after it gets one of its own.
 */
async function idsFor(sql: Sql, gateway: KnownDevice, macs: readonly string[]): Promise<(readonly [string, string])[]> {
  if (macs.length === 0) return [];
  const usual = macs.map((mac) => usualId(gateway, mac));
  const rows = await sql.query<{ id: string }>('SELECT id FROM device WHERE id = ANY($1::text[])', [usual]);
  const taken = new Set(rows.map(({ id }) => id));
  return macs.map((mac, i) => [mac, taken.has(usual[i]!) ? newId('ap') : usual[i]!]);
}

const radioOf = ({ ap }: Told, band: '2.4G' | '5G') => ap.radios?.find((one) => one.band === band);

const sampleOf = (told: Told) => {
  const [two, five] = [radioOf(told, '2.4G'), radioOf(told, '5G')];
  return {
    device_id: told.id,
    down: told.ap.down ?? null,
    up: told.ap.up ?? null,
    clients_2g: two?.clients ?? null,
    clients_5g: five?.clients ?? null,
    busy_2g: two?.busy ?? null,
    busy_5g: five?.busy ?? null,
  };
};

const factColumns: Columns = {
  id: 'text',
  account_id: 'text',
  kind: 'text',
  gateway_id: 'text',
  remark: 'text',
  status_since: 'timestamptz',
  model: 'text',
  firmware: 'text',
  serial: 'text',
  mac: 'text',
  ip: 'text',
  detail: 'jsonb',
  simulated: 'boolean',
  bound_at: 'timestamptz',
};

/** Names are people's: one that is known keeps its own. What rarely changes is only written when it did. */
const writeFacts = (
  sql: Sql,
  { gwid, accountId, simulated }: KnownDevice & { simulated: boolean },
  told: readonly Told[],
  now: number,
): Promise<void> =>
  insertRows(
    sql,
    'device',
    factColumns,
    told.map((one) => ({
      ...{ id: one.id, account_id: accountId, kind: 'ap', gateway_id: gwid, mac: one.mac, simulated },
      remark: one.ap.name || `AP ${one.mac.slice(-5)}`,
      status_since: iso(now),
      model: one.ap.model ?? '',
      firmware: one.ap.firmware ?? '',
      serial: one.ap.serial ?? '',
      ip: one.ap.ip ?? '',
      detail: detailOf(one),
      bound_at: iso(now),
    })),
    `ON CONFLICT (id) DO UPDATE SET model = coalesce(nullif(excluded.model, ''), device.model),
       firmware = coalesce(nullif(excluded.firmware, ''), device.firmware),
       serial = coalesce(nullif(excluded.serial, ''), device.serial), ip = coalesce(nullif(excluded.ip, ''), device.ip),
       detail = device.detail || excluded.detail
     WHERE device.account_id = excluded.account_id AND device.gateway_id = excluded.gateway_id AND NOT (
       excluded.model IN ('', device.model) AND excluded.firmware IN ('', device.firmware)
       AND excluded.serial IN ('', device.serial) AND excluded.ip IN ('', device.ip) AND device.detail @> excluded.detail)`,
  );

/** What lists show of its radios and networks; what it does not tell stays as it was. */
function detailOf(told: Told): object {
  const radios = (['2g', '5g'] as const).flatMap((band) => {
    const radio = radioOf(told, band === '2g' ? '2.4G' : '5G');
    const { channel = null, power = null } = radio ?? {};
    return radio ? [[`channel_${band}`, channel] as const, [`power_${band}`, channel === null ? null : power]] : [];
  });
  return { ...Object.fromEntries(radios), ...(told.ap.ssids && { ssids: told.ap.ssids }) };
}

const liveColumns: Columns = {
  device_id: 'text',
  account_id: 'text',
  kind: 'text',
  last_seen: 'timestamptz',
  started_at: 'timestamptz',
  clients: 'integer',
  clients_2g: 'integer',
  clients_5g: 'integer',
  down: 'double precision',
  up: 'double precision',
  cpu: 'real',
  memory: 'real',
  busy_2g: 'real',
  busy_5g: 'real',
  noise_2g: 'real',
  noise_5g: 'real',
};

const writeLive = (sql: Sql, { accountId }: KnownDevice, told: readonly Told[], now: number): Promise<void> =>
  insertRows(
    sql,
    'device_live',
    liveColumns,
    told.map((one) => {
      const { down, up, clients_2g, clients_5g, ...sample } = sampleOf(one);
      return {
        ...sample,
        account_id: accountId,
        kind: 'ap',
        last_seen: iso(now),
        started_at: one.ap.uptime === undefined ? null : iso(now - one.ap.uptime * 1000),
        clients: (clients_2g ?? 0) + (clients_5g ?? 0),
        clients_2g: clients_2g ?? 0,
        clients_5g: clients_5g ?? 0,
        down: down ?? 0,
        up: up ?? 0,
        cpu: one.ap.cpu,
        memory: one.ap.memory,
        noise_2g: radioOf(one, '2.4G')?.noise,
        noise_5g: radioOf(one, '5G')?.noise,
      };
    }),
    `ON CONFLICT (device_id) DO UPDATE SET ${Object.keys(liveColumns)
      .slice(3)
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')}`,
  );

/** What it hears is what it told last: most listen every few minutes only, and some never. */
const writeScans = (sql: Sql, told: readonly Told[], now: number): Promise<void> =>
  insertRows(
    sql,
    'ap_scan',
    { device_id: 'text', at: 'timestamptz', bssids: 'text[]', heard: 'jsonb' },
    told.flatMap(({ id, ap: { radios = [], heard } }) => {
      const bssids = radios.flatMap(({ bssid }) => (bssid ? [bssid.toUpperCase()] : []));
      if (!heard && bssids.length === 0) return [];
      const rows = (heard ?? []).map((one) => ({ ...one, bssid: one.bssid.toUpperCase(), ssid: one.ssid ?? '' }));
      return [{ device_id: id, at: heard ? iso(now) : null, bssids, heard: rows }];
    }),
    `ON CONFLICT (device_id) DO UPDATE SET at = coalesce(excluded.at, ap_scan.at), bssids = excluded.bssids,
       heard = CASE WHEN excluded.at IS NULL THEN ap_scan.heard ELSE excluded.heard END`,
  );
