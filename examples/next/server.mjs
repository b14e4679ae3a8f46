import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import next from 'next';

const port = Number(process.env.PORT ?? 8098);
if (!process.env.NETPANE_SECRET)
  throw new Error('NETPANE_SECRET 未设置：在“个人中心 → 账号安全 → 嵌入合作方”登记网站后得到');

process.env.NETPANE_URL ??= 'http://127.0.0.1:8080';
process.env.SITE_ORIGIN = `http://127.0.0.1:${port}`;
const app = next({ dir: fileURLToPath(new URL('.', import.meta.url)), hostname: '127.0.0.1', port });
await app.prepare();
createServer(app.getRequestHandler()).listen(port, '127.0.0.1', () =>
  console.log(`Next 应用   ${process.env.SITE_ORIGIN}`),
);
