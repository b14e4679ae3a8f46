import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Db } from '../kit/store/db';
import { readOutbox, type OutboxMessage } from '../kit/outbox';
import type { Env } from './errors';
import { notFound } from '../kit/refusal';

/** `/__dev/outbox`: what would have been sent. On this machine only; elsewhere it does not exist. */
export function mountOutboxPage(app: Hono<Env>, db: Db): void {
  app.get('/__dev/outbox', async (c) => {
    if (!isHere(c)) throw notFound();
    const page = await outboxPage(await readOutbox(db));
    return c.html(page, 200, {
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'referrer-policy': 'no-referrer',
    });
  });
}

/** Whether this machine itself asks, by a name of its own: a page elsewhere can point its own name at this address. */
export function isHere(c: Context<Env>): boolean {
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return isLoopback(c.env.ip) && isLoopback(host.replace(/:\d+$/, ''));
}

/** Whether an address or name is this machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(127(\.\d{1,3}){3}|::1|\[::1\]|::ffff:127(\.\d{1,3}){3}|localhost)$/i.test(host);

const kinds = { sms: '短信', mail: '邮件', wechat: '微信' } as const;

const outboxPage = (messages: readonly OutboxMessage[]) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="refresh" content="5" />
        <title>发件箱</title>
      </head>
      <body>
        <h1>发件箱</h1>
        <p>演示环境不会真正发送短信和邮件，内容显示在这里，最新的在最前。</p>
        <table border="1" cellpadding="6">
          <thead>
            <tr>
              <th>时间</th>
              <th>类型</th>
              <th>收件人</th>
              <th>主题</th>
              <th>内容</th>
            </tr>
          </thead>
          <tbody>
            ${messages.map(
              (one) =>
                html`<tr>
                  <td>${one.at}</td>
                  <td>${kinds[one.kind]}</td>
                  <td>${one.recipient}</td>
                  <td>${one.subject}</td>
                  <td><pre>${one.body}</pre></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </body>
    </html>`;
