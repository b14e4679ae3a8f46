import { describe, expect, it } from 'vitest';
import { niceTop, quarters } from '../../../src/ui/chart/theme';
import { heatStep, toneAt, toneOrder } from '../../../src/ui/chart/tones';

describe('the axis of a chart', () => {
  it.each([
    [0, 4],
    [1, 1],
    [9, 10],
    [118, 120],
    [10_950, 12_000],
    [5_600, 6_000],
    [12_001, 16_000],
  ])('has room for %d and ends at %d', (most, top) => {
    expect(niceTop(most)).toBeCloseTo(top);
    expect(niceTop(most)).toBeGreaterThanOrEqual(most);
    expect(quarters(niceTop(most))).toHaveLength(5);
  });
});

it.each([
  [45 * 1024 ** 2, 60 * 1024 ** 2],
  [800, 800],
  [1000, 1000],
  [1024, 1024],
  [9 * 1024, 10 * 1024],
])('an axis in units of 1024 has room for %d and ends at %d', (most, top) => {
  expect(niceTop(most, 1024)).toBeCloseTo(top);
});

describe('steps of a heat map', () => {
  it.each([
    [0, 10, 0],
    [0.01, 10, 1],
    [2, 10, 1],
    [2.1, 10, 2],
    [10, 10, 5],
    [3, 0, 0],
  ])('%d of %d is step %d', (value, most, step) => {
    expect(heatStep(value, most)).toBe(step);
  });
});

it('parts beyond the palette share one tone', () => {
  expect(new Set(toneOrder).size).toBe(8);
  expect(toneAt(8)).toBe('other');
});
