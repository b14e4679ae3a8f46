import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { versionIn } from './cdn-versions';
import type { Env } from './errors';
import { madeFrom } from './made-from';
import { preloadsOf } from './preloads';
import { cdnHeaders, keyedHeaders, openedHeaders, pageHeaders } from './headers';

/** Where the built files are. */
export interface SiteFolders {
  /** The console: `index.html`, and `static/` with content-hashed names. */
  console: string;
  /** Elements for other people's pages, served under `/cdn/`. */
  cdn: string;
  /** Versions of the elements that were kept, one folder each; served under `/cdn/<version>/`, for ever the same. */
  versions?: string;
  /** JSON of what the deployment decides; stands in the console's page. */
  settings?: string;
}

const forEver = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time. */
const askAgain = 'no-cache';

/**
 * Serves the console and the elements. Content-hashed names are kept for ever, everything else is asked about again.
 * Every path that nothing else answers is a page of the console, its own 404 included.
 */
export function mountSite(app: Hono<Env>, folders: SiteFolders): void {
  if (existsSync(folders.cdn)) mountCdn(app, folders.cdn, folders.versions);
  if (existsSync(join(folders.console, 'index.html'))) mountConsole(app, folders.console, folders.settings);
  else app.get('*', (c) => (isPage(c.req.path) ? c.text('控制台尚未构建：npm run build', 503) : c.notFound()));
}

function mountCdn(app: Hono<Env>, root: string, versions?: string): void {
  app.use('/cdn/*', async (c, next) => {
    await next();
    if (c.res.status < 400) setAll(c.res.headers, { ...cdnHeaders, 'cache-control': cacheOf(c.req.path) });
  });
  const rewriteRequestPath = (path: string) => path.replace(/^\/cdn/, '');
  const today = serveStatic({ precompressed: true, root, rewriteRequestPath });
  const kept = versions && serveStatic({ precompressed: true, root: versions, rewriteRequestPath });
  app.get(
    '/cdn/*',
    etag(),
    (c, next) => (kept && versionIn(c.req.path) ? kept(c, next) : today(c, next)),
    (c) => c.notFound(),
  );
}

function mountConsole(app: Hono<Env>, root: string, settings?: string): void {
  const file = serveStatic({ precompressed: true, root });
  const named = preloadsOf(root);
  const page = settings
    ? pageWith(join(root, 'index.html'), settings)
    : serveStatic({ precompressed: true, root, path: 'index.html' });
  app.get(
    '*',
    async (c, next) => {
      await next();
      if (!isFile(c.req.path) && !isPage(c.req.path)) return;
      const cache = c.res.status < 400 ? cacheOf(c.req.path) : askAgain;
      if (isPage(c.req.path) && !isFile(c.req.path)) named(c.req.path, c.req.header('cookie'), c.res.headers);
      const isKeyed = c.req.path.startsWith('/wifi/');
      if (c.req.path === '/authorize') return setAll(c.res.headers, { ...pageHeaders, ...openedHeaders });
      const own = isKeyed ? { ...keyedHeaders, 'cache-control': 'no-store' } : { 'cache-control': cache };
      setAll(c.res.headers, { ...pageHeaders, ...own });
    },
    etag(),
    (c, next) => (isFile(c.req.path) ? file(c, next) : isPage(c.req.path) ? page(c, next) : next()),
  );
}

/** The console's page with the settings of the deployment as data; no `<` may end it early. */
function pageWith(file: string, settings: string): MiddlewareHandler {
  const data = `<script type="application/json" id="netpane-settings">${settings.replaceAll('<', '\\u003c')}</script>`;
  const page = madeFrom(file, (html) => html.replace('</head>', () => `${data}</head>`));
  return async (c) => c.html(page());
}

/** Names under these change with the content, or name a version. */
const cacheOf = (path: string): string =>
  /^\/(static|cdn\/chunks)\//.test(path) || versionIn(path) ? forEver : askAgain;

const isFile = (path: string): boolean =>
  path.startsWith('/static/') || /\.(js|css|map|ico|svg|png|webp|json|txt|woff2|webmanifest)$/.test(path);

const isPage = (path: string): boolean => !/^\/(api|JSON|cdn|__dev)(\/|$)/.test(path);

const setAll = (headers: Headers, values: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
};
