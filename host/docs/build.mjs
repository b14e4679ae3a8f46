import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { dirname, extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { runnerImport } from 'vite';
import { widgetFolds } from '../bundle/widgets.mjs';

// `npm run docs`: builds the documentation into dist/docs/<version> and serves it. `-- --build`: only builds;
// `-- --pictures`: takes a picture of each widget in both themes and languages (minutes, and Chromium). They lie in
// .cache/pictures, and the pages show them from then on.
// Versions that lie in dist/docs already stay, and can be chosen in the site.

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const out = join(root, 'dist/docs', version);
const taken = join(root, '.cache/pictures');
const load = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error', plugins: [widgetFolds()] }))
    .module;

const { siteFiles } = await load('host/docs/site.ts');
const { pageThemeCss } = await load('src/theme/index.ts');
const { policy } = await load('host/docs/layout.ts');
await rm(out, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    site: 'host/docs/client/site.ts',
    stories: 'host/docs/client/stories.tsx',
    builder: 'host/docs/client/builder.tsx',
    composer: 'host/docs/client/composer.tsx',
  },
  ...{ outdir: join(out, 'assets'), chunkNames: '[name]-[hash]' },
  ...{ bundle: true, splitting: true, minify: true, format: 'esm', target: 'es2022', jsx: 'automatic' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
  plugins: [folded()],
});
const files = {
  ...siteFiles(
    version,
    JSON.parse(await readFile(join(root, 'src/element/contracts.en.json'), 'utf8')),
    await pictured(),
  ),
  'theme.css': pageThemeCss(),
  'docs.css': await readFile(join(root, 'host/docs/docs.css'), 'utf8'),
};
for (const [path, text] of Object.entries(files)) {
  await mkdir(dirname(join(out, path)), { recursive: true });
  await writeFile(join(out, path), text);
}
const known = await readFile(join(root, 'dist/docs/versions.json'), 'utf8').catch(() => '[]');
const versions = [version, ...JSON.parse(known).filter((other) => other !== version)];
await writeFile(join(root, 'dist/docs/versions.json'), JSON.stringify(versions));
await writeFile(
  join(root, 'dist/docs/index.html'),
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Netpane</title><meta http-equiv="refresh" content="0; url=./${version}/index.html"></html>\n`,
);
console.log(`${Object.keys(files).length} files -> dist/docs/${version}`);
if (process.argv.includes('--pictures')) {
  const { takePictures } = await import('./pictures.mjs');
  console.log(await takePictures(out, taken));
}
if (existsSync(taken)) await cp(taken, join(out, 'pictures'), { recursive: true });
if (!process.argv.includes('--build')) serve(Number(process.env.PORT ?? 8088));

/** Widgets that have a picture in both themes and languages, or will have when this is done. */
async function pictured() {
  const files = await readdir(taken, { recursive: true }).catch(() => []);
  const has = (name) =>
    ['', 'en'].every((lang) => ['light', 'dark'].every((theme) => files.includes(join(lang, `${name}-${theme}.webp`))));
  return process.argv.includes('--pictures') ? () => true : has;
}

/**
 * The modules that lie in no file. And what the package says of its built files is not so of the sources: modules of words
 * do something when they load.
 */
function folded() {
  const folds = widgetFolds();
  return {
    name: 'folded',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/(\w+|[\w-]+\.text\.en|lang-en)(\.ts)?$/ }, ({ path, importer }) => {
        const found = folds.resolveId(path, importer);
        if (found) return { path: found, sideEffects: true };
        if (!/(\.text\.en|\/lang-en)(\.ts)?$/.test(path)) return undefined;
        return { path: resolve(dirname(importer), path).replace(/(\.ts)?$/, '.ts'), sideEffects: true };
      });
      onLoad({ filter: /[\\/]\w+\.ts$/ }, ({ path }) => {
        const contents = folds.load(path.replaceAll('\\', '/'));
        return contents === null ? undefined : { contents, loader: 'ts', resolveDir: dirname(path) };
      });
    },
  };
}

function serve(port) {
  const types = {
    '.html': 'text/html',
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.json': 'application/json',
    '.md': 'text/markdown',
    '.txt': 'text/plain',
    '.webp': 'image/webp',
  };
  createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://docs').pathname);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const bytes = await readFile(join(root, 'dist/docs', file)).catch(() => undefined);
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(bytes ? 200 : 404, {
      'content-type': `${bytes ? type : 'text/plain'}${type.startsWith('image/') ? '' : '; charset=utf-8'}`,
      'content-security-policy': `${policy}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
    });
    response.end(bytes ?? '没有找到');
  }).listen(port, '127.0.0.1', () => console.log(`文档  http://127.0.0.1:${port}`));
}
