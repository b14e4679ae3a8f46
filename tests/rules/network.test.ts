import { describe, expect, it } from 'vitest';
import {
  badLines,
  cidr,
  domain,
  domainList,
  host,
  internalIp,
  ip,
  ipList,
  ipOrSegment,
  ipv4,
  ipv4Range,
  ipv6,
  ipv6Mask,
  ipv6MaskList,
  mac,
  macList,
  normalMac,
  port,
  ports,
  subnet,
  switchSpeed,
  timePeriod,
  timePoint,
  tunnelDomain,
} from '../../src/rules';
import { ruleText } from '../../src/text/rules.text';
import { verdicts } from './verdict';

verdicts(
  'mac',
  mac,
  ['', '00:11:22:33:44:55', 'AA-BB-CC-DD-EE-FF', 'aA:0b:Cd:00:11:ff'],
  [
    '001122334455',
    '00:11:22:33:44',
    '00:11:22:33:44:5g',
    '00:11:22:33:44:55:66',
    '00:11-22:33-44:55',
    '0011.2233.4455',
  ],
);
verdicts(
  'mac list',
  macList,
  ['', '00:11:22:33:44:55\n\nAA-BB-CC-DD-EE-FF\n'],
  ['00:11:22:33:44:55,AA-BB-CC-DD-EE-FF'],
);
verdicts('time point', timePoint, ['00:00', '23:59'], ['', '24:00', '9:30', '12:60']);
verdicts(
  'time period',
  timePeriod,
  ['08:00-18:00', '22:00-06:00', '00:00-23:59'],
  ['', '08:00', '08:00–18:00', '8:00-18:00', '08:00-24:00', '08:00-18:00-20:00'],
);
verdicts(
  'port section',
  ports,
  ['1', '65535', '80,443', '80,8000-9000', '1-65535', '80-80', '80, 443'],
  ['', '0', '65536', '80,', ',80', '9000-8000', '80-', '-80', '80–90', '80;443', '080', 'http', '1-2-3'],
);
verdicts('one port', port, ['1', '65535'], ['', '0', '65536', '80-90', '080']);
verdicts('ipv4', ipv4, ['192.168.1.1'], ['', '192.168.01.1', '1.2.3', '::1']);
verdicts('internal ip', internalIp, ['192.168.1.1'], ['', '192.168.1.1/24']);
verdicts(
  'ipv4 range',
  ipv4Range,
  ['192.168.1.1-192.168.1.9', '1.1.1.1-1.1.1.1', '9.255.255.255-10.0.0.0'],
  ['', '192.168.1.1', '192.168.1.9-192.168.1.1', '10.0.0.0-9.255.255.255', '1.1.1.1-2', '1.1.1.1-1.1.1.2-1.1.1.3', '-'],
);
verdicts(
  'cidr 1 to 32',
  cidr,
  ['10.0.0.0/1', '10.0.0.0/32'],
  ['', '10.0.0.0', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/08', '10.0/8', '10.0.0.0/8/8'],
);
verdicts(
  'subnet 8 to 32',
  subnet,
  ['10.0.0.0/8', '10.1.2.3/24', '1.1.1.1/32'],
  ['', '10.0.0.0/7', '10.0.0.0/33', '10.0.0.0'],
);
verdicts(
  'ip or segment',
  ipOrSegment(),
  ['1.1.1.1', '1.1.1.1-1.1.1.2', '1.1.1.0/24'],
  ['', '1.1.1', '1.1.1.2-1.1.1.1'],
);
verdicts('ip where no segment is allowed', ipOrSegment({}), ['1.1.1.1'], ['1.1.1.1-1.1.1.2', '1.1.1.0/24']);
verdicts('ip or segment per line', ipList({ cidr: true }), ['1.1.1.1\n1.1.1.0/24'], ['1.1.1.1\n1.1.1.1-1.1.1.2']);
verdicts('ipv6', ipv6, ['fe80::1', '1:2:3:4:5:6:7:8'], ['', '1.2.3.4', 'fe80::1%eth0', '1:::2']);
verdicts(
  'ipv6 suffix/mask',
  ipv6Mask,
  ['::1/::ffff', '::12:34/64', '::1/128'],
  ['', '::1', '/64', '::1/0', '::1/129', '::1/064', '1.1.1.1/24', '::1/64/64'],
);
verdicts('ipv6 mask list', ipv6MaskList, ['::1/::ffff\n::2/64'], ['::1/64\n::2']);
verdicts('ip of either family', ip, ['1.1.1.1', '::1'], ['', '1.1.1', ':::']);
verdicts(
  'domain',
  domain,
  ['a.b', 'www.example.com', 'x-1.example.com', `${'a'.repeat(63)}.com`, 'EXAMPLE.COM'],
  [
    '',
    'ab',
    'localhost',
    '-a.com',
    'a-.com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(127)}ab`,
    'a..b',
    'a_b.com',
    '1.2.3.4',
    '256.1.1.1',
    '8.8.8.800',
    'example.123',
    'a.com.',
    'http://a.com',
  ],
);
verdicts(
  'host',
  host,
  ['8.8.8.8', '2001:db8::1', 'example.com', '1.example.com'],
  [
    '',
    '256.1.1.1',
    '8.8.8.800',
    '192.168.0.300',
    'example.1',
    'localhost',
    '８.8.8.8',
    '10.0.0.1-10.0.0.9',
    '10.0.0.0/8',
  ],
);
verdicts('domain list', domainList, ['a.com\nb.com', ''], ['a.com\nb', 'a.com b.com']);
verdicts(
  'tunnel domain',
  tunnelDomain,
  ['abc', '123', 'a1', 'a'.repeat(63)],
  ['', 'Abc', 'a-b', 'a.b', '中', 'a'.repeat(64)],
);
verdicts('switch speed', switchSpeed(), ['0', '2', '125000'], ['', '1', '125001', '-1', '2.5', '02', 'fast']);
verdicts('switch speed within bounds of the device', switchSpeed(10, 100), ['0', '10', '100'], ['2', '9', '101']);

describe('what a failure tells', () => {
  it('names the first bad line and can name them all', () => {
    const value = '00:11:22:33:44:55\r\nfoo\n\n bar \n';
    expect(macList(value)).toEqual({ rule: 'mac', line: 2, text: 'foo' });
    expect(badLines(mac, value).map(({ line, text }) => [line, text])).toEqual([
      [2, 'foo'],
      [4, 'bar'],
    ]);
  });

  it('names the bad part of a port section', () => {
    expect(ports('80,9-8')).toEqual({ rule: 'ports', text: '9-8' });
    expect(ports('80, x,9')).toEqual({ rule: 'ports', text: 'x' });
  });

  it('asks for one port where only one is meant', () => {
    expect(ruleText(port('80,81')!, '端口')).toBe('端口无效：80,81，应为 1–65535 的一个端口');
    expect(port('65535')).toBeUndefined();
  });

  it('gives the bounds of the speed', () => {
    expect(switchSpeed(10, 100)('9')).toEqual({ rule: 'switchSpeed', min: 10, max: 100 });
  });

  it('writes addresses of a network card one way', () => {
    expect(normalMac(' AA-BB-CC-DD-EE-FF ')).toBe('aa:bb:cc:dd:ee:ff');
  });
});
