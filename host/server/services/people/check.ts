import { randomInt } from 'node:crypto';
import { isDay } from '../../../../src/domain/calendar-day';
import { addDays, beijingDay, beijingMidnight, iso } from '../../../../src/domain/time';
import { passwordSizes, type PasswordShape } from '../../../../src/domain/wifi-password';
import { personLimits } from '../../../../src/domain/wifi-person';
import { lengthBetween, maxLength, passwordCharacters, required, vlanId } from '../../../../src/rules';
import { because, invalid, type Said } from '../../kit/refusal';
import { checks } from '../../kit/validate';
import { makePassword } from '../passwords/make-password';

/** What passwords are made of that nobody gives. */
export interface Make {
  shape: PasswordShape;
  size: number;
}

/** What is known of a person when somebody says it. */
export interface Entry {
  name: string;
  /** Empty: one is made. */
  password: string;
  vlan: string;
  devices: number;
  /** Last day in China; null: without an end. */
  until: string | null;
}

/** What is wrong with an entry by itself, by field. */
export function faultsOf({ name, password, vlan, devices, until }: Entry, now: number): Record<string, Said> {
  const faults = {
    name: checks<string>('personName', required, maxLength(personLimits.name))(name),
    password: checks<string>('password', lengthBetween(8, 63), passwordCharacters)(password),
    vlan: checks<string>(because('text', { text: 'VLAN' }), vlanId)(vlan),
    devices:
      Number.isInteger(devices) && devices >= 0 && devices <= personLimits.devices
        ? undefined
        : because('personDevices', { most: personLimits.devices }),
    until: faultOfUntil(until, now),
  };
  return Object.fromEntries(Object.entries(faults).flatMap(([field, said]) => (said ? [[field, said]] : [])));
}

/** What is wrong with a last day. */
export function faultOfUntil(until: string | null, now: number): Said | undefined {
  if (until === null) return undefined;
  if (!isDay(until)) return because('personUntil');
  return until < beijingDay(now) ? because('personPast') : undefined;
}

/** The moment at which the last day is over. */
export const endOf = (until: string | null): string | null =>
  until === null ? null : iso(beijingMidnight(addDays(until, 1)));

/** Refuses passwords of a size that their shape does not have. */
export function checkMake({ shape, size }: Make): void {
  const { from, to } = passwordSizes[shape];
  if (size < from || size > to) throw invalid({ 'make.size': because('passwordSize', { from, to }) });
}

/** A password that is none of those taken. */
export function freshPassword({ shape, size }: Make, isTaken: (password: string) => boolean): string {
  for (;;) {
    const password = makePassword(shape, size, (limit) => randomInt(limit));
    if (!isTaken(password)) return password;
  }
}
