import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

// The partner's own site: three files and one call that trades the partner's secret for a token. The secret never
// reaches the browser. Settings: NETPANE_URL, NETPANE_SECRET, PORT.

const netpane = process.env.NETPANE_URL ?? 'http://127.0.0.1:8080';
const secret = process.env.NETPANE_SECRET;
const port = Number(process.env.PORT ?? 8090);
const origin = `http://127.0.0.1:${port}`;
if (!secret) throw new Error('NETPANE_SECRET 未设置：在“个人中心 → 账号安全 → 嵌入合作方”登记后得到');

const policy = [
  `default-src 'none'`,
  `script-src 'self' ${netpane}`,
  `style-src 'self'`,
  `connect-src 'self' ${netpane}`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
].join('; ');

const types = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

const server = createServer(async (request, response) => {
  try {
    if (request.method === 'POST' && request.url === '/netpane-token') return await token(request, response);
    if (request.method !== 'GET') return send(response, 405, 'text/plain', '');
    const { pathname } = new URL(request.url ?? '/', origin);
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const type = types[extname(name)];
    if (!type || !/^[\w-]+\.\w+$/.test(name)) return send(response, 404, 'text/plain', 'Not found');
    const text = await readFile(new URL(`site/${name}`, import.meta.url), 'utf8');
    send(response, 200, type, text.replaceAll('{{netpane}}', netpane));
  } catch (error) {
    const missing = error.code === 'ENOENT';
    send(response, missing ? 404 : 502, 'text/plain', missing ? 'Not found' : 'Bad gateway');
  }
});

/** A real site would first look at its own visitor's session; this one only answers its own pages. */
async function token(request, response) {
  if (request.headers.origin !== origin) return send(response, 403, 'text/plain', 'Forbidden');
  const reply = await fetch(`${netpane}/api/v3/embed/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ scopes: ['device:read', 'device:write', 'alarm:read', 'alarm:write'], origin }),
  });
  const { data, message } = await reply.json();
  if (!reply.ok || !data) return send(response, 502, 'application/json', JSON.stringify({ message }));
  send(response, 200, 'application/json', JSON.stringify(data));
}

function send(response, status, type, body) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

server.listen(port, '127.0.0.1', () => console.log(`合作方门户  ${origin}`));
