import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { price } from '../../../src/format';
import type { Services } from '../kit/context/context';
import { cashierPath, cashierSign } from '../kit/pay/test-cashier';
import { notFound } from '../kit/refusal';
import { sameFingerprint } from '../kit/secrets';
import { backPath } from '../services/payments/paths';
import type { Env } from './errors';
import { takeNotice } from './pay-notice';

interface Shown {
  id: string;
  order_id: string | null;
  title: string;
  amount_fen: number;
  state: string;
}

/**
 * The test cashier: a page of the demo that stands for a payment provider, and says so. Whoever presses its button sends
 * the notification that a provider would send. Where no test cashier is among the ways to pay it does not exist.
 */
export function mountCashierPage(app: Hono<Env>, services: Services): void {
  const find = async (id: string, sign = ''): Promise<Shown> => {
    if (!sameFingerprint(sign, cashierSign(services.vault, id))) throw notFound();
    const [payment] = await services.db.query<Shown>(
      `SELECT id, order_id, title, amount_fen, state FROM payment WHERE id = $1 AND method = 'test'`,
      [id],
    );
    if (!payment) throw notFound();
    return payment;
  };
  app.get(`${cashierPath}/:id`, async (c) => {
    const payment = await find(c.req.param('id'), c.req.query('sign'));
    return c.html(page(payment), 200, headers);
  });
  app.post(`${cashierPath}/:id`, async (c) => {
    const sign = c.req.query('sign') ?? '';
    const { id, order_id, amount_fen } = await find(c.req.param('id'), sign);
    const provider = services.pay.providers.find(({ method }) => method === 'test');
    if (!provider) throw notFound();
    const body = new URLSearchParams({ id, sign, fen: String(amount_fen) }).toString();
    await takeNotice(services, provider, new Headers(), body);
    return c.redirect(backPath(id, order_id), 303);
  });
}

const style = `body{margin:0;font:14px/22px system-ui,"PingFang SC","Microsoft YaHei",sans-serif;color:#1d2129;background:#f2f3f5}
main{max-width:400px;margin:12vh auto 0;padding:32px;background:#fff;border:1px solid #e5e6eb;border-radius:8px;text-align:center}
h1{margin:0;font-size:16px;font-weight:600}p{margin:8px 0 0}b{display:block;margin:16px 0 8px;font-size:32px;line-height:40px;font-weight:500}
small{display:block;color:#4e5969;overflow-wrap:anywhere}mark{display:block;margin:0 0 24px;padding:8px 12px;border-radius:4px;color:#7a4100;background:#fff3e0;text-align:left}
button{width:100%;height:40px;margin-top:24px;border:0;border-radius:4px;font:inherit;color:#fff;background:#1450d2;cursor:pointer}
a{display:inline-block;margin-top:16px;color:#1450d2}
@media (prefers-color-scheme:dark){body{color:#e8eaed;background:#16181d}main{background:#1f2229;border-color:#343943}small{color:#a9afbb}mark{color:#ffd9a0;background:#3a2c15}a{color:#8fb4ff}button{background:#2f6bea}}`;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; '),
  'referrer-policy': 'no-referrer',
};

const page = ({ id, order_id, title, amount_fen, state }: Shown) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>测试收银台</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <mark>测试收银台：演示环境代替支付服务商的页面，不会扣款，没有真实的钱。</mark>
          <h1>${title}</h1>
          <b>${price(amount_fen)}</b>
          <small>支付单号 ${id}</small>
          ${
            state === 'paid'
              ? html`<p role="status">已支付</p>`
              : html`<form method="post"><button>模拟付款成功</button></form>`
          }
          <a href="${backPath(id, order_id)}">返回控制台</a>
        </main>
      </body>
    </html>`;
