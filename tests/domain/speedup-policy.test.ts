import { expect, it } from 'vitest';
import { breachOf, nextLine } from '../../src/domain/speedup-policy';

const policy = { lines: ['a', 'b', 'c'], hold: 60, back: 300 };
const wrong = (bad: Record<string, number>) => ({
  wrongFor: (line: string, seconds: number) => ((bad[line] ?? 0) >= seconds ? ('loss' as const) : undefined),
  wellFor: (line: string) => bad[line] === undefined,
});

it.each([
  ['takes the first one', undefined, {}, { line: 'a', why: 'start' }],
  ['stays while the line is well', 'a', {}, undefined],
  ['stays while a line is above for less than its time', 'a', { a: 59 }, undefined],
  ['leaves a line that was above for its time', 'a', { a: 60 }, { line: 'b', why: 'loss' }],
  ['passes over one that is not well either', 'a', { a: 90, b: 90 }, { line: 'c', why: 'loss' }],
  ['stays where none is better', 'a', { a: 90, b: 90, c: 90 }, undefined],
  ['takes an earlier one again that is well', 'c', { a: 10 }, { line: 'b', why: 'back' }],
  ['leaves a line that is closed', 'gone', {}, { line: 'a', why: 'down' }],
] as const)('a policy %s', (_, present, bad, expected) => {
  expect(nextLine(policy, present, wrong(bad))).toEqual(expected);
});

it('names what of a line is worse than it may be', () => {
  const most = { ms: 150, loss: 3, jitter: 30 };
  expect(breachOf({ ms: 150, loss: 3, jitter: 30 }, most)).toBeUndefined();
  expect(breachOf({ ms: 200, loss: 4, jitter: 40 }, most)).toBe('loss');
  expect(breachOf({ ms: 200, loss: 0, jitter: 40 }, most)).toBe('latency');
  expect(breachOf({ ms: 20, loss: 0, jitter: 40 }, most)).toBe('jitter');
});
