import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../../widgets/catalog';

const exec = promisify(execFile);
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const { version } = read('package.json') as { version: string };

describe('the package', () => {
  let folder: string;
  let packed: string;
  let files: { path: string; size: number }[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'netpane-pack-'));
    const { stdout } = await exec('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]);
    const [pack] = JSON.parse(stdout) as [{ filename: string; files: typeof files }];
    packed = join(folder, pack.filename);
    files = pack.files;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is clean for publint', async () => {
    const { publint } = await import('publint');
    const { buffer: tarball } = Uint8Array.from(readFileSync(packed));
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  it('has no file, no export and no dependency that nothing needs, and names all that it needs', async () => {
    const { stdout } = await exec(process.execPath, ['node_modules/knip/bin/knip.js', '--no-progress']);
    expect(stdout.trim()).toBe('');
  });

  it('has types that every way of importing finds', async () => {
    const tool = ['node_modules/@arethetypeswrong/cli/dist/index.js', packed, '--profile', 'esm-only'];
    const { stdout } = await exec(process.execPath, [
      ...tool,
      '--format',
      'json',
      '--exclude-entrypoints',
      'theme.css',
    ]);
    const { problems } = JSON.parse(stdout) as { problems: Record<string, unknown> };
    const esm = Object.values(problems)
      .flat()
      .filter((problem) => !/node10|node16-cjs/.test(JSON.stringify(problem)));
    expect(esm).toEqual([]);
  });

  it('has types that pass the strictest check of whoever uses them', async () => {
    const folder = '.cache/strict-types';
    mkdirSync(folder, { recursive: true });
    const names = ['netpane', 'netpane/react', 'netpane/iframe', 'netpane/loader', 'netpane/server'];
    for (const name of Object.keys(contracts)) names.push(`netpane/elements/${name}`, `netpane/react/${name}`);
    writeFileSync(join(folder, 'all.ts'), names.map((name) => `import '${name}';\n`).join(''));
    // What our schemas are made with is not installed with the package.
    writeFileSync(join(folder, 'untyped.js'), '');
    const compilerOptions = {
      ...{ strict: true, skipLibCheck: false, exactOptionalPropertyTypes: true, noEmit: true },
      paths: { valibot: ['./untyped.js'] },
      ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['all.ts'] }));
    const tool = 'node_modules/@typescript/native-preview/bin/tsgo';
    const { stdout } = await exec(process.execPath, [tool, '-p', folder]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  });

  it('has types by which Vue, Svelte and Solid check their templates, where there are none of React', async () => {
    const folder = '.cache/framework-types';
    mkdirSync(folder, { recursive: true });
    const attributes = 'interface HTMLAttributes<T = unknown> { class?: string; lang?: string; _?: T }';
    writeFileSync(
      join(folder, 'frameworks.d.ts'),
      `declare module 'vue' { export ${attributes} export interface PublicProps { key?: string } export interface GlobalComponents {} }
       declare module 'svelte/elements' { export ${attributes} export interface SvelteHTMLElements {} }
       declare module 'solid-js' { export namespace JSX { ${attributes} interface IntrinsicElements {} } }`,
    );
    writeFileSync(
      join(folder, 'all.ts'),
      `import 'netpane';
       import 'netpane/elements/alarm-list';
       import 'netpane/types/vue';
       import 'netpane/types/svelte';
       import 'netpane/types/solid';
       import type { GlobalComponents } from 'vue';
       import type { SvelteHTMLElements } from 'svelte/elements';
       import type { JSX } from 'solid-js';
       type Told = CustomEvent<{ id: string; kind: string; gwid: string; remark: string }>;
       type Props = InstanceType<GlobalComponents['np-alarm-list']>['$props'];
       const fatal: Props = { level: 'FATAL', limit: 6, theme: 'dark', class: 'a' };
       // @ts-expect-error: no such level
       const wrong: Props = { level: 'fatal' };
       const open = (event: Told) => event.detail.gwid;
       const svelte: SvelteHTMLElements['np-device-list'] = { kind: 'ap', 'onnp-device-open': open };
       const solid: JSX.IntrinsicElements['np-device-list'] = { manage: true, 'on:np-device-open': open };
       // @ts-expect-error: no such event
       const deaf: JSX.IntrinsicElements['np-device-list'] = { 'on:np-alarm-open': open };
       export { deaf, fatal, solid, svelte, wrong };`,
    );
    // Such a project has no types of React.
    writeFileSync(join(folder, 'untyped.js'), '');
    const compilerOptions = {
      ...{ strict: true, skipLibCheck: false, exactOptionalPropertyTypes: true, noEmit: true },
      paths: { react: ['./untyped.js'], valibot: ['./untyped.js'] },
      ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
    };
    const files = ['frameworks.d.ts', 'all.ts'];
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const tool = 'node_modules/@typescript/native-preview/bin/tsgo';
    const { stdout } = await exec(process.execPath, [tool, '-p', folder]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  });

  it('takes less than 20 MB of a disk and fewer than 40 packages, with all that it brings', () => {
    const others = brought();
    const sizes = [...files.map(({ size }) => size), ...others.flatMap(sizesIn)];
    expect(others.length + 1).toBeLessThan(40);
    expect(onDisk(sizes)).toBeLessThan(20_000_000);
  });

  it('is one package in fewer than 2,400 files, of less than 12 MB', () => {
    expect(brought()).toEqual([]);
    expect(files.length).toBeLessThan(2_400);
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(12_000_000);
  });

  it.each([
    [
      'elements, connection and words',
      /^(netpane(\/(loader|iframe|(lang|words)\/en|types\/\w+))?|netpane\/elements\/.*)$/,
      [],
    ],
    ['components', /^netpane\/react/, ['react', 'react-dom', 'react/jsx-runtime']],
    ['what draws on a server', /^netpane\/server$/, ['react', 'react-dom', 'react-dom/server', 'react/jsx-runtime']],
  ])('has %s that need of other packages what is said', async (_, kind, needed) => {
    const entries = Object.keys((read('package.json') as { exports: object }).exports)
      .filter((path) => !/\.(json|css)$/.test(path))
      .map((path) => path.replace(/^\./, 'netpane'))
      .flatMap((path) => (path.endsWith('*') ? Object.keys(contracts).map((name) => path.replace('*', name)) : [path]))
      .filter((path) => kind.test(path));
    expect(entries.length).toBeGreaterThan(0);
    const { metafile } = await build({
      stdin: { contents: entries.map((path) => `import '${path}';`).join(''), resolveDir: '.' },
      ...{ bundle: true, write: false, metafile: true, format: 'esm', logLevel: 'error', ignoreAnnotations: true },
      external: ['react', 'react-dom'],
    });
    const { imports } = Object.values(metafile.outputs)[0]!;
    const others = imports.filter(({ external }) => external).map(({ path }) => path);
    expect([...new Set(others)].sort()).toEqual(needed);
  });

  it('can be imported on a server without a page, each entry', async () => {
    const entries = Object.keys(contracts).flatMap((name) => [`netpane/elements/${name}`, `netpane/react/${name}`]);
    const script = `
      const refused = [];
      for (const entry of ${JSON.stringify(['netpane', 'netpane/loader', 'netpane/server', ...entries])})
        await import(entry).catch((error) => refused.push(entry + ': ' + error));
      console.log(JSON.stringify(refused));`;
    const { stdout } = await exec(process.execPath, ['--input-type=module', '--eval', script]);
    expect(JSON.parse(stdout)).toEqual([]);
  });

  it('renders its React components on a server', async () => {
    const script = `
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { NetpaneProvider } from 'netpane/react';
      import { AlarmList } from 'netpane/react/alarm-list';
      console.log(renderToString(createElement(NetpaneProvider, null, createElement(AlarmList))));`;
    const { stdout } = await exec(process.execPath, ['--input-type=module', '--eval', script]);
    expect(stdout).toContain('data-np-pending');
    expect(stdout).not.toContain(' style=');
  });

  it('draws an element with its data on a server', async () => {
    const script = `
      import { render } from 'netpane/server';
      const body = { code: 2000, message: '', data: { list: [], total: 0 } };
      const fetch = async () => Response.json(body, { headers: { 'netpane-contract': '1' } });
      const given = { baseUrl: 'https://cloud.example', origin: 'https://site.example', token: 'npe_1', fetch };
      for (const lang of ['zh-CN', 'en']) console.log((await render('alarm-list', { ...given, lang })).html);`;
    const { stdout, stderr } = await exec(process.execPath, ['--input-type=module', '--eval', script]);
    const text = stdout.replace(/<(style|script)[^]*?<\/\1>/g, '');
    expect(text).toMatch(/^<np-alarm-list lang="zh-CN"><template shadowrootmode="open"><div data-np-root=""/);
    expect(text).toMatch(/<h2 part="heading">告警<[^]*<h2 part="heading">[A-Z]/);
    expect(text).not.toContain('data-np-waits');
    expect(stderr).toBe('');
  });

  it('sells nothing but what is built for it', () => {
    const paths = files.map(({ path }) => path);
    const outside = paths.filter((path) => !/^(dist\/(lib|cdn)\/|package\.json$|README|LICENSE|CHANGELOG)/.test(path));
    expect(outside).toEqual([]);
    expect(paths.filter((path) => /\.(map|br|gz)$|\/\.[^/]*$/.test(path))).toEqual([]);
    expect(paths).toContain('dist/lib/theme.css');
  });
});

interface Locked {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Folders of the packages that come with the package by themselves, as the lock file has them. */
function brought(): string[] {
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
  const found = new Set<string>();
  const visit = (place: string) => {
    const { dependencies, peerDependencies = {}, peerDependenciesMeta: meta } = packages[place]!;
    const wanted = Object.keys(peerDependencies).filter((name) => !meta?.[name]?.optional);
    for (const name of [...Object.keys(dependencies ?? {}), ...wanted]) {
      const folder = [`${place}/node_modules/${name}`, `node_modules/${name}`].find((path) => path in packages)!;
      if (found.has(folder)) continue;
      found.add(folder);
      visit(folder);
    }
  };
  visit('');
  return [...found];
}

const sizesIn = (folder: string): number[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);

/** Bytes of a disk that files take: each ends with a block that is not full. */
const onDisk = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + Math.ceil(size / 4096) * 4096, 0);

describe('the CDN files', () => {
  it('are all named in integrity.json, with the hashes that a browser finds', () => {
    const files = readdirSync('dist/cdn', { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.js'));
    const hash = (name: string) =>
      createHash('sha384')
        .update(readFileSync(`dist/cdn/${name}`))
        .digest('base64');
    expect(read('dist/cdn/integrity.json')).toEqual(
      Object.fromEntries(files.map((name) => [name, `sha384-${hash(name)}`])),
    );
  });
});

describe('what is folded from the contracts', () => {
  it('is a valid custom-elements manifest of every widget', () => {
    const manifest = read('dist/lib/custom-elements.json') as {
      modules: { path: string; declarations: { tagName: string }[] }[];
    };
    const check = new Ajv({ strict: false }).compile(
      read('node_modules/custom-elements-manifest/schema.json') as object,
    );
    expect(check(manifest), JSON.stringify(check.errors)).toBe(true);
    expect(manifest.modules.filter(({ path }) => !existsSync(path))).toEqual([]);
    const tags = manifest.modules.map(({ declarations }) => declarations[0]?.tagName);
    expect(tags.sort()).toEqual(
      Object.values(contracts)
        .map(({ tag }) => tag)
        .sort(),
    );
  });

  it('gives editors the same tags', () => {
    const { tags } = read('dist/lib/vscode.html-custom-data.json') as { tags: { name: string }[] };
    const types = read('dist/lib/web-types.json') as {
      version: string;
      contributions: { html: { elements: unknown[] } };
    };
    expect(tags).toHaveLength(Object.keys(contracts).length);
    expect(types.contributions.html.elements).toHaveLength(tags.length);
    expect(types.version).toBe(version);
  });
});
