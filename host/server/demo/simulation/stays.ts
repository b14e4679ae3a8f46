import { minute } from '../../../../src/domain/time';
import type { SimChild } from './fleet';
import { between } from './hash';
import { unit } from '../../kit/hash';
import type { Person, Session } from './people';

/** A part of a session at one access point. */
export interface Stay {
  start: number;
  end: number;
  ap: SimChild | undefined;
  band: '2.4G' | '5G' | null;
  /** dBm; null: wired. */
  signal: number | null;
}

const kept = new WeakMap<Session, Stay[]>();

/** The stays of a session, in order and without gaps: people walk around, things stand still. */
export function staysOf(seed: number, person: Person, session: Session): Stay[] {
  const known = kept.get(session);
  if (known) return known;
  const stays = person.role === 'thing' || !person.ap ? [whole(seed, person, session)] : walk(seed, person, session);
  kept.set(session, stays);
  return stays;
}

/** Where a terminal is at a moment of its session. */
export const stayAt = (seed: number, person: Person, session: Session, at: number): Stay => {
  const stays = staysOf(seed, person, session);
  return stays.find((stay) => at < stay.end) ?? stays.at(-1)!;
};

const signalOf = (seed: number, person: Person, at: number): number | null =>
  person.band ? -between(38, 76, seed, 704, person.key, at) : null;

const whole = (seed: number, person: Person, { start, end }: Session): Stay => ({
  start,
  end,
  ap: person.ap,
  band: person.band,
  signal: signalOf(seed, person, start),
});

function walk(seed: number, person: Person, session: Session): Stay[] {
  const { key, gateway } = person;
  const aps = gateway.children.filter((child) => child.kind === 'ap');
  // Who sleeps there stays longer at one place.
  const [least, most] = person.role === 'dweller' ? [70, 260] : [12, 110];
  const stays: Stay[] = [];
  for (let at = session.start; at < session.end;) {
    const end = Math.min(session.end, at + between(least, most, seed, 711, key, at) * minute);
    const home = unit(seed, 712, key, at) < 0.62;
    const ap = home ? person.ap! : aps[Math.floor(unit(seed, 713, key, at) * aps.length)]!;
    // Far from an access point the slower band carries further.
    const band = home || unit(seed, 714, key, at) < 0.7 ? person.band : '2.4G';
    const last = stays.at(-1);
    if (last?.ap === ap && last.band === band) last.end = end;
    else stays.push({ start: at, end, ap, band, signal: signalOf(seed, person, at) });
    at = end;
  }
  return stays;
}
