import { describe, expect, it } from 'vitest';
import { parseSpan, printSpan, quickMs, shift, widen, windowOf, type Quick } from '../../src/ui/time-range';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;
const quick: Quick[] = ['1h', '24h', '7d'];

describe('the time that charts share', () => {
  it.each([
    ['30m', 30 * 60_000],
    ['24h', 24 * hour],
    ['7d', 7 * 24 * hour],
  ] as const)('%s is %d ms', (stretch, ms) => {
    expect(quickMs(stretch)).toBe(ms);
    expect(windowOf({ last: stretch }, now)).toEqual({ from: now - ms, to: now });
  });

  it('goes back by its own width, and forward to the latest again', () => {
    const before = shift({ last: '24h' }, -1, now, quick);
    expect(before).toEqual({ from: now - 48 * hour, to: now - 24 * hour });
    expect(shift(before, 1, now, quick)).toEqual({ last: '24h' });
    expect(shift({ from: now - 5 * hour, to: now - hour }, 1, now, quick)).toEqual({ from: now - 4 * hour, to: now });
  });

  it('doubles around its middle, never past now', () => {
    expect(widen({ from: now - 10 * hour, to: now - 6 * hour }, now)).toEqual({
      from: now - 12 * hour,
      to: now - 4 * hour,
    });
    expect(widen({ last: '1h' }, now)).toEqual({ from: now - 2 * hour, to: now });
  });

  it('keeps in an address', () => {
    for (const span of [{ last: '24h' as const }, { from: now - hour, to: now }]) {
      expect(parseSpan(printSpan(span))).toEqual(span);
    }
    for (const text of [undefined, '', '0h', '24', 'x', `${now}-${now}`, `${now}-${now - 1}`, '24h;'])
      expect(parseSpan(text)).toBeUndefined();
  });
});
