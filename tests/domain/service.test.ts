import { describe, expect, it } from 'vitest';
import {
  addMonths,
  billOf,
  durationsOf,
  mostMonths,
  orderState,
  ownedState,
  paidMonths,
  sumOf,
  upgradeFen,
} from '../../src/domain/service';

const at = (text: string) => Date.parse(`${text}+08:00`);
const day = 86_400_000;

describe('a bill', () => {
  const twoGetOne = [{ buy: 2, get: 1 }];
  it.each([
    ['one month', { monthFen: 4800, gifts: [] }, 1, 1, 4800],
    ['three months of nine', { monthFen: 2800, gifts: [] }, 3, 9, 75_600],
    ['two get one, at exactly three months', { monthFen: 2800, gifts: twoGetOne }, 3, 9, 50_400],
    ['two get one, twice in six', { monthFen: 2800, gifts: twoGetOne }, 6, 9, 100_800],
    ['two get one, four times in a year', { monthFen: 2800, gifts: twoGetOne }, 12, 9, 201_600],
    ['a year pays nine months', { monthFen: 2800, gifts: [] }, 12, 9, 226_800],
    ['the activity price', { monthFen: 4800, activityFen: 2800, gifts: [] }, 1, 2, 5600],
    [
      'the activity price, for the first month of many',
      { monthFen: 4800, activityFen: 2800, gifts: [] },
      36,
      100,
      11_320_000,
    ],
    ['an activity price that is none', { monthFen: 1800, activityFen: 2800, gifts: [] }, 1, 1, 1800],
    ['both', { monthFen: 4800, activityFen: 2800, gifts: twoGetOne }, 3, 1, 7600],
    ['nothing', { monthFen: 0, gifts: twoGetOne }, 3, 1, 0],
  ])('of %s', (_, basis, months, quantity, fen) => {
    const lines = billOf(basis, months, quantity);
    expect(sumOf(lines)).toBe(fen);
    expect(lines.every((line) => Number.isInteger(line.fen))).toBe(true);
  });

  it.each([
    ['nothing on top', []],
    ['two get one', twoGetOne],
    ['all that was ever given', [...twoGetOne, { buy: 4, get: 3 }, { buy: 4, get: 4 }]],
  ])('is never cheaper in parts, with %s', (_, gifts) => {
    for (let months = 2; months <= mostMonths; months++) {
      for (let part = 1; part < months; part++) {
        expect(paidMonths(months, gifts)).toBeLessThanOrEqual(
          paidMonths(part, gifts) + paidMonths(months - part, gifts),
        );
      }
    }
  });

  it('never falls below zero', () => {
    expect(
      sumOf([
        { kind: 'base', fen: 100 },
        { kind: 'coupon', fen: -500 },
      ]),
    ).toBe(0);
  });
});

it.each([
  ['2026-01-31T10:00:00', 1, '2026-02-28T10:00:00'],
  ['2026-11-20T00:30:00', 3, '2027-02-20T00:30:00'],
  ['2024-02-29T12:00:00', 12, '2025-02-28T12:00:00'],
  ['2026-12-31T23:59:59', 2, '2027-02-28T23:59:59'],
])('%s and %i months are %s', (from, months, to) => expect(addMonths(at(from), months)).toBe(at(to)));

it('an upgrade costs the difference for what is left, rounded up', () => {
  expect(upgradeFen(1800, 4800, 30 * day)).toBe(3000);
  expect(upgradeFen(3600, 9600, 15 * day)).toBe(3000);
  expect(upgradeFen(1800, 4800, 1)).toBe(1);
  expect(upgradeFen(4800, 1800, 30 * day)).toBe(0);
});

it('durations hold what gifts make worth it', () => {
  expect(durationsOf([])).toEqual([1, 3, 6, 12]);
  expect(durationsOf([{ buy: 4, get: 3 }])).toEqual([1, 3, 6, 7, 12]);
});

it('states follow the clock', () => {
  const now = at('2026-11-20T12:00:00');
  expect([now - 1, now, now + 7 * day, now + 7 * day + 1].map((ends) => ownedState(ends, now))).toEqual([
    'expired',
    'expired',
    'expiring',
    'active',
  ]);
  const order = (stored: 'unpaid' | 'paid' | 'cancelled', more = {}) =>
    orderState({ stored, payUntil: now + 1, from: null, to: null, ...more }, now);
  expect(order('unpaid')).toBe('unpaid');
  expect(order('unpaid', { payUntil: now })).toBe('cancelled');
  expect(order('cancelled')).toBe('cancelled');
  expect(order('paid', { from: now + 1, to: now + 9 * day })).toBe('paid');
  expect(order('paid', { from: now, to: now + 9 * day })).toBe('active');
  expect(order('paid', { from: now, to: now + day })).toBe('expiring');
  expect(order('paid', { from: now - day, to: now })).toBe('expired');
});
