import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

// Serves `public`, and passes the one call for a token to the back end: your own web server does both.

const origin = process.env.SITE_ORIGIN ?? 'http://localhost:5173';
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const policy = [
  `default-src 'none'`,
  `script-src 'self' {{url}}`,
  `connect-src 'self' {{url}}`,
  `style-src 'self'`,
  `img-src 'self' data: blob:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
].join('; ');

createServer(async (request, response) => {
  const send = (status, type, body) => {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy };
    response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(body);
  };
  const { pathname } = new URL(request.url, 'http://site');
  if (pathname === '/netpane-token') {
    const { method, headers } = request;
    const backend = `http://127.0.0.1:${process.env.PORT ?? 5001}/netpane-token`;
    const reply = await fetch(backend, { method, headers: { origin: headers.origin ?? '' } }).catch(() => undefined);
    if (!reply) return send(502, 'application/json', '{"code":5020,"message":"{{missing}}"}');
    return send(reply.status, 'application/json', await reply.text());
  }
  const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const bytes = types[extname(path)] && (await readFile(join('public', path)).catch(() => undefined));
  if (bytes) send(200, types[extname(path)], bytes);
  else send(404, 'text/plain', 'Not found');
}).listen(Number(new URL(origin).port), 'localhost', () => console.log(origin));
