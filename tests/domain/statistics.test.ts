import { describe, expect, it } from 'vitest';
import { dwellBucket } from '../../src/domain/dwell';
import { loginSpot } from '../../src/domain/login-outcome';
import { counted, shares, top } from '../../src/domain/shares';

describe('dwell times', () => {
  it.each([
    [0, '<1', '<30'],
    [29.9, '<1', '<30'],
    [30, '<1', '>30'],
    [59, '<1', '>30'],
    [60, '1~2', '1~2'],
    [119, '1~2', '1~2'],
    [120, '2~4', '2~4'],
    [239, '2~4', '2~4'],
    [240, '4~8', '>4'],
    [479, '4~8', '>4'],
    [480, '>8', '>4'],
    [10_000, '>8', '>4'],
  ])('%s minutes are %s in hours and %s in the other reading', (minutes, hours, other) => {
    expect(dwellBucket(minutes, 'hours')).toBe(hours);
    expect(dwellBucket(minutes, 'minutes')).toBe(other);
  });
});

describe('shares', () => {
  const apps = counted({ a: 10, b: 40, c: 10, d: 5, e: 20, f: 15 });

  it('are parts of all', () =>
    expect(shares(apps).map(({ share }) => share)).toEqual([0.1, 0.4, 0.1, 0.05, 0.2, 0.15]));

  it('of a given total', () =>
    expect(shares([{ name: 'a', value: 1 }], 4)).toEqual([{ name: 'a', value: 1, share: 0.25 }]));

  it('of nothing are 0', () => expect(shares([{ name: 'a', value: 0 }])[0]?.share).toBe(0));

  it('top five, biggest first, equal ones in their order', () => {
    expect(top(apps).map(({ name }) => name)).toEqual(['b', 'e', 'f', 'a', 'c']);
    expect(top(apps, 1)).toEqual([{ name: 'b', value: 40, share: 0.4 }]);
    expect(apps.map(({ name }) => name).join('')).toBe('abcdef');
  });
});

it.each([
  ['account', 4006, 'password-field'],
  ['account', 4001, 'account-field'],
  ['account', 2005, 'account-field'],
  ['account', 5000, 'account-field'],
  ['account', undefined, 'account-field'],
  ['mobile', 2005, 'set-password'],
  ['mobile', 5000, 'toast'],
  ['mobile', 4006, 'notification'],
  ['mobile', undefined, 'notification'],
  ['register', 2005, 'notification'],
  ['register', 4001, 'notification'],
] as const)('a refused login by %s with code %s shows at %s', (mode, code, spot) =>
  expect(loginSpot(mode, code)).toBe(spot),
);
