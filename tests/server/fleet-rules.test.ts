import { beijingDay, dayStart, hourOfDay, monthStart, weekday } from '../../src/domain/time';
import { describe, expect, it } from 'vitest';
import { conditionsOf, type Reading } from '../../host/server/fleet/alarms/rules';
import { likePattern } from '../../host/server/kit/sql/search';
import { bytesBetween } from '../../host/server/fleet/gateway-link/counters';

const quiet: Reading = {
  id: 'g',
  accountId: 'a',
  kind: 'gateway',
  gatewayId: 'g',
  remark: '店',
  gatewayRemark: '店',
  simulated: false,
};

describe('what a report shows to be wrong', () => {
  it.each<[string, Partial<Reading>, string[]]>([
    ['nothing', {}, []],
    ['a processor at the limit', { cpu: 90 }, []],
    ['a processor above it', { cpu: 90.1 }, ['CPU 连续 10 分钟高于 90%']],
    ['memory above it', { memory: 95 }, ['内存连续 10 分钟高于 90%']],
    ['a disk above it', { diskUsed: 91 }, ['硬盘使用率高于 90%']],
    ['values that were not told', { cpu: null, memory: undefined }, []],
    [
      'a broken line and another',
      {
        wans: [
          { name: 'wan1', up: false },
          { name: 'wan2', up: true },
        ],
      },
      ['WAN1 断开，已切换到 WAN2'],
    ],
    ['the only line broken', { wans: [{ name: 'wan1', up: false }] }, ['WAN1 断开，没有可用线路']],
    ['a lossy line', { wans: [{ name: 'wan1', up: true, loss: 2.5 }] }, ['WAN1 丢包率高于 2%']],
    ['a loop', { loops: [9] }, ['交换机“店”端口 9 检测到环路，已阻断']],
    ['a crowded channel', { busyRadios: ['5G'] }, ['AP“店”5G 信道干扰严重']],
    ['new firmware', { firmwareNew: '3.7.12' }, ['固件 3.7.12 可升级']],
    ['a restart', { restarted: true }, ['设备重新启动过']],
  ])('%s', (_, reading, sentences) => {
    expect(conditionsOf({ ...quiet, ...reading }).map((one) => one.content)).toEqual(sentences);
  });
});

describe('bytes between two readings of a counter', () => {
  const at = 1_000_000;
  it.each<
    [string, number | undefined, number, { restarted?: boolean; speed?: number; seconds?: number }, number | undefined]
  >([
    ['grows', 1000, 5000, {}, 4000],
    ['stands', 1000, 1000, {}, 0],
    ['is read for the first time', undefined, 5000, {}, undefined],
    ['started over with the machine', 9_000_000, 700, { restarted: true }, 700],
    ['started over and is higher already', 500, 800, { restarted: true }, 800],
    ['was reset without a restart', 9e12, 700, {}, 700],
    ['went through 32 bits', 4_294_967_000, 704, {}, 1000],
    ['fell on old hardware, but too far for a wrap', 1_000_000, 700, {}, 700],
    ['jumps further than the line can carry', 0, 1e12, { speed: 1000 }, undefined],
    ['is told twice in the same moment', 1000, 5000, { seconds: 0 }, undefined],
  ])('%s', (_, before, value, { restarted = false, speed, seconds = 15 }, expected) => {
    const last = before === undefined ? undefined : { value: before, at };
    expect(bytesBetween(last, { value, at: at + seconds * 1000 }, { restarted, speed })).toBe(expected);
  });
});

describe('days in China', () => {
  it('begin eight hours before those of UTC', () => {
    expect(beijingDay(Date.parse('2026-11-19T15:59:59Z'))).toBe('2026-11-19');
    expect(beijingDay(Date.parse('2026-11-19T16:00:00Z'))).toBe('2026-11-20');
    expect(new Date(dayStart(Date.parse('2026-11-20T03:00:00Z'))).toISOString()).toBe('2026-11-19T16:00:00.000Z');
    expect(hourOfDay(Date.parse('2026-11-20T03:00:00Z'))).toBe(11);
    expect(weekday(Date.parse('2026-11-20T03:00:00Z'))).toBe(5);
  });

  it('have months that begin with them', () => {
    const at = Date.parse('2026-10-31T17:00:00Z');
    expect(beijingDay(monthStart(at))).toBe('2026-11-01');
    expect(beijingDay(monthStart(at, -1))).toBe('2026-10-01');
    expect(beijingDay(monthStart(Date.parse('2026-01-05T00:00:00Z'), -1))).toBe('2025-12-01');
  });
});

describe('what is typed into a search', () => {
  it.each([
    ['静安', '%静安%'],
    ['100%_a\\', '%100\\%\\_a\\\\%'],
    ['NP-R680', '%np-r680%'],
    ['02-AB-00-11-22-ff', '%02:ab:00:11:22:ff%'],
    ['02:ab:00:11:22:ff', '%02:ab:00:11:22:ff%'],
    // Twelve digits are a GWID as well as a MAC: they are sought as they stand.
    ['7f3a9c21e04b', '%7f3a9c21e04b%'],
  ])('%s', (typed, pattern) => expect(likePattern(typed)).toBe(pattern));
});
