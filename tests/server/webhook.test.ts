import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../host/server/fleet/notices/public-address';
import { createWebhooks, signature, webhookFault, type WebhookOptions } from '../../host/server/fleet/notices/webhook';

describe('an address is public', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '198.17.255.255',
    '198.20.0.1',
    '223.255.255.255',
    '2400:3200::1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::a00:1',
    '100::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:10::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
    '1.1.1',
    '0x7f.1',
    '2130706433',
  ])('not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a webhook address', () => {
  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'example.com',
    'https://user:pass@example.com/',
    'https://example.com:22/',
    'https://example.com:25/',
    'https://example.com./',
    'http://localhost/',
    'http://db.internal/',
    'http://printer.local/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
  ])('may not be %s', (address) => expect(webhookFault(address)).toBeTruthy());

  it.each(['https://example.com/hook', 'http://example.com:8080/hook?a=1', 'https://1.1.1.1/'])(
    'may be %s',
    (address) => expect(webhookFault(address)).toBeUndefined(),
  );
});

describe('sending', () => {
  let server: Server;
  let port: number;
  let got: { request: IncomingMessage; body: string }[] = [];
  let answer: (
    request: IncomingMessage,
  ) => { code: number; headers?: Record<string, string>; body?: string } | undefined;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        got.push({ request, body });
        const told = answer(request);
        if (!told) return;
        response.writeHead(told.code, told.headers);
        response.end(told.body);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    got = [];
    answer = () => ({ code: 204 });
  });
  afterAll(() => new Promise((done) => (server.closeAllConnections(), server.close(done))));

  const message = { body: '{"event":"test"}', secret: 'key', id: 'dlv_1', at: 1_795_000_000_123 };
  const post = (address: string, options: WebhookOptions) => createWebhooks(options).post(address, message);
  const here = { loopback: true, resolve: async () => ['127.0.0.1'] };

  it('is signed over time and body, and tells the answer’s code', async () => {
    expect(await post(`http://hooks.example.com:${port}/a?b=1`, here)).toEqual({ code: 204 });
    const [{ request, body }] = got as [(typeof got)[number]];
    expect([request.method, request.url, request.headers.host]).toEqual([
      'POST',
      '/a?b=1',
      `hooks.example.com:${port}`,
    ]);
    expect(body).toBe(message.body);
    expect(request.headers['x-netpane-timestamp']).toBe('1795000000');
    expect(request.headers['x-netpane-signature']).toBe(signature('key', 1_795_000_000, message.body));
    expect(signature('other', 1_795_000_000, message.body)).not.toBe(request.headers['x-netpane-signature']);
  });

  it('follows no redirect', async () => {
    answer = () => ({ code: 302, headers: { location: `http://127.0.0.1:${port}/inside` } });
    expect(await post(`http://hooks.example.com:${port}/`, here)).toEqual({ code: 302 });
    expect(got).toHaveLength(1);
  });

  it('never reaches a private address, whatever name stands for it, not even beside a public one', async () => {
    for (const addresses of [
      ['127.0.0.1'],
      ['10.0.0.1'],
      ['1.1.1.1', '127.0.0.1'],
      ['::ffff:127.0.0.1'],
      ['fe80::1'],
    ]) {
      const sent = post(`http://hooks.example.com:${port}/`, { resolve: async () => addresses });
      await expect(sent).rejects.toMatchObject({ message: '不能发往内网或保留地址', final: true });
    }
    expect(got).toHaveLength(0);
  });

  it('connects to the address that was looked at, also when the name means another one the next time', async () => {
    let asked = 0;
    const turncoat = async () => (asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']);
    expect(await post(`http://hooks.example.com:${port}/`, { loopback: true, resolve: turncoat })).toEqual({
      code: 204,
    });
    expect(asked).toBe(1);
  });

  it('gives up on the slow and cuts the endless, and says so without what they said', async () => {
    answer = () => undefined;
    await expect(post(`http://hooks.example.com:${port}/`, { ...here, timeout: 50 })).rejects.toThrow('对方超时未响应');
    answer = () => ({ code: 200, body: 'x'.repeat(1_000_000) });
    expect(await post(`http://hooks.example.com:${port}/`, here)).toEqual({ code: 200 });
    await expect(post('http://hooks.example.com:9/', { resolve: async () => [] })).rejects.toThrow();
    await expect(post('http://hooks.example.com:8080/', { resolve: async () => [] })).rejects.toThrow('域名无法解析');
  });
});
