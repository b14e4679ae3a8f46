import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitRate, bytes, bytesParts, duration, number, percent, rate, signal, signalDbm } from '../../src/format';

const K = 1024;

describe('bytes', () => {
  it.each([
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1,023 B'],
    [1023.6, '1.0 KB'],
    [K, '1.0 KB'],
    [1.5 * K, '1.5 KB'],
    [K ** 2 - 1, '1.0 MB'],
    [K ** 2, '1.0 MB'],
    [K ** 3, '1.0 GB'],
    [K ** 4, '1.0 TB'],
    [K ** 5, '1.0 PB'],
    [K ** 6, '1.0 EB'],
    [K ** 7, '1.0 ZB'],
    [K ** 8, '1.0 YB'],
    [K ** 9, '1.0 BB'],
    [K ** 10, '1.0 NB'],
    [2048 * K ** 10, '2,048.0 NB'],
    [-1, '—'],
    [Number.NaN, '—'],
    [Infinity, '—'],
    [null, '—'],
    [undefined, '—'],
  ])('%s is %s', (n, text) => expect(bytes(n)).toBe(text));

  it('takes another number of decimals', () => {
    expect(bytes(1.234 * K, 2)).toBe('1.23 KB');
    expect(bytes(1.6 * K, 0)).toBe('2 KB');
  });

  it('gives number and unit apart', () => expect(bytesParts(3 * K ** 3)).toEqual({ value: '3.0', unit: 'GB' }));
});

describe('rates', () => {
  it.each([
    [0, '0 bps'],
    [1000, '1,000 bps'],
    [K, '1.0 Kbps'],
    [1.5 * K ** 2, '1.5 Mbps'],
    [K ** 3, '1.0 Gbps'],
    [5000 * K ** 3, '5,000.0 Gbps'],
  ])('%s is %s', (n, text) => expect(rate(n)).toBe(text));

  it.each([
    [0, '0 b'],
    [K, '1.0 Kb'],
    [K ** 2, '1.0 Mb'],
    [2.5 * K ** 4, '2.5 Tb'],
  ])('%s is %s', (n, text) => expect(bitRate(n)).toBe(text));
});

describe('duration', () => {
  it.each([
    [0, '0 秒'],
    [0.9, '0 秒'],
    [59, '59 秒'],
    [60, '1 分钟'],
    [3661, '1 小时 1 分钟 1 秒'],
    [86_399, '23 小时 59 分钟 59 秒'],
    [86_400, '1 天'],
    [86_430, '1 天'],
    [90_061, '1 天 1 小时 1 分钟'],
    [42 * 86_400 + 6 * 3600, '42 天 6 小时'],
    [-1, '—'],
    [undefined, '—'],
  ])('%s is %s', (seconds, text) => expect(duration(seconds)).toBe(text));

  it('keeps the largest units', () => expect(duration(90_061, 2)).toBe('1 天 1 小时'));
});

describe('signal', () => {
  it.each([
    [undefined, '未知'],
    [null, '未知'],
    [99, '未知'],
    [120, '未知'],
    [-3, '≤ -113 dBm'],
    [0, '≤ -113 dBm'],
    [1, '-111 dBm'],
    [15, '-83 dBm'],
    [30, '-53 dBm'],
    [31, '≥ -51 dBm'],
    [98, '≥ -51 dBm'],
  ])('%s is %s', (code, text) => expect(signal(code)).toBe(text));

  it('is a number for bars', () =>
    expect([signalDbm(0), signalDbm(10), signalDbm(98), signalDbm(99)]).toEqual([-113, -93, -51, undefined]));
});

it('numbers', () => {
  expect([number(1234567), number(1234.56, 1), number(12, 1, 1), number(null), number(0)]).toEqual([
    '1,234,567',
    '1,234.6',
    '12.0',
    '—',
    '0',
  ]);
  expect([number(-0.04, 1), number(7000, 2), number(7, 2, 1), number(Infinity)]).toEqual(['0', '7,000', '7.0', '—']);
});

it.each([
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 2],
  [3, 1],
])('numbers are written as the browser does, with at most %d and at least %d decimals', (most, least) => {
  const usual = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: most, minimumFractionDigits: least });
  const whole = [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 2 ** 53];
  const parts = [0.5, 1.005, 1.15, 1.25, 2.675, 8.345, 999.95, 999_999.995, 1 / 3, 1e-7, 5e-9, 123_456.789_012, 0.045];
  const all = [...whole, ...parts, ...Array.from({ length: 2000 }, (_, at) => at / 1000)];
  const both = all.flatMap((n) => (Math.abs(n) >= 0.5 ? [n, -n] : [n]));
  expect(both.map((n) => number(n, most, least))).toEqual(both.map((n) => usual.format(n)));
});

it('shares', () => {
  expect([percent(0.955), percent(1), percent(0), percent(1 / 3, 0), percent(undefined)]).toEqual([
    '95.5%',
    '100.0%',
    '0.0%',
    '33%',
    '—',
  ]);
});

describe('order', () => {
  const units = 'B KB MB GB TB PB EB ZB YB BB NB'.split(' ');
  const back = (text: string, names: string[]) => {
    const [value = '', unit = ''] = text.split(' ');
    return Number(value.replaceAll(',', '')) * K ** names.indexOf(unit);
  };
  const size = fc.double({ min: 0, max: K ** 11, noNaN: true });

  it('of sizes is kept by their texts', () => {
    fc.assert(
      fc.property(size, size, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(back(bytes(low), units)).toBeLessThanOrEqual(back(bytes(high), units));
      }),
    );
  });

  it('of sizes is off by less than a tenth', () => {
    fc.assert(fc.property(size, (n) => Math.abs(back(bytes(n), units) - n) <= Math.max(0.5, n * 0.051)));
  });

  it('of signals is kept', () => {
    const code = fc.integer({ min: -5, max: 98 });
    fc.assert(fc.property(code, code, (a, b) => a > b || signalDbm(a)! <= signalDbm(b)!));
  });

  it('of durations is kept', () => {
    const parts: Record<string, number> = { 天: 86_400, 小时: 3600, 分钟: 60, 秒: 1 };
    const seconds = (text: string) =>
      [...text.matchAll(/(\d+) (\S+)/g)].reduce((sum, [, n, unit]) => sum + Number(n) * parts[unit!]!, 0);
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (a, b) => {
        expect(seconds(duration(Math.min(a, b)))).toBeLessThanOrEqual(seconds(duration(Math.max(a, b))));
        expect(a - seconds(duration(a))).toBeLessThan(60);
      }),
    );
  });
});
