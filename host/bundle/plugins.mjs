import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, transform } from 'esbuild';
import { minifySync } from 'oxc-minify';
import { besides } from './licences.mjs';
import { preloads } from './preloads.mjs';
import { elementTypes, widgetFolds, widgets } from './widgets.mjs';

/** Whether an import names a package or a part of Node rather than one of our files. */
export function isPackage(id) {
  return !/^[./\0]/.test(id);
}

/** What TypeScript says that a browser or Node reads; `npm run types` checks it. Packages are resolved elsewhere. */
export function source() {
  return {
    name: 'source',
    resolveId(id, importer) {
      if (!importer || importer.includes('node_modules') || isPackage(id)) return null;
      const path = resolve(dirname(importer), id);
      return extensions.map((extension) => path + extension).find((file) => existsSync(file)) ?? null;
    },
    async transform(text, id) {
      const [, loader] = /\.(tsx?)$/.exec(id) ?? [];
      if (!loader || id.includes('node_modules')) return null;
      const sourcefile = basename(id);
      const key = `${id} ${text}`;
      if (!read.has(key)) {
        const options = { loader, sourcefile, sourcemap: true, target, charset: 'utf8', jsx: 'automatic' };
        read.set(
          key,
          transform(text, options).then(({ code, map }) => ({ code, map: JSON.parse(map) })),
        );
      }
      return read.get(key);
    },
  };
}

/** What was read for one target serves the others. */
const read = new Map();

const extensions = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

export function json() {
  return {
    name: 'json',
    transform: (code, id) => (id.endsWith('.json') ? { code: `export default ${code}`, map: null } : null),
  };
}

/** As in tsconfig.json, and as packages bring it: what the browsers that are supported have read for years. */
const target = 'es2022';

export function minify() {
  return {
    name: 'minify',
    renderChunk(code, chunk) {
      const options = { module: true, sourcemap: true, compress: { target } };
      const { code: small, map, errors } = minifySync(chunk.fileName, code, options);
      if (errors.length > 0) this.error(errors[0].message);
      return { code: small, map };
    },
  };
}

/** What `netpane/react/<name>` gives: the widget as it can also stand in a page that a server renders. */
export function clientEntries() {
  return {
    name: 'client-entries',
    transform(code, id) {
      if (!/\/widgets\/[\w-]+\/(?!shared\/)[\w-]+\/index\.ts$/.test(id)) return null;
      const wrapped = code.replace(
        /export \{ ([A-Z]\w+) \} from ["'](\.\/[\w-]+)["'];/,
        `import { clientEntry } from '../../../src/element/client-entry';
import { $1 as Widget } from '$2';
export const $1 = /*#__PURE__*/ clientEntry(Widget);`,
      );
      if (wrapped === code) this.error(`${id}: no component to export`);
      return { code: wrapped, map: null };
    },
  };
}

/**
 * What runs beside a page, `new URL('./….ts', import.meta.url)`, as a script in one piece: it shares nothing with the page.
 * `place`: where it lies, by its name without an extension and its path in the sources; beside the module in the package. `without`:
 * names of those that are not there, whose address is empty.
 */
export function workers(place, without = []) {
  return {
    name: 'workers',
    async transform(code, id) {
      const [address, path] = /new URL\(["'](\.\/[\w-]+)\.ts["'], import\.meta\.url\)/.exec(code) ?? [];
      if (!address || id.includes('node_modules')) return null;
      if (without.includes(basename(path))) return { code: code.replace(address, `{ href: '' }`), map: null };
      const entry = join(dirname(id), `${path}.ts`);
      const { outputFiles, metafile } = await build({
        entryPoints: [entry],
        ...{ bundle: true, write: false, format: 'esm', target, minify: true, charset: 'utf8', metafile: true },
      });
      const source = outputFiles[0].text;
      for (const name of Object.keys(metafile.inputs)) besides.add(resolve(name));
      this.addWatchFile(entry);
      if (!place) {
        const beside = `${publicFolder(id)}/${basename(path)}.js`;
        this.emitFile({ type: 'asset', fileName: beside, source });
        return { code: code.replace(address, `new URL('${path}.js', import.meta.url)`), map: null };
      }
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const file = this.emitFile({ type: 'asset', fileName: place(basename(path), hash), source });
      return { code: code.replace(address, () => `{ href: import.meta.ROLLUP_FILE_URL_${file} }`), map: null };
    },
  };
}

/** The folder of a module in the package, by its file. */
const publicFolder = (id) => relative(process.cwd(), dirname(id));

/** Emits the design variables as a style sheet. `fileName`: its fixed name; without one it gets a hash. */
export function themeFile(fileName) {
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

/** Emits `custom-elements.json`, editor data (both in English too) and the tables of the documentation. */
export function manifestFiles() {
  return {
    name: 'manifest-files',
    async generateBundle() {
      const { version } = JSON.parse(await readFile('package.json', 'utf8'));
      const { manifestFiles: fold } = await fromSource('widgets/manifest.ts');
      const english = JSON.parse(await readFile('src/element/contracts.en.json', 'utf8'));
      for (const [fileName, source] of Object.entries(fold(version, english)))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/**
 * Emits the types beside the modules, with full names in relative imports: Node's own resolution wants them. Types that no
 * entry leads to stay out: two thirds of the files, which nobody could import.
 * `publicName`: where a module lies in the package, by its path in the sources without an extension.
 */
export function declarations(rootNames, publicName) {
  return {
    name: 'declarations',
    async generateBundle() {
      const types = await emitted(rootNames);
      const emit = (name, source) =>
        this.emitFile({ type: 'asset', fileName: `${name}.d.ts`, source: source.replace(ofOthers, untyped) });
      const reached = new Set([...rootNames.map((name) => name.replace(/\.tsx?$/, '')), 'src/element/index']);
      for (const path of reached) {
        const file = join(types, `${path}.d.ts`);
        if (!existsSync(file)) continue;
        const source = readFileSync(file, 'utf8').replace(relativeImport, (_, before, quote, imported) => {
          const target = fullName(dirname(path), imported);
          reached.add(target);
          const to = relative(dirname(publicName(path)), publicName(target));
          return `${before}${quote}${to.startsWith('.') ? to : `./${to}`}.js${quote}`;
        });
        emit(publicName(path), source);
      }
      for (const widget of widgets()) emit(`elements/${widget.name}`, elementTypes(widget));
      emit('widgets/english', 'export {};\n');
    },
  };
}

/**
 * Lines that take types of React's, or of what our schemas are made with. A project of Vue, Svelte, Angular or Solid has none of
 * React's, nobody has the others, and checks ours all the same.
 */
const ofOthers =
  /^.*(?:from ['"](?:react|valibot)['"]|import\(['"](?:react|valibot)['"]\)|declare module 'react').*$/gm;
const untyped = (line) => `// @ts-ignore: these types need not be there\n${line}`;

const relativeImport = /((?:from|import)\s*(?:\(\s*)?)(['"])(\.{1,2}\/[^'"]+)\2/g;

/** The types of some modules and of all that they import, unchecked, in a folder with the paths of the sources. */
async function emitted(rootNames) {
  const types = resolve('.cache/types');
  await rm(types, { recursive: true, force: true });
  const only = { noEmit: false, emitDeclarationOnly: true, declaration: true, noCheck: true, incremental: false };
  const compilerOptions = { ...only, tsBuildInfoFile: null, rootDir: '..', outDir: 'types' };
  const files = rootNames.map((name) => `../${name}`);
  await mkdir('.cache', { recursive: true });
  await writeFile(
    '.cache/types.json',
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, files, include: [] }),
  );
  const compiler = 'node_modules/@typescript/native-preview/bin/tsgo';
  await promisify(execFile)(process.execPath, [compiler, '--project', '.cache/types.json']).catch(({ stdout }) => {
    throw new Error(stdout);
  });
  return types;
}

/** What a relative import names, from the project's root and without an extension. */
function fullName(folder, path) {
  const name = join(folder, path);
  return ['.ts', '.tsx', '.d.ts'].some((extension) => existsSync(name + extension)) ? name : `${name}/index`;
}

/** Runs one of our modules that has no browser in it, to fold files from it. */
export async function fromSource(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target,
    jsx: 'automatic',
    plugins: [folds],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** The folded modules for that. */
const folds = {
  name: 'folds',
  setup({ onResolve, onLoad }) {
    const { resolveId, load } = widgetFolds();
    onResolve({ filter: /^\./ }, ({ path, importer }) => ({ path: resolveId(path, importer) ?? undefined }));
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = load(path);
      return contents === null ? undefined : { contents, loader: 'ts', resolveDir: dirname(path) };
    });
  },
};

/**
 * The console's page: the written one with this build's files in its head, `first` before all that is drawn. No inline
 * script or style: the CSP forbids them. `folder`: where scripts lie.
 */
export function page(template, first, folder) {
  return {
    name: 'page',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const entry = files.find((file) => file.isEntry);
      const css = files.filter((file) => file.fileName.endsWith('.css'));
      const script = await firstScript(first);
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
      const name = `${folder}/first.${hash}.js`;
      this.emitFile({ type: 'asset', fileName: name, source: script });
      const before = [name, ...css.map(({ fileName }) => fileName)];
      const head = [
        `<script src="/${name}"></script>`,
        ...css.map((file) => `<link rel="stylesheet" href="/${file.fileName}" />`),
        // Scripts of their own, and not only preloaded: each is run as it comes, and none of it with the entry in one piece.
        ...entry.imports.map((name) => `<script type="module" src="/${name}"></script>`),
        `<script type="module" src="/${entry.fileName}"></script>`,
      ];
      const html = await readFile(template, 'utf8');
      this.addWatchFile(template);
      this.emitFile({
        type: 'asset',
        fileName: 'index.html',
        source: html.replace('</head>', `${head.join('\n    ')}\n  </head>`),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify(await preloads(bundle, before)),
      });
    },
  };
}

/** A script that runs before the page is drawn: in one piece, and no module, which would wait. */
async function firstScript(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target,
    minify: true,
  });
  return outputFiles[0].contents;
}

/** Writes .br and .gz beside every text file worth it, so that the server never compresses. */
export function compress() {
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

/**
 * Writes `integrity.json`: the hash of each script, in the form that `integrity` attributes and import maps take; and
 * `version.txt`, by which a server keeps them.
 */
export function integrity() {
  return {
    name: 'integrity',
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => name.endsWith('.js'));
      const hash = async (name) =>
        `sha384-${createHash('sha384')
          .update(await readFile(join(dir, name)))
          .digest('base64')}`;
      const hashes = Object.fromEntries(await Promise.all(names.sort().map(async (name) => [name, await hash(name)])));
      await writeFile(join(dir, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
      const { version } = JSON.parse(await readFile('package.json', 'utf8'));
      await writeFile(join(dir, 'version.txt'), `${version}\n`);
    },
  };
}

export function copy(from, to) {
  return { name: 'copy', writeBundle: () => cp(from, to, { recursive: true }) };
}

/** Clears the target's folder when the new files are ready, not before. */
export function empty(dir) {
  return {
    name: 'empty',
    generateBundle: {
      order: 'post',
      handler: (_, __, isWrite) => isWrite && rm(dir, { recursive: true, force: true }),
    },
  };
}

export function built(dir) {
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

/** Has the server that was just made fill a demo and pack it. The build goes on meanwhile, and fails if that does. */
export function packedDemo(dir) {
  return {
    name: 'packed-demo',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const child = spawn(process.execPath, [join(dir, 'main.js'), 'pack-demo'], {
          stdio: ['ignore', 'inherit', 'inherit'],
          // Of what the environment says of a server nothing counts here.
          env: { PATH: process.env.PATH },
        });
        child.once('exit', (code) => (process.exitCode ||= code ?? 1));
      },
    },
  };
}

export function onwarn(warning, warn) {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.every((id) => id.includes('node_modules'))) return;
  warn(warning);
}
