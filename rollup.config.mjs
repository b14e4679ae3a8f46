import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { minifySync } from 'oxc-minify';
import { rollup } from 'rollup';
import ts from 'typescript';

/**
 * `rollup -c` makes the package, the CDN files, the console and the server; `rollup -c --configConsole --configServer` the named ones.
 *   lib      the npm package: one module per source file, packages left to the user's bundler
 *   cdn      loader.js, netpane.js and elements/<name>.js for plain pages; what they share in chunks with hashed names
 *   console  the console: static/<build time>/, compressed ahead
 *   server   the reference cloud for Node
 *   manifest what is folded from the contracts (part of lib; on its own for a quick look)
 * Each leaves `.built` in its folder when it is complete; older than the sources means stale.
 */
export default (args) => {
  const targets = { lib, cdn, console: consolePage, server, manifest };
  const named = Object.keys(targets).filter((name) => args[`config${name[0].toUpperCase()}${name.slice(1)}`]);
  return (named.length > 0 ? named : everything).map((name) => targets[name](`dist/${name}`));
};

const everything = ['lib', 'cdn', 'console', 'server'];

const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join('widgets', entry.name, 'element.ts')))
  .map((entry) => entry.name);

const elementInputs = Object.fromEntries(widgets.map((name) => [`elements/${name}`, `widgets/${name}/element.ts`]));

const libInputs = [
  'src/index.ts',
  'src/react.ts',
  'widgets/loader.ts',
  ...widgets.flatMap((name) => [`widgets/${name}/index.ts`, `widgets/${name}/element.ts`]),
];

const lib = (dir) => ({
  input: libInputs,
  external: isPackage,
  output: {
    dir,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: '.',
    entryFileNames: '[name].js',
    sourcemap: true,
  },
  plugins: [empty(dir), source(), json(), themeFile('theme.css'), manifestFiles(), declarations(libInputs), built(dir)],
  onwarn,
});

/** Only the files that are folded from the contracts. */
const manifest = (dir) => ({
  input: 'widgets/manifest.ts',
  external: isPackage,
  output: { dir, format: 'es', sourcemap: true },
  plugins: [empty(dir), source(), manifestFiles(), built(dir)],
  onwarn,
});

const cdn = (dir) => ({
  input: { loader: 'widgets/loader.ts', netpane: 'src/index.ts', ...elementInputs },
  output: {
    ...browserOutput(dir),
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].[hash].js',
    manualChunks: vendorChunk,
    onlyExplicitManualChunks: true,
    experimentalMinChunkSize: 8000,
  },
  plugins: [empty(dir), ...browser(), minify(), compress(), built(dir)],
  // The loader lists the contracts' names and must not carry the contracts.
  treeshake: { ...treeshake, moduleSideEffects: (id) => !id.endsWith('.contract.ts') },
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
      manualChunks: vendorChunk,
      onlyExplicitManualChunks: true,
      experimentalMinChunkSize: 16_000,
    },
    treeshake,
    plugins: [empty(dir), ...browser(), themeFile(), minify(), page('host/index.html'), compress(), built(dir)],
    onwarn,
  };
};

const server = (dir) => ({
  input: { main: 'host/server/main.ts', 'store-worker': 'host/server/store/store-worker.ts' },
  external: isPackage,
  output: { dir, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemap: true },
  plugins: [empty(dir), source(), json(), copy('host/server/migrations', join(dir, 'migrations')), built(dir)],
  onwarn,
});

/** What only makes something: unused, it goes; used, it does not tie small chunks to each other. */
const treeshake = {
  manualPureFunctions: [
    'styled',
    'css',
    'keyframes',
    'createContext',
    'lazy',
    'memo',
    'forwardRef',
    'createLucideIcon',
  ],
};

/** Whether an import names a package or a part of Node rather than one of our files. */
function isPackage(id) {
  return !/^[./\0]/.test(id);
}

function browserOutput(dir) {
  return { dir, format: 'es', sourcemap: true, generatedCode: 'es2015', hoistTransitiveImports: true };
}

function browser() {
  return [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    source(),
    icons(),
    bareEndpoints(),
    nodeResolve({ browser: true, dedupe: ['react', 'react-dom', 'styled-components'] }),
    commonjs(),
    json(),
  ];
}

/** What everything stands on, in one file; and what draws charts, which comes later. */
function vendorChunk(id) {
  if (/commonjsHelpers|\/node_modules\/(react|react-dom|scheduler|styled-components|stylis|@emotion)\//.test(id)) return 'react';
  return /\/node_modules\/(@nivo|@react-spring|d3-[\w-]+|lodash)\//.test(id) ? 'charts' : undefined;
}

let compiler;

/** TypeScript without the type check, which `npm run types` does. One program serves every target of a run. */
function source() {
  compiler ??= typescript({
    tsconfig: './tsconfig.json',
    include: ['{src,widgets,host}/**/*.{ts,tsx}'],
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      incremental: false,
      tsBuildInfoFile: undefined,
      sourceMap: true,
      inlineSources: true,
    },
  });
  const { buildStart, resolveId, ...rest } = compiler;
  return {
    ...rest,
    async buildStart(options) {
      if (compiler.started && !this.meta.watchMode) return;
      compiler.started = true;
      await buildStart.call(this, options);
    },
    // Packages are resolved faster elsewhere.
    resolveId(id, importer) {
      return importer?.includes('node_modules') || isPackage(id) ? null : resolveId.call(this, id, importer);
    },
  };
}

/** Leaves of the icon package only what `src/ui/icon` names: its index would have every build read 1,700 files. */
function icons() {
  return {
    name: 'icons',
    async load(id) {
      if (!id.endsWith('/lucide-react.mjs')) return null;
      const wanted = new Set((await readFile('src/ui/icon/index.ts', 'utf8')).match(/\b[A-Z]\w*/g));
      const lines = (await readFile(id, 'utf8')).split('\n').filter((line) => {
        if (!line.includes("'./icons/")) return line.startsWith('export') && line.includes(' from ');
        return line.match(/\bas (\w+)/g)?.some((name) => wanted.has(name.slice(3)));
      });
      return lines.join('\n');
    },
  };
}

/**
 * Takes the schemas out of the endpoints that browsers get: the server checks everything, and what a browser sends was
 * checked by its form. Types are not touched, so the code is held to the same contract.
 */
function bareEndpoints() {
  const unused = ['summary', 'input', 'data', 'top'];
  return {
    name: 'bare-endpoints',
    transform(code, id) {
      if (!/\/src\/api\/contract\/[\w-]+\.ts$/.test(id)) return null;
      let bare = code;
      for (const { declaration } of this.parse(code).body.reverse()) {
        const call = declaration?.declarations?.[0]?.init;
        if (call?.type !== 'CallExpression' || call.callee.name !== 'endpoint') continue;
        const [{ start, end, properties }] = call.arguments;
        const kept = properties.filter((property) => !unused.includes(property.key?.name));
        const text = kept.map((property) => code.slice(property.start, property.end)).join(', ');
        bare = `${bare.slice(0, start)}{ ${text} }${bare.slice(end)}`;
      }
      return { code: bare, map: null };
    },
  };
}

function json() {
  return {
    name: 'json',
    transform: (code, id) => (id.endsWith('.json') ? { code: `export default ${code}`, map: null } : null),
  };
}

function minify() {
  return {
    name: 'minify',
    renderChunk(code, chunk) {
      const { code: small, map, errors } = minifySync(chunk.fileName, code, { module: true, sourcemap: true });
      if (errors.length > 0) this.error(errors[0].message);
      return { code: small, map };
    },
  };
}

/** Emits the design variables as a style sheet. `fileName`: its fixed name; without one it gets a hash. */
function themeFile(fileName) {
  return {
    name: 'theme-file',
    async generateBundle() {
      const { pageThemeCss } = await fromSource('src/theme/index.ts');
      const own = fileName ? '' : await readFile('host/page.css', 'utf8');
      this.emitFile({
        type: 'asset',
        name: 'netpane.css',
        ...(fileName && { fileName }),
        source: `${pageThemeCss()}\n${own}`,
      });
    },
  };
}

/** Emits `custom-elements.json`, editor data and the tables of the documentation. */
function manifestFiles() {
  return {
    name: 'manifest-files',
    async generateBundle() {
      const { version } = JSON.parse(await readFile('package.json', 'utf8'));
      const { manifestFiles: fold } = await fromSource('widgets/manifest.ts');
      for (const [fileName, source] of Object.entries(fold(version)))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Emits the types beside the modules, with full names in relative imports: Node's own resolution wants them. */
function declarations(rootNames) {
  return {
    name: 'declarations',
    generateBundle() {
      const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
      const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
      const only = {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        incremental: false,
        tsBuildInfoFile: undefined,
      };
      const program = ts.createProgram(rootNames, {
        ...options,
        ...only,
        noCheck: true,
        rootDir: '.',
        outDir: 'types',
      });
      program.emit(undefined, (fileName, text, _, __, [from]) => {
        const source = text.replace(
          /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g,
          (_, before, quote, path) => {
            return `${before}${quote}${fullName(dirname(from.fileName), path)}${quote}`;
          },
        );
        this.emitFile({ type: 'asset', fileName: relative('types', fileName), source });
      });
    },
  };
}

function fullName(folder, path) {
  const isFile = ['.ts', '.tsx'].some((extension) => existsSync(join(folder, `${path}${extension}`)));
  return isFile ? `${path}.js` : `${path}/index.js`;
}

/** Runs one of our modules that has no browser in it, to fold files from it. */
async function fromSource(input) {
  const bundle = await rollup({ input, external: isPackage, plugins: [source()], onwarn });
  const { output } = await bundle.generate({ format: 'es', sourcemap: true });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

/** The console's page: the written one with this build's files in its head. No inline script or style: the CSP forbids them. */
function page(template) {
  return {
    name: 'page',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const entry = files.find((file) => file.isEntry);
      const css = files.filter((file) => file.fileName.endsWith('.css'));
      const head = [
        ...css.map((file) => `<link rel="stylesheet" href="/${file.fileName}" />`),
        ...entry.imports.map((name) => `<link rel="modulepreload" href="/${name}" />`),
        `<script type="module" src="/${entry.fileName}"></script>`,
      ];
      const html = await readFile(template, 'utf8');
      this.addWatchFile(template);
      this.emitFile({
        type: 'asset',
        fileName: 'index.html',
        source: html.replace('</head>', `${head.join('\n    ')}\n  </head>`),
      });
    },
  };
}

/** Writes .br and .gz beside every text file worth it, so that the server never compresses. */
function compress() {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  return {
    name: 'compress',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css|html|svg|json)$/.test(name));
      for (const name of files) {
        const bytes = await readFile(join(dir, name));
        if (bytes.length < 1024) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        await writeFile(join(dir, `${name}.br`), await brotli(bytes, { params }));
        await writeFile(join(dir, `${name}.gz`), await zip(bytes, { level: 9 }));
      }
    },
  };
}

function copy(from, to) {
  return { name: 'copy', writeBundle: () => cp(from, to, { recursive: true }) };
}

/** Clears the target's folder when the new files are ready, not before. */
function empty(dir) {
  return {
    name: 'empty',
    generateBundle: {
      order: 'post',
      handler: (_, __, isWrite) => isWrite && rm(dir, { recursive: true, force: true }),
    },
  };
}

function built(dir) {
  return {
    name: 'built',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await mkdir(dir, { recursive: true });
        await writeFile(join(dir, '.built'), new Date().toISOString());
      },
    },
  };
}

function onwarn(warning, warn) {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.every((id) => id.includes('node_modules'))) return;
  warn(warning);
}
