import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { providerLines } from '../../host/server/provider-lines';
import { readSettings } from '../../host/server/settings';
import { unknownSettings } from '../../host/server/unknown-settings';

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
    operator: undefined,
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

it('keeps the demo, whose passwords are known, from those whom a proxy brings', () => {
  expect(() => readSettings({ NETPANE_PROXY: '1' })).toThrow(/代理.*NETPANE_DEMO/);
  expect(readSettings({ NETPANE_PROXY: '1', NETPANE_DEMO: 'public' })).toMatchObject({ demo: true, behindProxy: true });
  expect(readSettings({ NETPANE_PROXY: '1', NETPANE_DEMO: '0' })).toMatchObject({ demo: false, behindProxy: true });
});

it.each([
  ['NETPANE_DEMO', 'false'],
  ['NETPANE_PROXY', 'true'],
  ['NETPANE_PUBLIC_URL', 'cloud.example.com'],
  ['NETPANE_UPSTREAM', 'api.example.com'],
  ['DATABASE_URL', 'db'],
  ['DATABASE_REPLICA_URL', 'postgres://replica.example.com/netpane'],
  ['NETPANE_TUNNEL_DOMAIN', 'http://x y'],
  ['NETPANE_TUNNEL_DOMAIN', '-x-'],
  ['NETPANE_TUNNEL_DOMAIN', 'tunnel..example.com'],
  ['NETPANE_TUNNEL_DOMAIN', 'tunnel.example.com:99999'],
])('refuses %s=%s in words', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

it('says which settings there are not, and which were probably meant', () => {
  const unknown = { NETPANE_SMPT_URL: 'smtps://mail.example.cn', NETPANE_DEVICE_ID: '1' };
  const known = { NETPANE_SMTP_URL: '', NETPANE_LOG: 'json', NETPANE_URL: 'http://127.0.0.1:8080', HOME: '/root' };
  expect(unknownSettings({ ...unknown, ...known })).toEqual([
    '没有 NETPANE_SMPT_URL 这项设置，已忽略。是否应为 NETPANE_SMTP_URL？',
    '没有 NETPANE_DEVICE_ID 这项设置，已忽略',
  ]);
});

it.each(['https://cloud.example.cn/console', 'https://cloud.example.cn/?a=b', 'https://me:secret@cloud.example.cn'])(
  'opens the console at the root of a site, not at NETPANE_PUBLIC_URL=%s',
  (NETPANE_PUBLIC_URL) => expect(() => readSettings({ NETPANE_PUBLIC_URL })).toThrow(/NETPANE_PUBLIC_URL/),
);

it('takes a public address with the stroke behind it', () => {
  expect(readSettings({ NETPANE_PUBLIC_URL: 'https://cloud.example.cn:8443/' }).publicUrl).toBe(
    'https://cloud.example.cn:8443',
  );
});

it.each(['http', '-1', '70000', '80.5'])('refuses PORT=%s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(/PORT/);
});

it.each(['https://s3.example.cn/bucket', 'https://key:secret@s3.example.cn', 's3://key:secret@s3.example.cn/bucket'])(
  'keeps uploads in a bucket only where it is told all of it: not %s',
  (NETPANE_S3_URL) => expect(() => readSettings({ NETPANE_S3_URL })).toThrow(/NETPANE_S3_URL/),
);

it('tells its operator by mail, at an address that is one', () => {
  expect(readSettings({ NETPANE_OPERATOR: 'root@example.cn' }).operator).toBe('root@example.cn');
  expect(() => readSettings({ NETPANE_OPERATOR: 'root' })).toThrow(/NETPANE_OPERATOR/);
});

it('sends mail through an address that is one of a mail server', () => {
  expect(() => readSettings({ NETPANE_SMTP_URL: 'mail.example.cn' })).toThrow(/NETPANE_SMTP_URL/);
  expect(() => readSettings({ NETPANE_SMTP_URL: 'https://mail.example.cn' })).toThrow(/NETPANE_SMTP_URL/);
  expect(() => readSettings({ NETPANE_SMTP_URL: 'smtps://me:secret@mail.example.cn/?from=cloud' })).toThrow(
    /NETPANE_SMTP_URL.*from.*cloud/,
  );
  const named = 'smtps://mail.example.cn/?from=Netpane%20%3Ccloud@example.cn%3E';
  expect(readSettings({ NETPANE_SMTP_URL: named }).smtpUrl).toBe(named);
  expect(readSettings({ NETPANE_SMTP_URL: 'smtps://mail.example.cn' }).smtpUrl).toBe('smtps://mail.example.cn');
});

it('says of each provider what is missing without it, outside the demo', () => {
  const without = providerLines(readSettings({ NETPANE_DEMO: '0' })).join('\n');
  expect(without).toMatch(/短信 +未配置短信服务/);
  expect(without).toMatch(/邮件 +未配置邮件服务.*NETPANE_SMTP_URL/);
  expect(without).toMatch(/微信 +未配置微信服务号/);
  const smtp = readSettings({ NETPANE_DEMO: '0', NETPANE_SMTP_URL: 'smtps://me:secret@mail.example.cn' });
  expect(providerLines(smtp).join('\n')).toMatch(/邮件 +mail\.example\.cn\n/);
});

it('has no demo of its own in front of another back end', () => {
  expect(readSettings({ NETPANE_UPSTREAM: 'http://back.test', HOST: '0.0.0.0' })).toMatchObject({
    demo: false,
    upstream: 'http://back.test',
  });
});

it('takes the file that NETPANE_CONSOLE names, and refuses one that is missing, is no JSON or sets what there is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'netpane-console-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return { NETPANE_CONSOLE: join(folder, name) };
  };
  const own = { hotline: '400-1', lists: { page: 'current' }, titles: { sdwan: '云专线' } };
  expect(readSettings(file('own.json', JSON.stringify(own))).console).toBe(JSON.stringify(own));
  expect(() => readSettings(file('cut.json', '{"hotline":'))).toThrow(/NETPANE_CONSOLE/);
  expect(() => readSettings(file('typo.json', '{"hotLine":"1"}'))).toThrow(/没有这样的设置：hotLine/);
  expect(() => readSettings({ NETPANE_CONSOLE: join(folder, 'none.json') })).toThrow(/NETPANE_CONSOLE/);
  rmSync(folder, { recursive: true });
});
