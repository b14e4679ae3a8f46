import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build, type Rollup } from 'vite';

/** A content policy as strict as a partner's page may have. */
const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

/** A page on a port of its own. */
export interface Site {
  url: string;
  close: () => Promise<void>;
}

/** Bundles a browser program of the tests and serves it under the strict policy, around an empty `<main>`. */
export async function strictSite(entry: string): Promise<Site> {
  const files = await bundle(entry);
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const file = files.get(path);
    response.setHeader('content-security-policy', strictPolicy);
    response.setHeader(
      'content-type',
      file === undefined ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8',
    );
    response.end(file ?? page);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>Netpane</title>
<link rel="icon" href="data:,"><script type="module" src="/entry.js"></script></head><body><main></main></body></html>`;

/** Bundles a browser program of the tests: its files by path, the program itself as `/entry.js`. */
export async function bundle(entry: string): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    cacheDir: '.cache/vite',
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuild: { jsx: 'automatic', jsxDev: false },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, output: { entryFileNames: 'entry.js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  return new Map(
    outputs.flatMap(({ output }) =>
      output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code] as const] : [])),
    ),
  );
}
