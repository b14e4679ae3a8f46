import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { contracts } from '../../widgets/catalog';
import { sources } from './sources';

/** What widgets are about: a folder of `widgets`, and the same word in routes, tests and the documentation. */
const families = [
  'account',
  'overview',
  'devices',
  'clients',
  'alarms',
  'sdwan',
  'security',
  'guest',
  'services',
  'plugins',
  'promotion',
  'income',
  'support',
];

/** What a file of each place may import, `$1` and `$2` being the first and second folder of its own path. First match wins. */
const table: [from: RegExp, may: string][] = [
  [/^widgets\/(\w+)\/shared\//, '^(src|widgets/$1/shared)(/|$)'],
  [/^widgets\/(\w+)\/([\w-]+)\//, '^(src|widgets/$1/(shared|$2))(/|$)'],
  [/^widgets\/[\w.-]+\.ts$/, '^(src|widgets)/'],
  [/^(?:src|host\/server)\//, '^(?!widgets(/|$))'],
  [/^host\//, '^(?!widgets/)|^widgets/(catalog$|stories$|lang-en$|\\w+/(?!shared)[\\w-]+(/index)?$)'],
];

interface Import {
  from: string;
  /** Path from the project's root. */
  to: string;
}

const imports: Import[] = sources.flatMap((from) =>
  ts
    .preProcessFile(readFileSync(from, 'utf8'), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({ from, to: relative('.', join(from, '..', fileName)) })),
);

const mayImport = ({ from, to }: Import): boolean => {
  const [place, may] = table.find(([place]) => place.test(from)) ?? [];
  if (!place || !may) return true;
  const [, first = '', second = ''] = place.exec(from) ?? [];
  return new RegExp(may.replaceAll('$1', first).replaceAll('$2', second)).test(to);
};

const familyOf = (path: string) => /^widgets\/([\w-]+)\//.exec(path)?.[1];

describe('families', () => {
  it('are the folders of widgets', () => {
    const folders = new Set(sources.map(familyOf).filter((name) => name !== undefined));
    expect([...folders].sort()).toEqual([...families].sort());
  });

  it('are told by their contracts', () => {
    const told = Object.entries(contracts).map(([name, { family }]) => `widgets/${family}/${name}/index.ts`);
    expect(told.filter((path) => !sources.includes(path))).toEqual([]);
  });

  it('have the same names in routes and tests, where pages without widgets stand beside them', () => {
    const inFolder = (folder: string) => readdirSync(folder).map((name) => name.replace(/\.ts$/, ''));
    const known = [...families, 'config', 'open', 'plugins'];
    const helpers = ['families', 'index', 'match', 'phone', 'route', 'service-pages', 'service-screens', 'standalone'];
    expect(inFolder('host/routes').filter((name) => !known.includes(name) && !helpers.includes(name))).toEqual([]);
    expect(inFolder('tests/widgets').filter((name) => !families.includes(name))).toEqual([]);
  });

  it('keep to themselves: a widget imports its own folder, its family’s shared one, and what every widget stands on', () => {
    expect(imports.filter((one) => !mayImport(one)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('have no arrow between them', () => {
    const arrows = imports
      .map(({ from, to }) => [familyOf(from), familyOf(to)])
      .filter(([from, to]) => from !== undefined && to !== undefined && from !== to)
      .map((pair) => pair.join(' -> '));
    expect([...new Set(arrows)]).toEqual([]);
  });

  it('share what two of their widgets need, and nothing else', () => {
    const users = (folder: string) =>
      new Set(imports.filter(({ to }) => to.startsWith(`${folder}/`) || to === folder).map(({ from }) => from));
    const parts = new Set(sources.flatMap((path) => /^widgets\/\w+\/shared\/[\w-]+(?=\/)/.exec(path)?.[0] ?? []));
    const lonely = [...parts].filter((part) => {
      const widgets = [...users(part)].filter((from) => !from.startsWith(`${part}/`));
      return new Set(widgets.map((from) => from.split('/').slice(0, 3).join('/'))).size < 2;
    });
    expect(lonely).toEqual([]);
  });

  // A canvas of nodes and lines is of the design system, whoever draws on it today.
  it('do not leave in src/ui what one of them alone needs, and src/ui has no name of theirs', () => {
    const parts = new Set(sources.flatMap((path) => /^src\/ui\/(?!topology)[\w-]+(?=\/)/.exec(path)?.[0] ?? []));
    const users = (part: string) =>
      imports
        .filter(({ from, to }) => (to === part || to.startsWith(`${part}/`)) && !from.startsWith(`${part}/`))
        .map(({ from }) => familyOf(from) ?? from.split('/').slice(0, 3).join('/'));
    expect([...parts].filter((part) => new Set(users(part)).size === 1 && families.includes(users(part)[0]!))).toEqual(
      [],
    );
    expect(
      sources.filter((path) => path.startsWith('src/ui/') && families.some((word) => path.includes(word))),
    ).toEqual([]);
  });
});
