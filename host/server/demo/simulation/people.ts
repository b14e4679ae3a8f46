import { day, dayNumber, hour, minute, startOfDayNumber, weekday } from '../../../../src/domain/time';
import type { Fleet, SimChild, SimGateway } from './fleet';
import { allocate, between, hex, pick, weighted } from './hash';
import { hash, unit } from '../../kit/hash';
import { shape } from './rhythm';
import { brands, ssids, things, type Os, type SiteType } from './words';

/** Why somebody's terminal is at a place. */
type Role = 'staff' | 'dweller' | 'thing' | 'visitor';

/** One terminal. */
export interface Person {
  /** Unique within the fleet, for everything that is drawn by chance. */
  key: number;
  role: Role;
  gateway: SimGateway;
  /** AP it uses; undefined: wired, or the gateway's own radio. */
  ap: SimChild | undefined;
  band: '2.4G' | '5G' | null;
  ssid: string | null;
  mac: string;
  hostname: string;
  vendor: string;
  os: Os;
  /** Code of the authentication method; null: none was asked for. */
  auth: string | null;
  /** Number of the day it came first. */
  firstDay: number;
  /** What it is mostly used for. */
  label: Label;
}

/** Groups of users (specification, section 3). */
const labels = ['game', 'im', 'movie', 'shopping', 'sport', 'travel'] as const;
type Label = (typeof labels)[number];

/** A time that somebody was online without a break. */
export interface Session {
  start: number;
  end: number;
}

const visitorShare: Readonly<Record<SiteType, number>> = {
  shop: 1.5,
  cafe: 2,
  hotel: 0.8,
  school: 0.15,
  office: 0.2,
  warehouse: 0.05,
};
/** Days after the first on which a visitor may come back. */
const visitorDays = 5;

/** Terminals that belong to the fleet's places. */
function residentsOf(fleet: Fleet): Person[] {
  const { plan, gateways } = fleet;
  const people: Person[] = [];
  allocate(
    plan.residents,
    gateways.map((g) => g.people),
  ).forEach((count, i) => {
    for (let n = 0; n < count; n++) people.push(resident(plan.seed, gateways[i]!, people.length));
  });
  return people;
}

/** Terminals that come for the first time on a day, given by its number. */
function visitorsOf(fleet: Fleet, date: number): Person[] {
  const { plan, gateways } = fleet;
  const today = weekday(startOfDayNumber(date));
  const crowd = (today === 0 || today === 6 ? 1.3 : 1) * (0.9 + 0.2 * unit(plan.seed, 81, date));
  const people: Person[] = [];
  allocate(
    Math.round(plan.visitors * crowd),
    gateways.map((g) => g.people * visitorShare[g.type] * (0.7 + 0.6 * unit(plan.seed, 82, g.index, date))),
  ).forEach((count, i) => {
    for (let n = 0; n < count; n++) people.push(visitor(plan.seed, gateways[i]!, date, people.length));
  });
  return people;
}

function resident(seed: number, gateway: SimGateway, index: number): Person {
  const chance = unit(seed, 91, index);
  const dwells = gateway.type === 'school' ? 0.8 : gateway.type === 'hotel' ? 0.45 : 0;
  const role: Role = chance < 0.14 ? 'thing' : chance < 0.14 + dwells ? 'dweller' : 'staff';
  const auth =
    role === 'dweller'
      ? gateway.type === 'school'
        ? 'local'
        : 'hotel'
      : role === 'staff' && chance > 0.75
        ? 'fixed'
        : null;
  // Nobody can tell after 90 days when a resident came first; it only has to be long ago.
  return person(seed, index, role, gateway, auth, 0);
}

function visitor(seed: number, gateway: SimGateway, date: number, index: number): Person {
  const key = 1_000_000 + (date % 4096) * 8192 + index;
  const methods =
    gateway.type === 'hotel'
      ? ['hotel', 'hotel', 'wechat', 'phone']
      : ['wechat', 'wechat', 'redpacket', 'phone', 'phone', 'fixed', 'coupon', 'qq', 'trial'];
  return person(seed, key, 'visitor', gateway, pick(methods, seed, 92, key), date);
}

function person(
  seed: number,
  key: number,
  role: Role,
  gateway: SimGateway,
  auth: string | null,
  firstDay: number,
): Person {
  const thing = role === 'thing';
  const brand = thing
    ? { ...pick(things, seed, 93, key), os: 'other' as Os }
    : brands[
        weighted(
          brands.map((b) => b.weight),
          unit(seed, 93, key),
        )
      ]!;
  const wired =
    (thing && unit(seed, 94, key) < 0.5) || (role === 'staff' && brand.os === 'windows' && unit(seed, 94, key) < 0.6);
  const aps = gateway.children.filter((child) => child.kind === 'ap');
  const host = pick(brand.hosts, seed, 95, key);
  return {
    key,
    role,
    gateway,
    ap: wired || aps.length === 0 ? undefined : aps[hash(seed, 96, key) % aps.length],
    band: wired ? null : unit(seed, 97, key) < (thing ? 0.25 : 0.84) ? '5G' : '2.4G',
    ssid: wired ? null : ssids[gateway.type][role === 'visitor' || role === 'dweller' ? 0 : 1],
    mac: `06${hex(10, seed, 98, key)}`.replace(/..(?=.)/g, '$&:').toUpperCase(),
    hostname: thing || brand.os === 'windows' ? `${host}-${hex(4, seed, 99, key).toUpperCase()}` : host,
    vendor: brand.name === 'Apple Mac' ? 'Apple' : brand.name,
    os: brand.os,
    auth,
    firstDay,
    label: labels[weighted([12, 28, 34, 17, 4, 5], unit(seed, 100, key))]!,
  };
}

/** Sessions of a terminal that begin on a day, given by its number; they may last into the next. */
export function sessionsOn(seed: number, p: Person, date: number): Session[] {
  const start = startOfDayNumber(date);
  if (p.role === 'thing') return thingSessions(seed, p, start);
  const draw: Draw = (salt, ago = 0) => unit(seed, salt, p.key, date - ago);
  const at = (from: number, spread: number, salt: number) => Math.round(start + (from + spread * draw(salt)) * hour);
  if (p.role === 'visitor') return visitorSessions(seed, p, date, draw, at);
  const today = weekday(start);
  const weekend = today === 0 || today === 6;
  if (p.role === 'dweller') return dwellerSessions(draw, at);
  if (p.gateway.type === 'office') {
    if (draw(111) > (weekend ? 0.1 : 0.9)) return [];
    // A computer that stays on its desk; everybody else is gone for lunch.
    if (draw(114) < 0.15) return [{ start: at(8.4, 1.4, 112), end: at(17.5, 3, 113) }];
    return [
      { start: at(8.4, 1.4, 112), end: at(11.6, 0.8, 115) },
      { start: at(12.7, 1, 116), end: at(17.5, 3, 113) },
    ];
  }
  if (draw(111) > 0.74) return [];
  const shift = draw(117) < 0.5 ? 14 : 9;
  return [
    { start: at(shift, 1, 112), end: at(shift + 3, 0.8, 115) },
    { start: at(shift + 3.9, 0.5, 116), end: at(shift + 7, 1.5, 113) },
  ];
}

/** A number 0 to 1 that belongs to the day; `ago`: to one so many days before. */
type Draw = (salt: number, ago?: number) => number;
/** A moment at an hour of the day and up to `spread` hours later. */
type At = (from: number, spread: number, salt: number) => number;

/** Those who live at the place: noon, evening, and a phone that stays online over night or sleeps until morning. */
function dwellerSessions(draw: Draw, at: At): Session[] {
  const sessions: Session[] = [];
  const away = (ago = 0) => draw(111, ago) > 0.93;
  const overNight = (ago = 0) => !away(ago) && draw(124, ago) < 0.22;
  if (!overNight(1)) {
    if (draw(121) < 0.3) sessions.push({ start: at(0.1, 2, 122), end: at(2.2, 0.8, 123) });
    sessions.push({ start: at(6.2, 1, 125), end: at(7.3, 1.2, 126) });
  }
  if (away()) return sessions;
  if (draw(114) < 0.5) sessions.push({ start: at(11.8, 0.6, 115), end: at(12.9, 0.9, 116) });
  if (draw(127) < 0.6) sessions.push({ start: at(17.2, 0.8, 128), end: at(18.3, 0.8, 129) });
  sessions.push({ start: at(19.2, 1.8, 112), end: overNight() ? at(30.5, 2.5, 113) : at(22.4, 1.5, 113) });
  return sessions;
}

/** Days between two restarts of a thing that is always on. */
const thingRun = 20 * day;

function thingSessions(seed: number, p: Person, start: number): Session[] {
  const offset = Math.floor(unit(seed, 118, p.key) * thingRun);
  const run = Math.floor((start - offset) / thingRun) * thingRun + offset;
  const restart = run + thingRun;
  const rest = 10 * minute;
  return restart < start + day
    ? [
        { start: run + rest, end: restart },
        { start: restart + rest, end: restart + thingRun },
      ]
    : [{ start: run + rest, end: restart }];
}

function visitorSessions(seed: number, p: Person, date: number, draw: Draw, at: At): Session[] {
  const since = date - p.firstDay;
  if (since < 0 || since > visitorDays) return [];
  if (p.gateway.type === 'hotel') {
    const nights = between(1, 3, seed, 119, p.key);
    const overNight = (ago = 0) => draw(133, ago) < 0.2;
    const morning = since > 0 && since <= nights && !overNight(1);
    const evening = since < nights;
    return [
      ...(morning ? [{ start: at(6.6, 1.8, 131), end: at(8.6, 1.6, 132) }] : []),
      ...(evening ? [{ start: at(14, 7, 112), end: overNight() ? at(31, 2, 113) : at(22, 1.9, 113) }] : []),
    ];
  }
  if (since > 0 && draw(111) > 0.16) return [];
  const begin = busyMoment(p.gateway.type, date, draw(112));
  return [{ start: begin, end: begin + Math.round((7 + 190 * draw(113) ** 3) * minute) }];
}

const busy = new Map<string, number[]>();

/** A moment of the day, likelier when the place is busy. */
function busyMoment(type: SiteType, date: number, u: number): number {
  const start = startOfDayNumber(date);
  const today = weekday(start);
  const key = `${type}${today === 0 || today === 6}`;
  let weights = busy.get(key);
  if (!weights) {
    // People visit between 8 and 22 o'clock.
    weights = Array.from({ length: 28 }, (_, i) => shape(type, start + (8 + i / 2 + 0.25) * hour));
    busy.set(key, weights);
  }
  const half = weighted(weights, u);
  return Math.round(start + (8 + half / 2) * hour + ((u * 7919) % 1) * 30 * minute);
}

/** Everybody who may be around at a moment: residents, and visitors of the last days. Kept for one day at a time. */
export class Crowd {
  /** Everybody who belongs to a place. */
  readonly residents: Person[];
  private readonly visitors = new Map<number, Person[]>();
  private readonly sessions = new Map<number, { person: Person; session: Session }[]>();

  constructor(readonly fleet: Fleet) {
    this.residents = residentsOf(fleet);
  }

  /** Everybody who may be seen on a day. */
  on(date: number): Person[] {
    const people = [...this.residents];
    for (let d = date; d >= date - visitorDays; d--) people.push(...this.arrivals(d));
    return people;
  }

  /** First-time visitors of a day. */
  arrivals(date: number): Person[] {
    return remember(this.visitors, date, visitorDays + 4, () => visitorsOf(this.fleet, date));
  }

  /** Sessions that begin on a day (those of things: that touch it), with whose they are. */
  sessionsOn(date: number): { person: Person; session: Session }[] {
    return remember(this.sessions, date, 4, () => {
      const { seed } = this.fleet.plan;
      return this.on(date).flatMap((person) => sessionsOn(seed, person, date).map((session) => ({ person, session })));
    });
  }

  /** Who is online at a moment, and since when. */
  onlineAt(at: number): Map<Person['key'], { person: Person; session: Session }> {
    const online = new Map<Person['key'], { person: Person; session: Session }>();
    const today = dayNumber(at);
    for (const date of [today - 1, today]) {
      for (const one of this.sessionsOn(date)) {
        if (one.session.start <= at && at < one.session.end) online.set(one.person.key, one);
      }
    }
    return online;
  }
}

function remember<T>(kept: Map<number, T>, key: number, size: number, make: () => T): T {
  let value = kept.get(key);
  if (value === undefined) {
    value = make();
    kept.set(key, value);
    if (kept.size > size) kept.delete(kept.keys().next().value!);
  }
  return value;
}
