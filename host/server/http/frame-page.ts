import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { isText } from '../../../src/rules/text';
import type { Services } from '../kit/context/context';
import type { Env } from './errors';

/** Only https or this machine's own http (`toOrigin`): nothing that could end a directive or an attribute. */
const policyFor = (origins: readonly string[]): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${origins.join(' ') || `'none'`}`,
    `require-trusted-types-for 'script'`,
    `trusted-types dompurify netpane-html netpane-worker`,
  ].join('; ');

const page = (origins: readonly string[]): string => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="netpane-origins" content="${origins.join(' ')}" />
    <title>Netpane</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/cdn/frame.js"></script>
  </head>
  <body></body>
</html>
`;

/**
 * `/embed/<name>?partner=<id>`: a page with one widget, for sites that may not load scripts from elsewhere. Only the
 * partner's registered origins may frame it, and only they are listened to; for a partner that does not exist any more
 * nobody may.
 */
export function mountFrames(app: Hono<Env>, { db }: Services, cdn: string): void {
  app.get('/embed/:name', async (c) => {
    const name = c.req.param('name');
    const partner = c.req.query('partner') ?? '';
    const rows = isText(partner)
      ? await db.query<{ origin: string }>('SELECT origin FROM partner_origin WHERE partner_id = $1 ORDER BY origin', [
          partner,
        ])
      : [];
    const origins = rows.map(({ origin }) => origin);
    const known = /^[a-z0-9-]+$/.test(name) && existsSync(join(cdn, 'elements', `${name}.js`));
    return new Response(known && origins.length > 0 ? page(origins) : '没有找到', {
      status: known && origins.length > 0 ? 200 : 404,
      headers: {
        'content-type': `text/${known && origins.length > 0 ? 'html' : 'plain'}; charset=utf-8`,
        'content-security-policy': policyFor(origins),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  });
}
