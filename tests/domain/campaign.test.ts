import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/time';
import { campaign, campaignOpen, subsidy, subsidyDays, subsidyPercent } from '../../src/domain/campaign';

describe('subsidy', () => {
  it.each([
    [31, 0],
    [31.9, 0],
    [32, 15],
    [128, 15],
    [256, 15],
    [256.1, 30],
    [512, 30],
    [Number.NaN, 0],
  ])('a disk of %s GB earns %s per cent', (disk, percent) => expect(subsidyPercent(disk)).toBe(percent));

  it.each([
    [140, 64, 21],
    [140, 512, 42],
    [140, 16, 0],
    [9, 64, 0],
    [10, 64, 1],
    [10, 512, 3],
    [0, 512, 0],
    [101, 64, 15],
  ])('%s fen with %s GB give %s fen', (income, disk, fen) => expect(subsidy(income, disk)).toBe(fen));

  it('is whole fen, grows with the income and never exceeds its share', () => {
    const income = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(income, income, fc.constantFrom(32, 256, 512), (a, b, disk) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(subsidy(low, disk)).toBeLessThanOrEqual(subsidy(high, disk));
        expect(Number.isInteger(subsidy(a, disk))).toBe(true);
        expect(subsidy(a, disk) * 100).toBeLessThanOrEqual(a * subsidyPercent(disk));
      }),
    );
  });
});

describe('dates', () => {
  it('runs 64 days', () => expect(addDays(campaign.from, 63)).toBe(campaign.to));

  it.each([
    ['2019-08-27T23:59:59', false],
    ['2019-08-28T00:00:00', true],
    ['2019-10-30T23:59:59', true],
    ['2019-10-31T00:00:00', false],
  ])('at %s in Beijing: %s', (moment, open) => expect(campaignOpen(Date.parse(`${moment}+08:00`))).toBe(open));

  it.each([
    ['2019-08-27', undefined],
    ['2019-08-28', { from: '2019-08-28', to: '2019-09-26' }],
    ['2019-10-30', { from: '2019-10-30', to: '2019-11-28' }],
    ['2019-10-31', undefined],
  ])('a device that joins on %s', (joined, days) => expect(subsidyDays(joined)).toEqual(days));
});
