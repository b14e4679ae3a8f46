import { describe, expect, it } from 'vitest';
import type { PlaceCode } from '../../src/domain/region';
import { kilometres } from '../../host/server/services/sdwan/distance';
import { measure } from '../../host/server/services/sdwan/measure';

const noon = Date.parse('2026-11-20T04:00:00Z');
const hour = 3_600_000;

/** Least milliseconds of a line in a day: without bursts and detours. */
const least = (id: string, places: readonly [PlaceCode | null, PlaceCode | null], abroad = false) =>
  Math.min(
    ...Array.from(
      { length: 24 },
      (_, i) => measure(id, 'centre', { width: 10, abroad, places }, noon + i * hour).latency,
    ),
  );

describe('how far it is', () => {
  it.each([
    ['31', '31', 0],
    ['51', '35', 1560],
    ['33', '44', 1050],
    ['11', '44', 1880],
  ] as const)('from %s to %s', (one, other, about) => {
    expect(Math.abs(kilometres(one, other) - about)).toBeLessThanOrEqual(60);
    expect(kilometres(one, other)).toBe(kilometres(other, one));
  });
});

describe('a simulated link', () => {
  const ids = Array.from({ length: 20 }, (_, i) => `gateway-${i}`);

  it('takes as long as its way is, whoever is on it and on whichever side they are counted', () => {
    for (const id of ids) {
      expect(least(id, ['34', '34'], true)).toBeLessThan(8);
      expect(least(id, ['51', '35'])).toBeGreaterThan(24);
      expect(least(id, ['31', '33'])).toBeLessThan(least(id, ['31', '11']));
      expect(least(id, ['31', '11'])).toBeLessThan(least(id, ['31', '00']));
    }
  });

  it('crosses the border in longer where nobody said where it leads', () => {
    for (const id of ids) expect(least(id, [null, '31'], true)).toBeGreaterThan(least(id, [null, '31']));
  });
});
