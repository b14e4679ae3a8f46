import { describe, expect, it } from 'vitest';
import { checkApplied, domainsFailure, domainsOf, pingFigures } from '../../src/domain/speedup';

describe('the answer of a ping', () => {
  it.each([
    [['rtt min/avg/max/mdev = 40.1/42.55/45.0/1.2 ms', '4 packets transmitted, 3 received, 25% packet loss'], 42.6, 25],
    [
      ['来自 a 的回复：序号 1，时间 10.0 ms', '来自 a 的回复：序号 2，时间 20.0 ms', '已发送 4，已接收 4，丢包 0%'],
      15,
      0,
    ],
    [['第 1 次：8.0 ms', '已尝试 4，有回应 2', '平均 8.4 ms'], 8.4, 50],
    [['64 bytes from 1.1.1.1: icmp_seq=1 ttl=56 time=12.3 ms'], 12.3, 0],
  ])('%j holds the mean time and the loss', (lines, ms, loss) => {
    expect(pingFigures(lines)).toEqual({ ms, loss });
  });

  it('without a time is no measure', () => {
    expect(pingFigures(['已执行'])).toBeUndefined();
    expect(pingFigures(['4 packets transmitted, 0 received, 100% packet loss'])).toBeUndefined();
  });
});

describe('an application', () => {
  it('says by field what is wrong', () => {
    const good = { name: '前台', mac: '02:00:5e:00:00:01', purpose: '邮件', mbps: '' };
    expect(checkApplied(good, 5)).toEqual({});
    expect(Object.keys(checkApplied({ name: ' ', mac: '1', purpose: '', mbps: '1.5' }, 5)).sort()).toEqual([
      'mac',
      'mbps',
      'name',
      'purpose',
    ]);
    expect(checkApplied({ ...good, mbps: '6' }, 5)).toHaveProperty('mbps');
  });
});

it('domains are read one a line, in small letters, once each', () => {
  expect(domainsOf(' A.com\nb.com, a.com\n\n')).toEqual(['a.com', 'b.com']);
  expect(domainsFailure([])).toBeUndefined();
  expect(domainsFailure(['a.com', 'b'])).toBeDefined();
});
