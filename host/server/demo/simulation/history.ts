import { beijingDay, dayNumber, hour, iso, startOfDayNumber } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';
import { insertRows, type Columns } from '../../kit/sql/bulk';
import { pastPeopleDay, peopleDay, trafficStats, type Stat } from './day-stats';
import type { Fleet, SimGateway } from './fleet';
import { unit } from '../../kit/hash';
import type { Crowd } from './people';
import { gatewaySilences, hourBytes, hourWish } from './traffic';

const rates = { bytes_down: 'bigint', bytes_up: 'bigint', peak_down: 'double precision', peak_up: 'double precision' };
const load = { cpu: 'real', memory: 'real', clients: 'integer' };
const hourColumns: Columns = {
  device_id: 'text',
  hour: 'timestamptz',
  account_id: 'text',
  ...rates,
  wireless: 'bigint',
  ...load,
};
const dayColumns: Columns = { device_id: 'text', day: 'date', account_id: 'text', ...rates, ...load };
const accountHour: Columns = {
  account_id: 'text',
  hour: 'timestamptz',
  simulated: 'boolean',
  bytes_down: 'bigint',
  bytes_up: 'bigint',
  wireless: 'bigint',
  online: 'integer',
  auth: 'integer',
};
const accountDay: Columns = {
  account_id: 'text',
  day: 'date',
  simulated: 'boolean',
  bytes_down: 'bigint',
  bytes_up: 'bigint',
  wireless: 'bigint',
  online: 'integer',
  new_users: 'integer',
  auth: 'integer',
};
const statColumns: Columns = {
  account_id: 'text',
  metric: 'text',
  day: 'date',
  slot: 'text',
  name: 'text',
  simulated: 'boolean',
  value: 'bigint',
};

/** `ON CONFLICT` that replaces every column but the key. */
const replace = (key: readonly string[], columns: Columns): string => {
  const others = Object.keys(columns).filter((name) => !key.includes(name));
  return `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(', ')}`;
};

/** The rolled-up rows of days, worked out before anything is written. */
export interface HistoryRows {
  deviceHours: object[];
  deviceDays: object[];
  accountHours: object[];
  accountDays: object[];
  stats: object[];
}

/** What of a fleet is there: everything bound at the start, less what was given back, more what was bound later. */
export type IsThere = (gateway: string) => boolean;

/**
 * Rolled-up history of the days `first` to the day of `until`, each given by its number; hours of single gateways only
 * from `hoursFrom` on. The same call again gives the same rows.
 */
export function historyRows(
  fleet: Fleet,
  crowd: Crowd,
  first: number,
  until: number,
  hoursFrom: number,
  isThere: IsThere,
): HistoryRows {
  const rows: HistoryRows = {
    deviceHours: [],
    deviceDays: [],
    accountHours: [],
    accountDays: [],
    stats: [],
  };
  for (let date = first; date <= dayNumber(until); date++) addDay(rows, fleet, crowd, date, until, hoursFrom, isThere);
  return rows;
}

function addDay(
  rows: HistoryRows,
  fleet: Fleet,
  crowd: Crowd,
  date: number,
  until: number,
  hoursFrom: number,
  isThere: IsThere,
): void {
  const { seed, accountId } = fleet.plan;
  const start = startOfDayNumber(date);
  const day = beijingDay(start);
  const sums = Array.from({ length: 24 }, () => ({ down: 0, up: 0, air: 0 }));
  for (const gateway of fleet.gateways) {
    if (!isThere(gateway.id)) continue;
    const hours = gatewayHours(seed, gateway, start, until);
    hours.forEach((one, h) => {
      sums[h]!.down += one.bytes_down;
      sums[h]!.up += one.bytes_up;
      sums[h]!.air += one.wireless;
      const at = start + h * hour;
      if (at >= hoursFrom)
        rows.deviceHours.push({ device_id: gateway.id, hour: iso(at), account_id: accountId, ...one });
    });
    rows.deviceDays.push({ device_id: gateway.id, day, account_id: accountId, ...wholeDay(hours) });
  }
  const people = date < dayNumber(until) - 1 ? pastPeopleDay(crowd, date) : peopleDay(crowd, date, until, isThere);
  sums.forEach((sum, h) => {
    if (start + h * hour >= until) return;
    rows.accountHours.push({
      account_id: accountId,
      hour: iso(start + h * hour),
      simulated: true,
      bytes_down: sum.down,
      bytes_up: sum.up,
      wireless: sum.air,
      ...people.hours[h],
    });
  });
  const total = (key: 'down' | 'up' | 'air') => sums.reduce((all, sum) => all + sum[key], 0);
  rows.accountDays.push({
    account_id: accountId,
    day,
    simulated: true,
    bytes_down: total('down'),
    bytes_up: total('up'),
    wireless: total('air'),
    online: people.online,
    new_users: people.newUsers,
    auth: people.auth,
  });
  const stats: Stat[] = [
    ...people.stats,
    ...trafficStats(
      seed,
      date,
      sums.map((sum) => sum.down + sum.up),
    ),
  ];
  rows.stats.push(...stats.map((stat) => ({ account_id: accountId, day, simulated: true, ...stat })));
}

/** Hours of one gateway on one day that have begun. */
function gatewayHours(seed: number, gateway: SimGateway, start: number, until: number) {
  const silent = gatewaySilences(seed, gateway, start, start + 24 * hour);
  const booked = gateway.wans.reduce((sum, wan) => sum + wan.down, 0) * 1e6;
  const hours = [];
  for (let h = 0; h < 24 && start + h * hour < until; h++) {
    const at = start + h * hour;
    const bytes = hourBytes(seed, gateway, at, silent, until);
    const average = bytes === 0 ? 0 : (hourWish(seed, gateway, at) * 8) / 3600;
    const peak = average * (1.12 + 0.18 * unit(seed, 631, gateway.index, at / hour));
    hours.push({
      bytes_down: Math.round(bytes * (1 - gateway.upShare)),
      bytes_up: Math.round(bytes * gateway.upShare),
      wireless: Math.round(bytes * gateway.airShare),
      peak_down: Math.round(peak * (1 - gateway.upShare)),
      peak_up: Math.round(peak * gateway.upShare),
      cpu:
        bytes === 0
          ? null
          : Math.round(9 + 60 * Math.min(1, average / booked) + 6 * unit(seed, 632, gateway.index, at / hour)),
      memory: bytes === 0 ? null : Math.round(36 + 22 * unit(seed, 304, gateway.index)),
      clients: bytes === 0 ? 0 : null,
    });
  }
  return hours;
}

type GatewayHour = ReturnType<typeof gatewayHours>[number];

function wholeDay(hours: readonly GatewayHour[]) {
  const sum = (key: 'bytes_down' | 'bytes_up') => hours.reduce((all, one) => all + one[key], 0);
  const top = (key: 'peak_down' | 'peak_up') => Math.max(0, ...hours.map((one) => one[key]));
  const mean = (key: 'cpu' | 'memory') => {
    const known = hours.flatMap((one) => (one[key] === null ? [] : [one[key]]));
    return known.length ? Math.round(known.reduce((all, one) => all + one, 0) / known.length) : null;
  };
  return {
    bytes_down: sum('bytes_down'),
    bytes_up: sum('bytes_up'),
    peak_down: top('peak_down'),
    peak_up: top('peak_up'),
    cpu: mean('cpu'),
    memory: mean('memory'),
    clients: null,
  };
}

/** Writes rolled-up history; what is there already is replaced. */
export async function writeHistory(sql: Sql, rows: HistoryRows): Promise<void> {
  await insertRows(
    sql,
    'account_hour',
    accountHour,
    rows.accountHours,
    replace(['account_id', 'hour', 'simulated'], accountHour),
  );
  await insertRows(
    sql,
    'account_day',
    accountDay,
    rows.accountDays,
    replace(['account_id', 'day', 'simulated'], accountDay),
  );
  const statKey = ['account_id', 'metric', 'day', 'slot', 'name', 'simulated'];
  await insertRows(sql, 'account_stat_day', statColumns, rows.stats, replace(statKey, statColumns));
  await insertRows(
    sql,
    'device_day',
    dayColumns,
    rows.deviceDays,
    replace(['device_id', 'day', 'account_id'], dayColumns),
  );
  await insertRows(
    sql,
    'device_hour',
    hourColumns,
    rows.deviceHours,
    replace(['device_id', 'hour', 'account_id'], hourColumns),
  );
}

/** Hours of single gateways on one day, for the part of the past that is filled in the background. */
export const dayHours = (fleet: Fleet, date: number, until: number, isThere: IsThere): object[] =>
  fleet.gateways
    .filter((gateway) => isThere(gateway.id))
    .flatMap((gateway) =>
      gatewayHours(fleet.plan.seed, gateway, startOfDayNumber(date), until).map((one, h) => ({
        device_id: gateway.id,
        hour: iso(startOfDayNumber(date) + h * hour),
        account_id: fleet.plan.accountId,
        ...one,
      })),
    );

/** Writes hours of single gateways where there are none yet. */
export const writeHours = (sql: Sql, rows: readonly object[]): Promise<void> =>
  insertRows(sql, 'device_hour', hourColumns, rows, 'ON CONFLICT DO NOTHING', 2000);
