import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { componentChunk, consoleChunk, elementChunk } from './host/bundle/chunks.mjs';
import {
  built,
  clientEntries,
  compress,
  copy,
  declarations,
  empty,
  integrity,
  isPackage,
  json,
  manifestFiles,
  minify,
  onwarn,
  packedDemo,
  page,
  source,
  themeFile,
  workers,
} from './host/bundle/plugins.mjs';
import { inlined } from './host/bundle/inlined.mjs';
import { licences } from './host/bundle/licences.mjs';
import { bothSides, trims } from './host/bundle/trims.mjs';
import { widgetFolds, widgets } from './host/bundle/widgets.mjs';

/**
 * `rollup -c` makes the package, the CDN files, the console and the server; `rollup -c --configConsole --configServer` the named ones.
 *   cdn      loader.js, netpane.js and elements/<name>.js with a React of their own, for plain pages and for the npm package; what they
 *            share in chunks with hashed names
 *   lib      the rest of the npm package: what stands on the React of whoever installs it, all types, editor data
 *   console  the console: static/<build time>/, compressed ahead
 *   server   the reference cloud for Node, and a packed demo
 *   manifest what is folded from the contracts (part of lib; on its own for a quick look)
 * Each leaves `.built` in its folder when it is complete; older than the sources means stale.
 */
export default (args) => {
  const targets = { lib: (dir) => [lib(dir), words(dir)], cdn, console: consolePage, server, manifest };
  const named = Object.keys(targets).filter((name) => args[`config${name[0].toUpperCase()}${name.slice(1)}`]);
  return (named.length > 0 ? named : everything).flatMap((name) => targets[name](`dist/${name}`));
};

/** The server first: its demo is filled and packed while the others are made. */
const everything = ['server', 'lib', 'cdn', 'console'];

const elementInputs = Object.fromEntries(
  widgets().map(({ name, folder }) => [`elements/${name}`, `${folder}/element.ts`]),
);

/** Entries of the package that stand on its user's React, by their names there. */
const libInputs = {
  react: 'src/react.ts',
  server: 'widgets/server.ts',
  ...Object.fromEntries(widgets().map(({ name, folder }) => [`react/${name}`, `${folder}/index.ts`])),
};

/** What has types that somebody can ask for. */
const typed = [
  ...['src/index.ts', 'src/iframe.ts', 'widgets/loader.ts', 'widgets/english.ts', 'widgets/lang-en.ts'],
  ...Object.values(libInputs),
];

const lib = (dir) => ({
  input: libInputs,
  external: (id) => id === wordsFile || isInstalled(id),
  output: {
    ...browserOutput(dir),
    // Whoever builds a page sees what is needed; and no request waits for it.
    hoistTransitiveImports: false,
    // Not published: it tells what is in a file.
    sourcemap: 'hidden',
    paths: { [wordsFile]: wordsFile },
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    manualChunks: componentChunk(),
    onlyExplicitManualChunks: true,
    // Server components of React take these from the browser's side.
    banner: ({ facadeModuleId }) => (reactEntry.test(facadeModuleId ?? '') ? `'use client';` : ''),
  },
  plugins: [
    empty(dir),
    bothSides(),
    {
      name: 'words-file',
      resolveId: (id, from) => (/server\.ts$/.test(from) && id === './english' ? wordsFile : null),
    },
    ...browser((name) => `chunks/${name}.js`, consoleOnly),
    clientEntries(),
    licences(),
    themeFile('theme.css'),
    manifestFiles(),
    declarations(
      typed.filter((path) => existsSync(path)),
      publicName,
    ),
    minify(),
  ],
  treeshake,
  onwarn,
});

/** From the root of the package's files. */
const wordsFile = './words/en.js';

/** All English words, for elements and components alike: what they stand on is in the same files, so that nobody needs a React for them. */
const words = (dir) => ({
  input: { 'words/en': 'widgets/english.ts', 'lang/en': 'widgets/lang-en.ts' },
  output: { ...browserOutput(dir), sourcemap: false, chunkFileNames: 'words/[name].js' },
  plugins: [...browser(), minify(), built(dir)],
  treeshake,
  onwarn,
});

const reactEntry = /\/(widgets\/[\w-]+\/(?!shared\/)[\w-]+\/index|src\/react)\.ts$/;

/** Whether whoever needs it has this package; the code of all others lies in ours. */
function isInstalled(id) {
  const [, name] = /^((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return isPackage(id) && name in peerDependencies;
}

const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Where the types of a module lie in the package: what is imported by a widget's name does not tell its family. */
const publicName = (path) => path.replace(/^widgets\/[\w-]+\/(?!shared\/)([\w-]+)\/index$/, 'react/$1');

/** Only the files that are folded from the contracts. */
const manifest = (dir) => ({
  input: 'widgets/manifest.ts',
  external: isPackage,
  output: { dir, format: 'es', sourcemap: true },
  plugins: [empty(dir), widgetFolds(), source(), manifestFiles(), built(dir)],
  onwarn,
});

const cdn = (dir) => ({
  input: {
    loader: 'widgets/loader.ts',
    netpane: 'src/index.ts',
    frame: 'widgets/frame.ts',
    'lang/en': 'widgets/words-en.ts',
    iframe: 'src/iframe.ts',
    ...elementInputs,
  },
  output: {
    ...browserOutput(dir),
    entryFileNames: '[name].js',
    chunkFileNames: ({ facadeModuleId }) => {
      const [, widget] = /\/([\w-]+)\/english\.ts$/.exec(facadeModuleId ?? '') ?? [];
      return widget ? `lang/en/${widget}.[hash].js` : 'chunks/[name].[hash].js';
    },
    manualChunks: elementChunk(),
    onlyExplicitManualChunks: true,
  },
  plugins: [
    empty(dir),
    ...browser((name, hash) => `chunks/${name}.${hash}.js`, consoleOnly),
    licences(),
    minify(),
    inlined(),
    compress(),
    integrity(),
    built(dir),
  ],
  treeshake,
  onwarn,
});

const consolePage = (dir) => {
  const folder = `static/${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  return {
    input: { main: 'host/main.tsx' },
    output: {
      ...browserOutput(dir),
      entryFileNames: `${folder}/js/[name].[hash].js`,
      chunkFileNames: `${folder}/js/[name].[hash].js`,
      assetFileNames: `${folder}/css/[name].[hash][extname]`,
      manualChunks: consoleChunk(),
      onlyExplicitManualChunks: true,
    },
    treeshake,
    plugins: [
      empty(dir),
      ...browser((name, hash) => `${folder}/js/${name}.${hash}.js`),
      licences(),
      themeFile(),
      minify(),
      page('host/index.html', 'host/first.ts', `${folder}/js`),
      copy('host/manifest.webmanifest', join(dir, 'manifest.webmanifest')),
      copy('host/icons', join(dir, 'icons')),
      compress(),
      built(dir),
    ],
    onwarn,
  };
};

const server = (dir) => ({
  input: {
    main: 'host/server/main.ts',
    admin: 'host/server/admin/main.ts',
    'store-worker': 'host/server/kit/store/store-worker.ts',
  },
  external: isPackage,
  output: { dir, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemap: true },
  plugins: [
    empty(dir),
    source(),
    json(),
    copy('host/server/migrations', join(dir, 'migrations')),
    built(dir),
    packedDemo(dir),
  ],
  onwarn,
});

/** What only makes something: unused, it goes; used, it does not tie small chunks to each other. */
const treeshake = {
  // Schemas that spread others go with the rest: a browser has no use for them.
  propertyReadSideEffects: false,
  // As the package says of itself: only elements and translations do something by being imported.
  moduleSideEffects: (id) =>
    !/\/(src|widgets|host)\/[^]*\.tsx?$/.test(id) ||
    /\/(element|loader|english|lang-en|words-en|i?frame|main|[\w-]+\.text\.en)\.tsx?$/.test(id),
  manualPureFunctions: [
    'styled',
    'css',
    'keyframes',
    'createContext',
    'lazy',
    'memo',
    'forwardRef',
    'createLucideIcon',
    'v',
  ],
};

function browserOutput(dir) {
  return { dir, format: 'es', sourcemap: true, generatedCode: 'es2015', hoistTransitiveImports: true };
}

/** Scripts beside the page that are left out of what others put into their pages: the reader of PDFs alone is 1.6 MB. */
const consoleOnly = ['pdf-worker'];

/** `workerPlace`: where scripts lie that run beside the page; `without`: those that are not there. */
function browser(workerPlace, without) {
  return [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    widgetFolds(),
    source(),
    workers(workerPlace, without),
    trims(),
    nodeResolve({ browser: true, dedupe: ['react', 'react-dom', 'styled-components'] }),
    commonjs(),
    json(),
  ];
}
