import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../../host/server/settings';

it('serves this machine on port 8080, with demo accounts and data in .data, unless told', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    data: resolve('.data'),
    demo: true,
    behindProxy: false,
    databaseUrl: undefined,
    upstream: undefined,
    publicUrl: undefined,
    smtpUrl: undefined,
    key: undefined,
    staffKey: undefined,
  });
});

it.each([
  ['0.0.0.0', undefined, false],
  ['0.0.0.0', '1', false],
  ['192.168.1.5', undefined, false],
  ['::', undefined, false],
  ['localhost.evil.example', undefined, false],
  ['0.0.0.0', 'public', true],
  ['0.0.0.0', '0', true],
  ['localhost', undefined, true],
  ['::1', undefined, true],
  ['127.0.0.2', undefined, true],
])('listening on %s with NETPANE_DEMO=%s: allowed %s', (HOST, NETPANE_DEMO, allowed) => {
  const read = () => readSettings({ HOST, NETPANE_DEMO });
  if (allowed) expect(read().demo).toBe(NETPANE_DEMO !== '0');
  else expect(read).toThrow(/NETPANE_DEMO/);
});

it.each(['http', '-1', '70000', '80.5'])('refuses PORT=%s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(/PORT/);
});

it('has no demo of its own in front of another back end', () => {
  expect(readSettings({ NETPANE_UPSTREAM: 'http://back.test', HOST: '0.0.0.0' })).toMatchObject({
    demo: false,
    upstream: 'http://back.test',
  });
});
