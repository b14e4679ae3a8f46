import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const port = Number(process.env.PORT ?? 8099);
if (!process.env.NETPANE_SECRET)
  throw new Error('NETPANE_SECRET 未设置：在“个人中心 → 账号安全 → 嵌入合作方”登记网站后得到');

process.env.NETPANE_URL ??= 'http://127.0.0.1:8080';
process.env.SITE_ORIGIN = `http://127.0.0.1:${port}`;
const { handler } = await import('./dist/server/entry.mjs');
const types = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', process.env.SITE_ORIGIN);
  const type = types[extname(pathname)];
  if (!type) return handler(request, response);
  const file = fileURLToPath(new URL(`dist/client${pathname}`, import.meta.url));
  const bytes = await readFile(file).catch(() => undefined);
  response.writeHead(bytes ? 200 : 404, { 'content-type': type, 'x-content-type-options': 'nosniff' }).end(bytes);
}).listen(port, '127.0.0.1', () => console.log(`Astro 网站  ${process.env.SITE_ORIGIN}`));
