import { describe, expect, it } from 'vitest';
import { day, dayNumber, hour, startOfDayNumber } from '../../src/domain/time';
import { dwellBuckets } from '../../src/domain/dwell';
import { hourBlocks } from '../../src/domain/day-parts';
import { peopleDay } from '../../host/server/demo/simulation/day-stats';
import { episodes, silences, troubles } from '../../host/server/demo/simulation/episodes';
import { makeFleet } from '../../host/server/demo/simulation/fleet';
import { allocate } from '../../host/server/demo/simulation/hash';
import { historyRows } from '../../host/server/demo/simulation/history';
import { pastAlarms } from '../../host/server/demo/simulation/past-alarms';
import { Crowd, sessionsOn } from '../../host/server/demo/simulation/people';
import { plans, smallPlans } from '../../host/server/demo/simulation/plan';
import { presentAt } from '../../host/server/demo/simulation/present';
import { gatewaySilences, hourBytes } from '../../host/server/demo/simulation/traffic';

const now = Date.parse('2026-11-20T06:30:00Z');
const today = dayNumber(now);
const plan = plans[0]!;
const small = smallPlans[0]!;
const all = () => true;

describe('a simulated fleet', () => {
  const fleet = makeFleet(plan);

  it('is the same for the same seed, and another for another', () => {
    expect(makeFleet(plan)).toEqual(fleet);
    const other = makeFleet({ ...plan, seed: 7 });
    expect(other.gateways[5]!.id).not.toBe(fleet.gateways[5]!.id);
  });

  it('has as many devices as planned, each with its own id, MAC and name', () => {
    const bound = fleet.gateways.slice(0, plan.gateways);
    const children = fleet.gateways.flatMap((gateway) => gateway.children);
    expect(fleet.gateways).toHaveLength(plan.gateways + plan.spares);
    for (const kind of ['ap', 'switch', 'firewall'] as const) {
      const count = { ap: plan.aps, switch: plan.switches, firewall: plan.firewalls }[kind];
      expect(children.filter((child) => child.kind === kind)).toHaveLength(count);
    }
    const every = [...bound, ...children];
    expect(new Set(every.map((one) => one.id)).size).toBe(every.length);
    expect(new Set(every.map((one) => one.mac)).size).toBe(every.length);
    expect(new Set(fleet.gateways.map((one) => one.remark)).size).toBe(fleet.gateways.length);
  });

  it('begins with the three known places', () => {
    expect(fleet.gateways.slice(0, 3).map((gateway) => gateway.remark)).toEqual([
      '上海静安寺旗舰店',
      '杭州云栖酒店主楼',
      '青禾学院东区宿舍',
    ]);
  });

  it('carries about 20 TB a week', () => {
    const start = startOfDayNumber(today - 7);
    let bytes = 0;
    for (const gateway of fleet.gateways.slice(0, plan.gateways)) {
      const silent = gatewaySilences(plan.seed, gateway, start, start + 7 * day);
      for (let at = start; at < start + 7 * day; at += hour) bytes += hourBytes(plan.seed, gateway, at, silent);
    }
    expect(bytes / 1024 ** 4).toBeGreaterThan(17);
    expect(bytes / 1024 ** 4).toBeLessThan(23);
  });
});

describe('simulated people', () => {
  const fleet = makeFleet(small);

  it('come and go the same way whoever asks first', () => {
    const [one, other] = [new Crowd(fleet), new Crowd(fleet)];
    one.sessionsOn(today - 3);
    expect([...one.onlineAt(now)]).toEqual([...other.onlineAt(now)]);
  });

  it('are more in the evening than in the morning', () => {
    const crowd = new Crowd(fleet);
    const at = (clock: number) => crowd.onlineAt(startOfDayNumber(today) + clock * hour).size;
    expect(at(22)).toBeGreaterThan(at(9.5) * 1.2);
  });

  it('have sessions that end after they begin, visitors only on their days', () => {
    const crowd = new Crowd(fleet);
    for (const { session } of crowd.sessionsOn(today)) expect(session.end).toBeGreaterThan(session.start);
    const visitor = crowd.arrivals(today)[0]!;
    expect(sessionsOn(small.seed, visitor, today - 1)).toEqual([]);
    expect(sessionsOn(small.seed, visitor, today)).toHaveLength(1);
    expect(sessionsOn(small.seed, visitor, today + 6)).toEqual([]);
  });
});

describe('stays of simulated people', () => {
  const stats = peopleDay(new Crowd(makeFleet(plan)), today - 2, startOfDayNumber(today - 1), all).stats;
  const sumOf = (metric: string, name?: string, slot?: string) =>
    stats
      .filter((one) => one.metric === metric && (!name || one.name === name) && (!slot || one.slot === slot))
      .reduce((sum, one) => sum + one.value, 0);

  it('begin in every part of the day', () => {
    for (const slot of hourBlocks) expect(sumOf('dwell_block', undefined, slot)).toBeGreaterThan(100);
  });

  it('are of every length, and rarely of a whole day', () => {
    for (const bucket of dwellBuckets.hours) expect(sumOf('dwell', bucket)).toBeGreaterThan(100);
    expect(sumOf('dwell', '>8') / sumOf('dwell')).toBeLessThan(0.15);
  });

  it('come to the same in both readings of the buckets', () => {
    expect(sumOf('dwell_block')).toBe(sumOf('dwell'));
    expect(sumOf('dwell_block', '<30') + sumOf('dwell_block', '>30')).toBe(sumOf('dwell', '<1'));
    expect(sumOf('dwell_block', '>4')).toBe(sumOf('dwell', '4~8') + sumOf('dwell', '>8'));
  });

  it('of one terminal never overlap', () => {
    const crowd = new Crowd(makeFleet(small));
    const ends = new Map<number, number>();
    for (const date of [today - 3, today - 2, today - 1]) {
      for (const { person, session } of crowd.sessionsOn(date)) {
        if (person.role === 'thing') continue;
        expect(session.start).toBeGreaterThanOrEqual(ends.get(person.key) ?? 0);
        ends.set(person.key, session.end);
      }
    }
  });
});

describe('trouble', () => {
  it('is the same for any window that shows it', () => {
    for (const kind of troubles) {
      const long = episodes(1, kind, 4, now - 90 * day, now);
      const parts = [0, 1, 2].flatMap((i) => episodes(1, kind, 4, now - (3 - i) * 30 * day, now - (2 - i) * 30 * day));
      expect([...new Map(parts.map((one) => [one.start, one])).values()]).toEqual(long);
    }
  });

  it('never overlaps itself', () => {
    const list = silences(1, 9, now - 400 * day, now, false);
    expect(list.length).toBeGreaterThan(3);
    for (let i = 1; i < list.length; i++) expect(list[i]!.start).toBeGreaterThan(list[i - 1]!.end);
  });

  it('stands in the alarms of the past, open exactly while it lasts', () => {
    const fleet = makeFleet(plan);
    const alarms = pastAlarms(fleet, now - 30 * day, now);
    expect(new Set(alarms.map((alarm) => alarm.id)).size).toBe(alarms.length);
    const present = presentAt(fleet, new Crowd(makeFleet(small)), now, all);
    const open = new Set(
      alarms
        .filter((alarm) => alarm.kind === 'gateway_offline' && alarm.state !== 'cleared')
        .map((alarm) => alarm.device_id),
    );
    // Long closures may have begun before the month that is looked at.
    for (const state of present.gateways.filter((one) => one.silent && now - one.since < 29 * day)) {
      expect(open.has(state.gateway.id)).toBe(now - state.since > 60_000);
    }
    for (const alarm of alarms.filter((one) => one.state === 'cleared')) {
      expect(Date.parse(alarm.cleared_at!)).toBeGreaterThan(Date.parse(alarm.raised_at));
    }
  });
});

describe('rolled-up history', () => {
  const fleet = makeFleet(small);
  const rows = (from: number, until: number) => historyRows(fleet, new Crowd(fleet), from, until, until - day, all);

  it('is the same for the same seed and clock', () => {
    expect(rows(today - 9, now)).toEqual(rows(today - 9, now));
  });

  it('adds up: hours to days, gateways to the account, categories to all bytes', () => {
    const { accountHours, accountDays, deviceDays, stats } = rows(today - 3, now) as unknown as Record<
      string,
      { day: string; hour: string; bytes_down: number; bytes_up: number; metric: string; value: number }[]
    >;
    const sum = (list: readonly { bytes_down: number; bytes_up: number }[]) =>
      list.reduce((total, one) => total + one.bytes_down + one.bytes_up, 0);
    expect(sum(accountHours!)).toBe(sum(accountDays!));
    expect(sum(deviceDays!)).toBe(sum(accountDays!));
    const categories = stats!.filter((stat) => stat.metric === 'category').reduce((total, one) => total + one.value, 0);
    expect(Math.abs(categories - sum(accountDays!))).toBeLessThan(1000);
  });

  it('knows nothing of the future', () => {
    const { accountHours } = rows(today, now) as unknown as { accountHours: { hour: string }[] };
    expect(Math.max(...accountHours.map((row) => Date.parse(row.hour)))).toBeLessThanOrEqual(now);
  });
});

describe('sharing out', () => {
  it.each([
    [10, [1, 1, 1]],
    [7, [0.2, 0.5, 0.3]],
    [0, [1, 2]],
    [5, [0, 0, 1]],
  ])('gives %i away exactly by %j', (total, weights) => {
    expect(allocate(total, weights).reduce((sum, one) => sum + one, 0)).toBe(total);
  });
});
