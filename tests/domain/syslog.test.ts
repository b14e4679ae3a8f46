import { describe, expect, it } from 'vitest';
import { isLogServer, parseSyslog } from '../../src/domain/syslog';

describe('a line of a log', () => {
  it.each([
    [
      '<30>1 2026-11-20T06:06:00Z gw dhcpd 12 - - DHCPACK on 10.0.0.2',
      { severity: 6, facility: 3, host: 'gw', app: 'dhcpd', message: 'DHCPACK on 10.0.0.2' },
    ],
    [
      '<165>1 2026-11-20T06:06:00Z - evnt - ID47 [a@1 b="x\\]y"][c] \uFEFFtext',
      { severity: 5, facility: 20, host: '', app: 'evnt', message: 'text' },
    ],
    [
      '<34>Oct  1 22:14:15 mymachine su[77]: failed for root',
      { severity: 2, facility: 4, host: 'mymachine', app: 'su', message: 'failed for root' },
    ],
    ['<13>no header at all', { severity: 5, facility: 1, host: '', app: '', message: 'no header at all' }],
    ['<192>too big', { severity: 5, facility: 1, host: '', app: '', message: '<192>too big' }],
    ['plain\u0000 text\u001b[31m', { severity: 5, facility: 1, host: '', app: '', message: 'plain text[31m' }],
    ['', { severity: 5, facility: 1, host: '', app: '', message: '' }],
  ])('%s', (raw, line) => expect(parseSyslog(raw)).toEqual(line));

  it('is cut where it is too long', () => {
    expect(parseSyslog('x'.repeat(9000)).message).toHaveLength(2000);
  });
});

it.each([
  ['192.0.2.14', true],
  ['log.example.net', true],
  ['10.0.0.1-10.0.0.9', false],
  ['10.0.0.0/24', false],
  ['256.1.1.1', false],
  ['nolog', false],
])('a log goes to %s: %s', (server, good) => expect(isLogServer(server)).toBe(good));
