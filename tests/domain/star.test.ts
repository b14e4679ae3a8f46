import { expect, it } from 'vitest';
import { gigabyte, mostShared, soldGb, starSubsidy, subsidyUntil } from '../../src/domain/star-rules';

it.each([
  // income, GB, joined, day, per cent, fen, why none
  [140, 64, '2019-09-01', '2019-09-01', 15, 21, ''],
  [140, 256, '2019-09-01', '2019-09-30', 15, 21, ''],
  [140, 257, '2019-09-01', '2019-09-30', 30, 42, ''],
  [140, 64, '2019-09-01', '2019-10-01', 0, 0, 'campaign'],
  [140, 64, '2019-10-30', '2019-11-28', 15, 21, ''],
  [140, 64, '2019-10-30', '2019-11-29', 0, 0, 'campaign'],
  [140, 64, '2019-10-31', '2019-10-31', 0, 0, 'campaign'],
  [9, 64, '2019-09-01', '2019-09-02', 15, 0, 'least'],
  [10, 64, '2019-09-01', '2019-09-02', 15, 1, ''],
  [140, 31, '2019-09-01', '2019-09-02', 0, 0, 'small'],
] as const)(
  '%i fen by %i GB that joined %s get for %s: %i%%, %i fen (%s)',
  (income, gb, joined, day, percent, fen, unpaid) => {
    expect(starSubsidy(income, gb, joined, day)).toEqual({ percent, fen, unpaid });
  },
);

it('a tenth of what is free stays with the gateway, and a small disk lends nothing', () => {
  const most = (size: number, used: number) => mostShared(size * gigabyte, used * gigabyte);
  expect([most(256, 10), most(29, 0), most(64, 64), most(64, 80)]).toEqual([221, 0, 0, 0]);
});

it('the subsidy ends with its days, and nobody who joins now gets any', () => {
  expect(subsidyUntil(Date.parse('2019-10-30T23:00:00+08:00'))).toBe('2019-11-28');
  expect(subsidyUntil(Date.parse('2026-11-24T00:00:00Z'))).toBeUndefined();
});

it.each([
  // Bytes as such disks have them.
  ['flash sold as 32 GB', 31_268_536_320, 32],
  ['a card sold as 32 GB', 30_908_350_464, 32],
  ['a disk of 32 GB', 32_017_047_552, 32],
  ['one of 30 GB and less', 29_300_000_000, 29],
  ['flash sold as 16 GB', 15_634_268_160, 16],
  ['a disk of 256 GB', 256_060_514_304, 256],
  ['a disk of 500 GB', 500_107_862_016, 500],
])('%s counts as what it is sold as', (_, bytes, gb) => expect(soldGb(bytes)).toBe(gb));
