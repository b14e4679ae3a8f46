import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPlugins, fail, install, root, startAgent } from './prepare.mjs';

// `npm run dev`: the console, the server and the stories; what is saved shows seconds later.
//   console  vite's development server: modules are exchanged in the open page; what is the server's is passed on to it
//   server   bundled and started again, on a data folder of its own that stays; open pages load again then
//   stories  Ladle
// Plain JavaScript: it runs before anything is installed. Ctrl-C ends everything.

install();
buildPlugins();
// Else vite's first caller decides it for all: the bundle of the server would make the page's React a production one.
process.env.NODE_ENV = 'development';
const { createServer, runnerImport } = await import('vite');
const { context } = await import('esbuild');
const { default: react } = await import('@vitejs/plugin-react-swc');
const { widgetFolds } = await import('./bundle/widgets.mjs');

const port = Number(process.env.PORT || 8080);
const ports = { console: port, server: port + 1, stories: Number(process.env.STORIES_PORT || 61000) };
const addressOf = (name) => `http://127.0.0.1:${ports[name]}`;
/** What the server answers; everything else is a page of the console or a module. */
const isServers = /^\/(api|JSON|cdn|embed|__dev|healthz|readyz|metrics|openapi(\.json)?)(\/|\?|$)/;
/** Marks what vite itself puts into the page. */
const nonce = 'vite';

const programs = new Set();
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
process.on('exit', () => programs.forEach((child) => child.kill()));

console.log('启动 …');
const server = startServer(() => site.ws.send({ type: 'full-reload' }));
const site = await openSite();
await site.listen().catch((error) => fail(error.message));
await startStories();
const { machine, data } = await server.listens();
startAgent({ url: addressOf('console'), machine, data }, program);
console.log(`
控制台  ${addressOf('console')}
服务    ${addressOf('server')}
组件    ${addressOf('stories')}
保存即生效；Ctrl-C 结束`);

/** The console: vite over the sources, with the page, the policy and the style sheet that the build gives it. */
async function openSite() {
  const { pageHeaders } = await source('host/server/http/headers.ts');
  const policy = relaxed(pageHeaders['content-security-policy']);
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(root, '.cache/vite-dev'),
    optimizeDeps: { entries: ['host/main.tsx'] },
    html: { cspNonce: nonce },
    server: {
      host: '127.0.0.1',
      port: ports.console,
      strictPort: true,
      watch: { ignored: ['dist', '.data', '.cache', 'examples'].map((folder) => join(root, folder, '**')) },
      // The console's own name stays in `Host`: the server compares it with the page that asks.
      proxy: { [isServers.source]: { target: addressOf('server') } },
    },
    plugins: [widgetFolds(), react(), consolePage({ ...pageHeaders, 'content-security-policy': policy })],
  });
}

/**
 * The product's policy but for one thing: vite brings an inline script (the exchange of components) and inline styles
 * (its picture of an error), which may run because they carry the nonce. What the product may not do is refused here too.
 */
function relaxed(policy) {
  return policy.replace(/(script|style)-src 'self'/g, `$& 'nonce-${nonce}'`);
}

/** `host/index.html` for every path that nobody else answers, and the design variables. */
function consolePage(headers) {
  return {
    name: 'console-page',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: '/netpane.css' } },
      { tag: 'script', attrs: { type: 'module', src: '/host/main.tsx' }, injectTo: 'body' },
    ],
    configureServer(vite) {
      // What is asked while the server starts waits for it.
      vite.middlewares.use((request, _, next) => {
        // What the build copies beside the page.
        if (/^\/(manifest\.webmanifest|icons\/)/.test(request.url)) request.url = `/host${request.url}`;
        void (isServers.test(request.url) ? server.listens() : Promise.resolve()).then(() => next());
      });
      vite.middlewares.use('/netpane.css', async (_, response) => {
        const { pageThemeCss } = await source('src/theme/index.ts');
        response.setHeader('content-type', 'text/css');
        response.end(`${pageThemeCss()}\n${await readFile(join(root, 'host/page.css'), 'utf8')}`);
      });
      return () =>
        vite.middlewares.use(async (request, response) => {
          const html = await readFile(join(root, 'host/index.html'), 'utf8');
          response.setHeaders(new Map(Object.entries({ ...headers, 'content-type': 'text/html' })));
          response.end(await vite.transformIndexHtml(request.url, html));
        });
    },
  };
}

/** Runs one of our modules that has no browser in it. */
async function source(path) {
  return (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error' })).module;
}

/**
 * The reference cloud, bundled and started again whenever one of its files is saved. It lies in `dist/dev`, beside what
 * `npm start` builds, and keeps its data apart from that: a migration that is being written would spoil it.
 * `listens()`: what the server says of itself, once it can be asked. `onRestart`: called when it can be again.
 */
function startServer(onRestart) {
  const env = {
    ...process.env,
    PORT: String(ports.server),
    HOST: '127.0.0.1',
    NETPANE_DATA: process.env.NETPANE_DATA || join(root, '.data/dev'),
  };
  let child;
  let listening = deferred();

  async function restart() {
    const isFirst = !child;
    if (child) {
      listening = deferred();
      await stopped(child);
    }
    if (ending) return;
    child = program(['--enable-source-maps', join(root, 'dist/dev/main.js')], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env,
    });
    const said = listening;
    // When it ends by itself it has said why, and who waits for it finds nobody.
    child.once('exit', () => said.resolve({}));
    child.once('message', (ready) => {
      said.resolve(ready);
      if (!isFirst) onRestart();
    });
  }

  let turn = Promise.resolve();
  void bundle(() => (turn = turn.then(restart)));
  return { listens: () => listening.promise };
}

/** Bundles the server, again after each change; an error is printed by esbuild, and the server before it goes on. */
async function bundle(onBundled) {
  const migrations = join(root, 'host/server/migrations');
  const told = {
    name: 'told',
    setup(build) {
      // What is no module is copied, and looked after all the same.
      build.onLoad({ filter: /[\\/]host[\\/]server[\\/]main\.ts$/ }, async ({ path }) => ({
        contents: await readFile(path),
        loader: 'ts',
        watchDirs: [migrations],
        watchFiles: readdirSync(migrations).map((name) => join(migrations, name)),
      }));
      build.onEnd(async ({ errors }) => {
        if (errors.length > 0) return;
        await cp(migrations, join(root, 'dist/dev/migrations'), { recursive: true });
        onBundled();
      });
    },
  };
  const bundler = await context({
    absWorkingDir: root,
    entryPoints: { main: 'host/server/main.ts', 'store-worker': 'host/server/kit/store/store-worker.ts' },
    ...{ outdir: 'dist/dev', bundle: true, packages: 'external', sourcemap: true },
    ...{ platform: 'node', format: 'esm', target: 'node20', logLevel: 'warning' },
    plugins: [told],
  });
  await bundler.watch();
}

/** Ladle; fulfilled when it has said its address. */
function startStories() {
  const ladle = join(root, 'node_modules/@ladle/react/lib/cli/cli.js');
  const child = program([ladle, 'serve', '--host', '127.0.0.1', '--port', String(ports.stories)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // No browser window of its own.
    env: { ...process.env, BROWSER: 'none' },
  });
  return new Promise((done) => {
    child.once('exit', done);
    child.stdout.on('data', (text) => {
      const [, chosen] = /served at \S+:(\d+)/.exec(text) ?? [];
      if (!chosen) return;
      ports.stories = chosen;
      done();
    });
  });
}

/** Starts a program of Node's that ends with this one: it alone gets the terminal's signals, and passes one on. */
function program(args, options) {
  const child = spawn(process.execPath, args, { cwd: root, detached: process.platform !== 'win32', ...options });
  programs.add(child);
  child.once('exit', () => programs.delete(child));
  return child;
}

async function stopped(child) {
  if (!programs.has(child)) return;
  child.kill();
  await once(child, 'exit');
}

async function end() {
  if (ending) process.exit(1);
  ending = true;
  await Promise.all([...programs].map(stopped));
  process.exit(0);
}

function deferred() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}
