import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../../host/server/app';
import type { Services } from '../../host/server/kit/context/context';
import type { Db } from '../../host/server/kit/store/db';
import { createOutbox, readOutbox } from '../../host/server/kit/outbox';
import { createSmtpMail } from '../../host/server/kit/outbox/smtp';
import { openTestDb } from './test-db';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

const appWith = (outbox: boolean): App =>
  createApp({ db, now: Date.now } as Services, { authenticate: async () => undefined, outbox });
const page = (app: App, host = '127.0.0.1:8080', ip = '127.0.0.1') =>
  app(new Request(`http://${host}/__dev/outbox`, { headers: { host } }), { ip });

describe('the outbox', () => {
  it('keeps and prints what would have been sent', async () => {
    const printed: string[] = [];
    const { sms, mail } = createOutbox({ db, now: () => 0, print: (line) => printed.push(line) });
    await sms.send('13800138000', { kind: 'code', value: '123456', text: '验证码 123456' });
    await mail.send('a@example.cn', '重置密码', 'https://…');
    expect(printed).toEqual(['[sms] 13800138000 验证码 123456', '[mail] a@example.cn 重置密码 https://…']);
    expect(await readOutbox(db)).toHaveLength(2);
  });

  it('is a page on this machine, without script and with everything escaped', async () => {
    await createOutbox({ db, now: Date.now }).mail.send('a@example.cn', '<script>alert(1)</script>', '"&<b>');
    const response = await page(appWith(true));
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).not.toMatch(/<script|<style|style=|<b>/);
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  });

  it.each([
    ['from another machine', '127.0.0.1:8080', '192.0.2.7', true],
    ['under a name that somebody pointed here', 'evil.example', '127.0.0.1', true],
    ['without demo mode', '127.0.0.1:8080', '127.0.0.1', false],
  ])('does not exist %s', async (_, host, ip, demo) => {
    expect((await page(appWith(demo), host, ip)).status).toBe(404);
  });
});

describe('mail over SMTP', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  it('goes to the server of the address, from its sender', async () => {
    const lines: string[] = [];
    server = createServer((socket) => {
      socket.write('220 ready\r\n');
      let inData = false;
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          lines.push(line);
          if (inData && line !== '.') continue;
          inData = line === 'DATA';
          socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
        }
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await createSmtpMail(`smtp://127.0.0.1:${port}/?from=cloud@example.cn`).send('a@example.cn', 'Hello', 'World');
    expect(lines).toContain('MAIL FROM:<cloud@example.cn>');
    expect(lines).toContain('RCPT TO:<a@example.cn>');
    expect(lines).toContain('World');
  });
});
