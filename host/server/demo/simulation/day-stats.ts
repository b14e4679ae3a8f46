import { flowCategories, type FlowCategory } from '../../../../src/domain/device';
import { day, hour, hourOfDay, minute, startOfDayNumber } from '../../../../src/domain/time';
import { unit } from '../../kit/hash';
import { outagesDuring, outagesOf } from './outages';
import type { Crowd, Person, Session } from './people';
import { stayAt } from './stays';

/** A row of `account_stat_day` without its account and day. */
export interface Stat {
  metric: string;
  slot: string;
  name: string;
  value: number;
}

/** What is known of the people of one day. */
export interface PeopleDay {
  online: number;
  newUsers: number;
  auth: number;
  /** People online at the end of each hour of the day, and authentications in it. */
  hours: { online: number; auth: number }[];
  stats: Stat[];
}

/** Blocks of four hours. */
const blockOf = (hourOfTheDay: number): string => String(Math.floor(hourOfTheDay / 4) * 4).padStart(2, '0');

/** Counts the people of a day up to a moment. */
export function peopleDay(crowd: Crowd, date: number, until: number, isThere: (gateway: string) => boolean): PeopleDay {
  const start = startOfDayNumber(date);
  const tallies = new Map<string, Map<string, number>>();
  const tallyOf = (metric: string, slot = '') => {
    const key = slot ? `${metric} ${slot}` : metric;
    let tally = tallies.get(key);
    if (!tally) tallies.set(key, (tally = new Map()));
    return tally;
  };
  const count = (tally: Map<string, number>, name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);
  const [auths, dwells, groups, systems, makers] = ['auth', 'dwell', 'label', 'os', 'brand'].map((name) =>
    tallyOf(name),
  );
  const blocks = Array.from({ length: 6 }, (_, block) => tallyOf('dwell_block', blockOf(block * 4)));
  const hours = Array.from({ length: 24 }, () => ({ online: 0, auth: 0 }));
  const seen = new Set<Person>();
  let auth = 0;
  let newUsers = 0;
  const { seed } = crowd.fleet.plan;
  const outages = outagesOf(crowd.fleet, start, start + day);
  const isCut = (person: Person, session: Session, at: number) =>
    outagesDuring(seed, outages, person, { ...stayAt(seed, person, session, at), start: at, end: at + 1 }).length > 0;
  /** Who is there is looked at when each hour ends, or now. */
  const present = (person: Person, session: Session) => {
    const { start: from, end } = session;
    for (
      let h = Math.max(0, Math.floor((from - start) / hour));
      h < 24 && start + h * hour < Math.min(until, end);
      h++
    ) {
      const moment = Math.min(start + (h + 1) * hour, until) - 1;
      if (from <= moment && moment < end && !isCut(person, session, moment)) hours[h]!.online++;
    }
  };
  for (const { person, session } of crowd.sessionsOn(date - 1)) {
    // Those who stay over night are there, but were counted yesterday.
    if (session.end > start && person.role !== 'thing' && isThere(person.gateway.id)) present(person, session);
  }
  for (const { person, session } of crowd.sessionsOn(date)) {
    if (session.start >= until || session.end <= start || !isThere(person.gateway.id)) continue;
    present(person, session);
    if (session.start >= start) {
      const length = session.end - session.start;
      const clock = hourOfDay(session.start);
      if (person.auth) {
        auth++;
        hours[clock]!.auth++;
        count(auths!, person.auth);
      }
      count(dwells!, dwellOf(length));
      count(blocks[Math.floor(clock / 4)]!, shortDwellOf(length));
    }
    if (seen.has(person)) continue;
    seen.add(person);
    if (person.firstDay === date) newUsers++;
    if (person.role === 'thing') continue;
    count(groups!, person.label);
    count(systems!, person.os);
    count(makers!, person.vendor);
  }
  const stats = [...tallies].flatMap(([key, tally]) => {
    const [metric = '', slot = ''] = key.split(' ');
    return [...tally].map(([name, value]) => ({ metric, slot, name, value }));
  });
  return { online: seen.size, newUsers, auth, hours, stats };
}

/** A week long past that stands for all weeks of the past: drawing every single day again would take a first start seconds. */
const modelWeek = 20_000;
const models = new Map<Crowd, Map<number, PeopleDay>>();

/** What is told of the people of a day of the past: its weekday's model, more or less of it. */
export function pastPeopleDay(crowd: Crowd, date: number): PeopleDay {
  const days = models.get(crowd) ?? new Map<number, PeopleDay>();
  models.set(crowd, days);
  const weekdayDate = modelWeek + ((date - modelWeek) % 7);
  let model = days.get(weekdayDate);
  if (!model) {
    const bound = new Set(crowd.fleet.gateways.slice(0, crowd.fleet.plan.gateways).map((gateway) => gateway.id));
    model = peopleDay(crowd, weekdayDate, startOfDayNumber(weekdayDate + 1), (id) => bound.has(id));
    days.set(weekdayDate, model);
  }
  const scale = (value: number, salt: number) =>
    Math.round(value * (0.94 + 0.12 * unit(crowd.fleet.plan.seed, 511, date, salt)));
  return {
    online: scale(model.online, 0),
    newUsers: scale(model.newUsers, 1),
    auth: scale(model.auth, 2),
    hours: model.hours.map((one, h) => ({ online: scale(one.online, 10 + h), auth: scale(one.auth, 40 + h) })),
    stats: model.stats.map((stat, i) => ({ ...stat, value: scale(stat.value, 100 + i) })),
  };
}

/** Dwell buckets in hours. */
function dwellOf(length: number): string {
  if (length < hour) return '<1';
  if (length < 2 * hour) return '1~2';
  if (length < 4 * hour) return '2~4';
  return length < 8 * hour ? '4~8' : '>8';
}

/** Dwell buckets of the time blocks: minutes up to an hour, then hours. */
function shortDwellOf(length: number): string {
  if (length < 30 * minute) return '<30';
  if (length < hour) return '>30';
  if (length < 2 * hour) return '1~2';
  return length < 4 * hour ? '2~4' : '>4';
}

/** Share of each category, and how much of it there is by block of four hours (from 00, 04, ...). */
const categoryTable: Readonly<Record<FlowCategory, readonly [share: number, ...byBlock: number[]]>> = {
  Video: [33.2, 0.7, 0.3, 0.8, 1, 1.2, 1.6],
  HTTP: [21.9, 0.5, 0.5, 1.3, 1.3, 1.1, 1],
  Download: [15.1, 1.4, 1.1, 0.9, 0.9, 0.9, 1],
  IM: [10, 0.5, 0.6, 1.2, 1.2, 1.1, 1.1],
  Game: [7.2, 0.8, 0.2, 0.6, 1, 1.2, 1.7],
  Transport: [4.6, 1.6, 1.4, 0.9, 0.8, 0.8, 0.9],
  Common: [3.3, 0.8, 0.8, 1.1, 1.1, 1, 1],
  Others: [2.5, 1, 1, 1, 1, 1, 1],
  Test: [1.3, 0.3, 0.2, 1.2, 1.4, 1.3, 0.9],
  Unknown: [0.9, 1, 1, 1, 1, 1, 1],
};

const apps: readonly (readonly [name: string, share: number])[] = [
  ['抖音', 16.3],
  ['哔哩哔哩', 11.8],
  ['微信', 8.7],
  ['爱奇艺', 6.8],
  ['王者荣耀', 3],
  ['腾讯视频', 2.8],
  ['百度网盘', 2.5],
  ['淘宝', 2.1],
  ['小红书', 1.9],
  ['网易云音乐', 1.2],
  ['QQ', 1.1],
  ['钉钉', 0.9],
];

const clientTypes: readonly (readonly [name: string, share: number])[] = [
  ['手机', 61.3],
  ['笔记本', 22.4],
  ['平板', 8.9],
  ['电视与盒子', 5.1],
  ['物联设备', 2.3],
];

/** Shares the bytes of a day out; `hourly` are the bytes of each of its hours. */
export function trafficStats(seed: number, date: number, hourly: readonly number[]): Stat[] {
  const total = hourly.reduce((sum, bytes) => sum + bytes, 0);
  const stats: Stat[] = [];
  const sums = new Map<FlowCategory, number>();
  for (let block = 0; block < 6; block++) {
    const bytes = hourly.slice(block * 4, block * 4 + 4).reduce((sum, value) => sum + value, 0);
    const weights = flowCategories.map((name, i) => {
      const [share, ...byBlock] = categoryTable[name];
      return share * byBlock[block]! * wobble(seed, 501, date, block, i);
    });
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    flowCategories.forEach((name, i) => {
      const value = Math.round((bytes * weights[i]!) / all);
      sums.set(name, (sums.get(name) ?? 0) + value);
      stats.push({ metric: 'app_stage', slot: blockOf(block * 4), name, value });
    });
  }
  for (const [name, value] of sums) stats.push({ metric: 'category', slot: '', name, value });
  apps.forEach(([name, share], i) => {
    const value = Math.round((total * share * wobble(seed, 502, date, i)) / 100);
    stats.push({ metric: 'app', slot: '', name, value });
  });
  clientTypes.forEach(([name, share], i) => {
    const value = Math.round((total * share * wobble(seed, 503, date, i)) / 100);
    stats.push({ metric: 'client_type', slot: '', name, value });
  });
  return stats;
}

const wobble = (...parts: readonly number[]): number => 0.85 + 0.3 * unit(...parts);
