import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// What follows from the folders of the widgets and is written nowhere: `widgets/catalog` with all contracts, `widgets/elements`
// with what loads each tag, `widgets/components` with what loads each component, each widget's `element` that defines its
// tag, its words in English, and `widgets/stories` with what loads the stories of each. Whoever bundles or runs the sources takes them from here, as if
// they were files.

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const inside = (folder) => readdirSync(join(root, folder), { withFileTypes: true });

/** Every widget, by name: `folder` is `widgets/<family>/<name>`. */
export const widgets = () =>
  inside('widgets')
    .filter((family) => family.isDirectory())
    .flatMap(({ name: family }) => inside(`widgets/${family}`).map(({ name }) => ({ name, family })))
    .map(({ name, family }) => ({ name, folder: `widgets/${family}/${name}` }))
    .filter(({ name, folder }) => existsSync(join(root, folder, `${name}.contract.ts`)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** `alarm-list` -> `AlarmList`, the component. */
export const pascal = (name) => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
/** `alarm-list` -> `alarmListContract`, what outsiders may rely on. */
export const contractOf = (name) => `${pascal(name).replace(/^./, (letter) => letter.toLowerCase())}Contract`;

/** Gives the folded modules to rollup and vite. */
export function widgetFolds() {
  return {
    name: 'widget-folds',
    enforce: 'pre',
    buildStart: () => kept.clear(),
    resolveId(source, importer) {
      if (!/\/(catalog|packs|stories|components|elements?|english)(\.ts)?$/.test(source)) return null;
      const from = source.startsWith('.') && importer ? dirname(importer) : root;
      const path = pathOf(resolve(from, source).replace(/(\.ts)?$/, '.ts'));
      return fold(path) === undefined ? null : join(root, path);
    },
    load(id) {
      const [file] = id.split('?');
      return /\/(catalog|packs|stories|components|elements?|english)\.ts$/.test(file)
        ? (fold(pathOf(file)) ?? null)
        : null;
    },
  };
}

/** From the project's root; vite's addresses begin there too. */
const pathOf = (file) => (file.startsWith('/widgets/') ? file.slice(1) : relative(root, file).replaceAll('\\', '/'));

/** The text of a folded module; undefined for every other path. */
function fold(path) {
  if (path === 'widgets/catalog.ts') return catalog();
  if (path === 'widgets/elements.ts') return elements();
  if (path === 'widgets/packs.ts') return packs();
  if (path === 'widgets/stories.ts') return stories();
  if (path === 'widgets/components.ts') return components();
  if (path === 'widgets/english.ts') return importing('widgets', englishFiles());
  const [, folder, name, kind] = /^(widgets\/\w+\/([\w-]+))\/(element|english)\.ts$/.exec(path) ?? [];
  if (!folder || !existsSync(join(root, folder, `${name}.contract.ts`))) return undefined;
  return kind === 'element' ? element(name) : importing(folder, englishOf(folder));
}

const table = (name, line) =>
  `export const ${name} = {\n${widgets()
    .map((one) => `  '${one.name}': ${line(one)},\n`)
    .join('')}};\n`;
const here = ({ folder }) => folder.replace('widgets', '.');

function catalog() {
  const contract = (one) => `import { ${contractOf(one.name)} } from '${here(one)}/${one.name}.contract';\n`;
  return [...widgets().map(contract), table('contracts', ({ name }) => contractOf(name))].join('');
}

/** Apart from the catalog: the loader of a page reads no contract. */
const elements = () => table('elements', (one) => `() => import('${here(one)}/element')`);

/** Apart from the catalog, which every page reads. */
const packs = () => table('english', (one) => `() => import('${here(one)}/english')`);

/** For the documentation. */
const stories = () => table('stories', (one) => `() => import('${here(one)}/${one.name}.stories')`);

/** For servers: what is drawn there defines no tag. */
const components = () =>
  table('components', (one) => `() => import('${here(one)}/${one.name}').then((m) => m.${pascal(one.name)})`);

const element = (name) => `import { define } from '../../../src/element';
import { ${pascal(name)} } from './${name}';
import { ${contractOf(name)} } from './${name}.contract';

define(${contractOf(name)}, ${pascal(name)});
`;

/** The types of `netpane/elements/<name>`, as they lie in the package. */
export const elementTypes = ({ name, folder }) => `import type { ElementOf, JsxOf } from '../src/element/index.js';
import type { ${contractOf(name)} } from '../${folder}/${name}.contract.js';
/** \`<np-${name}>\` */
export type ${pascal(name)}Element = ElementOf<typeof ${contractOf(name)}>;
declare global {
    interface HTMLElementTagNameMap {
        'np-${name}': ${pascal(name)}Element;
    }
}
declare module 'react' {
    namespace JSX {
        interface IntrinsicElements {
            'np-${name}': JsxOf<typeof ${contractOf(name)}>;
        }
    }
}
`;

const importing = (folder, files) =>
  files
    .map((file) => relative(folder, file).replace(/\.ts$/, ''))
    .map((path) => `import '${path.startsWith('.') ? path : `./${path}`}';\n`)
    .join('');

/** What was read of the sources, until the next build begins. */
const kept = new Map();
const keep = (key, make) => kept.get(key) ?? kept.set(key, make()).get(key);

/** All files of English words. */
const englishFiles = () => keep('english', findEnglish);

function findEnglish() {
  return ['src', 'widgets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.text.en.ts'))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
}

const chineseOf = (path) => path.replace(/\.en\.ts$/, '.ts');

/** The English of every text that a widget may come to show, and of what each element stands on. */
function englishOf(folder) {
  const texts = new Set();
  for (const entry of [`${folder}/index.ts`, 'src/element/index.ts']) reach(entry, texts);
  return englishFiles().filter((path) => texts.has(chineseOf(path)) || !existsSync(join(root, chineseOf(path))));
}

/** What a server says in English brings its words itself, with the first answer that needs it. */
const apart = 'src/api/refusal/in-english.ts';

function reach(path, found) {
  if (found.has(path) || path === apart) return;
  found.add(path);
  for (const next of importsOf(path)) reach(next, found);
}

/** Modules of ours that a module imports at once or later, without those that it takes only types from. */
const importsOf = (path) => keep(path, () => findImports(path));

function findImports(path) {
  const names = read(path).matchAll(
    /^(?:import|export)(?! type\b)[^'";]*?from '(\.[^']+)'|\bimport\(?\s*'(\.[^']+)'/gm,
  );
  return [...names].flatMap(([, at, later]) => fileOf(join(dirname(path), at ?? later)) ?? []);
}

const fileOf = (path) =>
  ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find((file) => existsSync(join(root, file)));
