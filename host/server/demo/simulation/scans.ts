import { iso, minute } from '../../../../src/domain/time';
import { insertRows } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';
import { unit } from '../../kit/hash';
import type { Fleet, SimChild, SimGateway } from './fleet';
import { between, hex, pick } from './hash';
import type { Present } from './present';

/** Milliseconds between two scans of a simulated access point. */
export const scanEvery = 10 * minute;

const bands = ['2.4G', '5G'] as const;
type Band = (typeof bands)[number];

/** Names of networks that others have around a place; an empty one is hidden. */
const strangers = ['ChinaNet-', 'CMCC-', 'TP-LINK_', 'HUAWEI-', 'Xiaomi_', 'MERCURY_', 'Tenda_', ''];
const channels = { '2.4G': [1, 1, 6, 6, 11, 11, 3, 9], '5G': [36, 40, 44, 48, 149, 153, 157, 161] } as const;
/** How many of its own neighbours, counted in the row they hang in, an access point hears. */
const reach = 3;

/** Radios of an access point as they are set. */
interface Radios {
  id: string;
  channel_2g: number | null;
  channel_5g: number | null;
  ssid: string | null;
}

/** Address of a radio: made of that of the access point, in the last digit. */
const bssidOf = (ap: SimChild, band: Band): string =>
  `${ap.mac.slice(0, -1)}${((parseInt(ap.mac.slice(-1), 16) & 8) + (band === '5G' ? 4 : 0)).toString(16).toUpperCase()}`;

/** Writes what every access point that speaks hears now. */
export async function writeScans(sql: Sql, fleet: Fleet, present: Present): Promise<void> {
  const { seed, accountId } = fleet.plan;
  const set = await sql.query<Radios>(
    `SELECT id, (detail->>'channel_2g')::integer AS channel_2g, (detail->>'channel_5g')::integer AS channel_5g,
       detail->'ssids'->>0 AS ssid
     FROM device WHERE account_id = $1 AND kind = 'ap' AND simulated`,
    [accountId],
  );
  const radios = new Map(set.map((one) => [one.id, one]));
  const speaking = present.children.filter(({ child, silent }) => child.kind === 'ap' && !silent);
  const loud = new Set(speaking.map(({ child }) => child.id));
  const rows = speaking.map(({ child, gateway }) => ({
    device_id: child.id,
    at: iso(present.at),
    bssids: bands.map((band) => bssidOf(child, band)),
    heard: [
      ...own(seed, gateway, child, present.at, (ap) => (loud.has(ap.id) ? radios.get(ap.id) : undefined)),
      ...others(seed, gateway, child, present.at),
    ],
  }));
  await insertRows(
    sql,
    'ap_scan',
    { device_id: 'text', at: 'timestamptz', bssids: 'text[]', heard: 'jsonb' },
    rows,
    'ON CONFLICT (device_id) DO UPDATE SET at = excluded.at, bssids = excluded.bssids, heard = excluded.heard',
  );
}

const wobble = (seed: number, at: number, ...parts: readonly number[]) =>
  between(-3, 3, seed, 803, Math.floor(at / scanEvery), ...parts);

/** Access points of the same network that hang near it, on the channels that they are set to. */
function own(
  seed: number,
  gateway: SimGateway,
  ap: SimChild,
  at: number,
  radiosOf: (ap: SimChild) => Radios | undefined,
) {
  const row = gateway.children.filter(({ kind }) => kind === 'ap');
  const place = row.indexOf(ap);
  return row.flatMap((other, i) => {
    const far = Math.abs(i - place);
    const set = radiosOf(other);
    if (far === 0 || far > reach || !set) return [];
    return bands.flatMap((band) => {
      const channel = band === '5G' ? set.channel_5g : set.channel_2g;
      // Two of them hear each other alike; the higher band carries less far.
      const pair = [Math.min(ap.index, other.index), Math.max(ap.index, other.index)];
      const signal = -(44 + far * 9 + (band === '5G' ? 7 : 0)) + wobble(seed, at, ...pair, band.length);
      return channel === null ? [] : [{ bssid: bssidOf(other, band), ssid: set.ssid ?? '', band, channel, signal }];
    });
  });
}

/** Networks of others around a place: each access point hears those that are near to it. */
function others(seed: number, gateway: SimGateway, ap: SimChild, at: number) {
  return Array.from({ length: between(5, 16, seed, 804, gateway.index) }, (_, i) => {
    const near = unit(seed, 805, ap.index, i);
    const band = unit(seed, 806, gateway.index, i) < 0.6 ? '2.4G' : '5G';
    const name = pick(strangers, seed, 807, gateway.index, i);
    return {
      near,
      bssid: `06${hex(10, seed, 808, gateway.index, i)}`.replace(/..(?=.)/g, '$&:').toUpperCase(),
      ssid: name && `${name}${hex(4, seed, 809, gateway.index, i).toUpperCase()}`,
      band,
      channel: pick(channels[band], seed, 810, gateway.index, i),
      signal: -between(58, 74, seed, 811, gateway.index, i) - Math.round(16 * near) + wobble(seed, at, i, ap.index),
    };
  })
    .filter(({ near }) => near < 0.75)
    .map(({ near: _, ...one }) => one);
}
