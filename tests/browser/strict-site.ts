import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build, type Plugin } from 'esbuild';
import { sources } from '../package/sources';

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
  const { outputFiles } = await build({
    entryPoints: { entry },
    outdir: '/',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [allStories],
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text] as const));
}

const stories = sources.filter((path) => path.endsWith('.stories.tsx'));

/** Makes `all-stories`: every story of the project, loaded when it is called, by its file. */
const allStories: Plugin = {
  name: 'all-stories',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/all-stories$/ }, () => ({ path: 'all', namespace: 'stories' }));
    onLoad({ filter: /.*/, namespace: 'stories' }, () => ({
      resolveDir: process.cwd(),
      contents: `export default {${stories.map((path) => `'${path}': () => import('./${path}'),`).join('')}};`,
    }));
  },
};
