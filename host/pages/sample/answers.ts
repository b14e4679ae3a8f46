import type { DataOf, Endpoint } from '../../../src/api';
import { alarms } from '../../../src/api/contract/alarm';
import { filterOptions, gateway, gateways, throughput, type GatewayRow } from '../../../src/api/contract/device';
import * as stats from '../../../src/api/contract/stats';
import { flowCategories } from '../../../src/domain/device';
import { beijingDay, day, dayStart, hour, hourStart, iso, minute } from '../../../src/domain/time';
import { alarmsAt, busy, downOf, gatewaysAt, interfacesOf, share } from './network';
import { sampleText as text } from './sample.text';

type Query = Readonly<Record<string, string>>;

/** A call that the sample answers, and with what. */
interface Answer {
  endpoint: Endpoint;
  of: (query: Query, now: number) => unknown;
}

/** What the sample answers has the shape that the server's answer has. */
const on = <E extends Endpoint>(endpoint: E, of: (query: Query, now: number) => DataOf<E>): Answer => ({
  endpoint,
  of,
});

const gb = 1e9;
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);
const bytesOfDay = (place: number) => Math.round((60 + 240 * share(place, 1)) * gb);
const weekBytes = (place: number) => 7 * bytesOfDay(place);
const daysBefore = (now: number, count: number) =>
  Array.from({ length: count }, (_, at) => dayStart(now) - (count - at) * day);
/** Usual shares of the categories, in the order of the product's list. */
const parts = [16, 9, 7, 41, 6, 11, 5, 0, 3, 2];
const byCategory = (total: number) =>
  Object.fromEntries(flowCategories.map((name, at) => [name, Math.round((total * (parts[at] ?? 0)) / 100)]));

/** Every call that the widgets of the sample make. */
export const answers: readonly Answer[] = [
  on(stats.complex, (_, now) => {
    const rows = gatewaysAt(now);
    const open = alarmsAt(now);
    const level = (name: string) => open.filter((row) => row.level === name).length;
    const online = sum(rows, (row) => row.clients);
    const total = 52 * sum(rows, (row) => weekBytes(rows.indexOf(row)));
    return {
      router_number: rows.length,
      router_online_number: rows.filter(({ status }) => status === 'online').length,
      ap_number: sum(rows, (row) => row.ap_total),
      ap_online_number: sum(rows, (row) => row.ap_online),
      switch_number: sum(rows, (row) => row.switch_total),
      switch_online_number: sum(rows, (row) => row.switch_online),
      current_auth: Math.round(online * 0.6),
      current_online: online,
      today_auth_amount: Math.round(online * 2.1),
      today_online_amount: Math.round(online * 3.2),
      alarm_level_amount: { FATAL: level('FATAL'), MIDDLE: level('MIDDLE'), GENERAL: level('GENERAL') },
      alarm_messages: open.map(({ level: of, remark, content, raised_at }) => ({
        level: of,
        remark,
        content,
        at: raised_at,
      })),
      cumulative_flow: {
        total,
        items: Object.entries(byCategory(total))
          .map(([name, value]) => ({ name, value }))
          .sort((a, b) => b.value - a.value),
      },
      income: 0,
      simulated: true,
    };
  }),
  on(stats.apComplex, (_, now) => {
    const rows = gatewaysAt(now);
    const online = Math.round(sum(rows, (row) => row.clients) * 0.8);
    return {
      ap_flow: {
        ...{ online, online_5g: Math.round(online * 0.72) },
        ...{ download: sum(rows, (row) => row.down), upload: sum(rows, (row) => row.up) },
        week_flow: Math.round(sum(text.places, (place) => weekBytes(text.places.indexOf(place))) * 0.8),
      },
    };
  }),
  on(stats.clientNum, (query, now) =>
    daysBefore(now, query.day === '30' ? 30 : 7).map((at, place) => {
      const online_number = Math.round(900 + 260 * share(place, 8));
      const new_user_number = Math.round(online_number * 0.3);
      return { date: beijingDay(at), online_number, new_user_number, old_user_number: online_number - new_user_number };
    }),
  ),
  on(stats.weekTraffic, (_, now) => {
    const rows = gatewaysAt(now)
      .map(({ gwid, remark }, at) => ({ gwid, remark, bytes: weekBytes(at), simulated: true }))
      .sort((a, b) => b.bytes - a.bytes);
    const others = rows.slice(3);
    return {
      ...{ from: beijingDay(dayStart(now) - 7 * day), to: beijingDay(dayStart(now) - day) },
      total: sum(rows, ({ bytes }) => bytes),
      list: rows.slice(0, 3),
      others: { count: others.length, bytes: sum(others, ({ bytes }) => bytes) },
    };
  }),
  on(stats.wirelessWeek, (_, now) =>
    daysBefore(now, 7).map((at, place) => ({
      date: beijingDay(at),
      bytes: Math.round((1.4 + 0.4 * share(place, 9)) * 1000 * gb),
    })),
  ),
  on(stats.today, (_, now) => {
    const hours = Math.floor((now - dayStart(now)) / hour) + 1;
    return Array.from({ length: hours }, (_hour, at) => {
      const from = dayStart(now) + at * hour;
      const online = Math.round(700 * busy(from));
      return { at: iso(from), online, auth: Math.round(online * 0.6) };
    });
  }),
  on(stats.userModel, () => ({
    user_label: { game: 86, im: 412, movie: 297, shopping: 188, sport: 41, travel: 63 },
    client_time_block: {
      '00': { '<30': 9, '>30': 6, '1~2': 5, '2~4': 4, '>4': 8 },
      '04': { '<30': 12, '>30': 8, '1~2': 5, '2~4': 3, '>4': 9 },
      '08': { '<30': 74, '>30': 41, '1~2': 28, '2~4': 19, '>4': 31 },
      '12': { '<30': 168, '>30': 97, '1~2': 52, '2~4': 30, '>4': 18 },
      '16': { '<30': 143, '>30': 102, '1~2': 61, '2~4': 33, '>4': 12 },
      '20': { '<30': 96, '>30': 71, '1~2': 44, '2~4': 21, '>4': 7 },
    },
    user_time: { '<1': 627, '1~2': 195, '2~4': 110, '4~8': 58, '>8': 27 },
    terminal_type: { android: 468, ios: 391, mac: 47, windows: 111 },
    terminal_brand: [
      { name: 'Apple', value: 438 },
      { name: 'Huawei', value: 214 },
      { name: 'Xiaomi', value: 137 },
      { name: 'OPPO', value: 92 },
      { name: 'vivo', value: 81 },
    ],
  })),
  on(stats.flowModel, () => {
    const total = sum(text.places, (place) => weekBytes(text.places.indexOf(place)));
    const block = (percent: number) => byCategory((total * percent) / 100) as never;
    const named = (names: readonly string[], percents: readonly number[]) =>
      names.map((name, at) => ({ name, value: Math.round((total * (percents[at] ?? 0)) / 100) }));
    return {
      stage: { '0~6': 0.06, '6~11': 0.17, '11~14': 0.27, '14~19': 0.24, '19~00': 0.26 },
      app_stage: { '00': block(4), '04': block(3), '08': block(16), '12': block(31), '16': block(25), '20': block(21) },
      auth_type: text.auth.map((name, at) => ({ name, value: [812, 341, 96][at] ?? 0 })),
      client_type: named(text.clients, [68, 21, 8, 3]),
      app_times: { total, items: named(text.apps, [21, 14, 11, 6, 4]) },
    };
  }),
  on(gateways, (query, now) => {
    const all = gatewaysAt(now).filter((row) => fits(row, query));
    const how = { online: 'online', offline: 'offline' } as const;
    const list = all.filter((row) =>
      query.alarm ? row.alarm_count > 0 : !query.status || row.status === how[query.status as keyof typeof how],
    );
    const counted = (one: (row: GatewayRow) => boolean) => all.filter(one).length;
    return {
      ...pageOf(sorted(list, query), query),
      counts: {
        all: all.length,
        online: counted(({ status }) => status === 'online'),
        offline: counted(({ status }) => status === 'offline'),
        alarm: counted(({ alarm_count }) => alarm_count > 0),
      },
    };
  }),
  on(filterOptions, (_, now) => {
    const rows = gatewaysAt(now);
    const count = (one: (row: GatewayRow) => boolean) => rows.filter(one).length;
    const names = (of: (row: GatewayRow) => string) =>
      [...new Set(rows.map(of))].map((name) => ({ name, count: count((row) => of(row) === name) }));
    return {
      groups: text.groups.map((name, at) => ({
        ...{ id: `sample-${at}`, name },
        count: count((row) => row.group_name === name),
      })),
      models: names((row) => row.model),
      firmwares: names((row) => row.firmware),
      tags: [],
    };
  }),
  on(gateway, ({ gwid }, now) => {
    const rows = gatewaysAt(now);
    const row = rows.find((one) => one.gwid === gwid) ?? rows[0]!;
    return {
      ...row,
      ...{ location: '', sessions: null, session_limit: null, bytes_24h: bytesOfDay(rows.indexOf(row)) },
      interfaces: interfacesOf(row),
    };
  }),
  on(throughput, ({ id }, now) => {
    const place = gatewaysAt(now).findIndex((row) => row.id === id);
    const points = Array.from({ length: 24 }, (_, at) => {
      const from = hourStart(now) - (24 - at) * hour;
      const down = downOf(place, from);
      return { at: iso(from), down, up: Math.round(down / 6), cpu: null, memory: null, clients: null };
    });
    return { step: hour / 1000, points, peak_down: null, peak_up: null };
  }),
  on(alarms, (query, now) => {
    const all = alarmsAt(now).filter((row) => !query.q || row.remark.includes(query.q));
    const level = (name: string) => all.filter((row) => row.level === name).length;
    const list = all.filter((row) => !query.level || row.level === query.level);
    return {
      ...pageOf(list, query),
      counts: { FATAL: level('FATAL'), MIDDLE: level('MIDDLE'), GENERAL: level('GENERAL'), all: all.length },
    };
  }),
];

/** Whether a gateway is among what was searched for. */
const fits = (row: GatewayRow, { q = '', group, model }: Query): boolean =>
  `${row.remark} ${row.serial} ${row.mac} ${row.ip} ${row.model}`.toLowerCase().includes(q.toLowerCase()) &&
  (!group || row.group_id === group) &&
  (!model || row.model === model);

function sorted(rows: GatewayRow[], { sort = '', order }: Query): GatewayRow[] {
  if (!sort) return rows;
  const valueOf = (row: GatewayRow) => row[sort as keyof GatewayRow] ?? '';
  const [less, more] = order === 'desc' ? [1, -1] : [-1, 1];
  return [...rows].sort((a, b) => (valueOf(a) < valueOf(b) ? less : valueOf(a) > valueOf(b) ? more : 0));
}

function pageOf<T>(rows: T[], { page = '1', per_page = '50' }: Query): { list: T[]; total: number } {
  const from = (Number(page) - 1) * Number(per_page);
  return { list: rows.slice(from, from + Number(per_page)), total: rows.length };
}

/** Milliseconds for which the figures stand still, so that lists and sums read one after the other agree. */
const still = minute;

/** What the sample answers to a request; undefined: it does not know the call. */
export function sampleAnswer(method: string, path: string, query: Query, now: number): unknown {
  for (const { endpoint, of } of answers) {
    if (endpoint.method !== method) continue;
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const found = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
    if (!found) continue;
    const fields = Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1]!)]));
    return of({ ...query, ...fields }, Math.floor(now / still) * still);
  }
  return undefined;
}
