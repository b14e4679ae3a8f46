import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contracts } from '../../widgets/catalog';
import { elements } from '../../widgets/elements';
import { sources } from './sources';

const read = (path: string) => readFileSync(path, 'utf8');
const isText = (path: string) =>
  /\.text\.ts$|\.stories\.tsx$|\.contract\.ts$|\.fixture\.tsx?$|\/manifest\.ts$/.test(path);
const code = (path: string) => read(path).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

describe('files', () => {
  it('are named in kebab-case', () => {
    expect(sources.filter((path) => !/^([a-z0-9-]+\/)*[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/.test(path))).toEqual([]);
  });

  it('are short', () => {
    const lengths = sources.map((path) => [read(path).split('\n').length, path] as const).sort(([a], [b]) => a - b);
    expect(lengths.filter(([lines]) => lines > 400)).toEqual([]);
    expect(lengths[Math.floor(lengths.length * 0.95)]?.[0]).toBeLessThan(250);
  });

  it('keep the Chinese of what is shown in *.text.ts', () => {
    const shown = sources.filter((path) => /^(src|widgets|host\/(?!server|routes|docs))/.test(path) && !isText(path));
    const chinese = /[\u3400-\u9fff]/;
    expect(
      shown.filter((path) => !/^src\/(text|domain|format|rules|api\/refusal)\//.test(path) && chinese.test(code(path))),
    ).toEqual([]);
  });

  it('of stories give away stories only, each under a title: the story browser takes every export for one', () => {
    const stories = sources.filter((path) => path.endsWith('.stories.tsx'));
    expect(stories.length).toBeGreaterThan(80);
    expect(stories.filter((path) => /^export (const|function|let) [^A-Z]|^export \{/m.test(code(path)))).toEqual([]);
    expect(stories.filter((path) => !/^export default \{ title: '[a-z]+ \/ [\w-]+' \};$/m.test(read(path)))).toEqual(
      [],
    );
  });

  it('of the server leave pages of lists to one', () => {
    const cutting = sources.filter((path) => path.startsWith('host/server/') && /\bpage - 1\)/.test(code(path)));
    expect(cutting).toEqual(['host/server/kit/sql/page.ts']);
  });

  it('take the milliseconds of hours and days from the one clock', () => {
    // Loaded with the first screen: it has no other use for the clock.
    const alone = ['src/domain/time.ts', 'widgets/overview/home-popups/campaign.tsx'];
    const own = sources.filter((path) => !isText(path) && /\b(?:86_?400_?000|3_?600_?000)\b/.test(code(path)));
    expect(own.filter((path) => !alone.includes(path))).toEqual([]);
  });

  it('around React ask no part what it holds: the whole page would be restyled at each part that comes', () => {
    expect(code('host/page.css')).not.toContain(':has(');
  });

  it('switch no rule of the linter off', () => {
    expect(sources.filter((path) => /\b(?:eslint|oxlint)-(?:disable|enable)/.test(read(path)))).toEqual([]);
  });

  it('leave what is done outside a form, and what is said when it is refused, to useAct', () => {
    const acting = sources.filter(
      (path) => /^(widgets|src\/ui|host\/(?!server))/.test(path) && !path.startsWith('src/ui/act/'),
    );
    const own = /if \(!\(\w+ instanceof ApiError\)\)\s*throw\b|\.error\(\s*(?:[^()?]*\? )?[\w.]+\.message\b/;
    expect(acting.filter((path) => own.test(code(path)))).toEqual([]);
  });

  it('measure the window without the bars that a phone draws over it', () => {
    const drawn = sources.filter((path) => /^(src|widgets|host\/(?!server|docs))/.test(path));
    expect(drawn.filter((path) => /\d[sl]?vh\b/.test(code(path)))).toEqual([]);
  });

  it('leave the lines of every exported list to one, which says what is simulated', () => {
    const writer = 'src/ui/table/export/';
    const others = sources
      .filter((path) => !path.startsWith(writer) && !isText(path))
      .map((path) => [path, code(path)] as const);
    const having = (pattern: RegExp) => others.filter(([, text]) => pattern.test(text)).map(([path]) => path);
    expect(having(/\b(?:csvLines|workbook)\(|type: 'text\/csv|spreadsheetml/)).toEqual([]);
    // The first line alone, to be filled in.
    const empty = 'widgets/sdwan/shared/import-members.tsx';
    const exporting = having(/\bexportFile\(/).filter((path) => path !== empty);
    expect(exporting.length).toBeGreaterThan(1);
    const sheet = /{ head, lineOf } = sheetOf\([\s\S]*exportFile\([^;]*, head\);[\s\S]*\.add\([^;]*\.map\(lineOf\)\)/;
    expect(having(sheet)).toEqual(exporting);
    // What else is saved is no list: settings as they were read, labels to print, pictures, a password, an invoice.
    expect(
      having(/\bsaveFile\(/)
        .filter((path) => !exporting.includes(path))
        .sort(),
    ).toEqual([
      'widgets/devices/config-backups/config-backups.tsx',
      'widgets/devices/network-design/export-floor.ts',
      'widgets/devices/prepared-devices/labels.ts',
      'widgets/promotion/shared/picture/save-picture.ts',
      'widgets/sdwan/sdwan-accounts/credentials.tsx',
      empty,
      'widgets/services/service-orders/order-detail.tsx',
      'widgets/support/service-account/service-account.tsx',
    ]);
  });

  it('say of every list what it is for while nothing is in it', () => {
    const lists = sources.filter((path) => /^(src\/ui|widgets|host\/pages)\/.*\.tsx$/.test(path) && !isText(path));
    const count = (path: string, pattern: RegExp) => code(path).match(pattern)?.length ?? 0;
    const silent = lists.filter((path) => count(path, /<DataTable\b/g) > count(path, /\bempty=/g));
    // The table's own files; a list without words would say no more than that it has none.
    expect(silent.filter((path) => !path.startsWith('src/ui/table/'))).toEqual([]);
    expect(lists.filter((path) => count(path, /<DataTable\b/g) > 0).length).toBeGreaterThan(60);
    const words = sources
      .filter((path) => /^(src\/ui|widgets)\/.*\.text(\.en)?\.ts$/.test(path))
      .flatMap((path) =>
        [...code(path).matchAll(/^ *(n(?:o|one)[A-Z]?\w*Reason): (['"])(.*)\2,$/gm)].map((found) => [
          path,
          found[1],
          found[3]!,
        ]),
      );
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter(([, , sentence]) => sentence!.length < 6 || /^(暂无|没有)数据/.test(sentence!))).toEqual([]);
  });

  it('keep colours in the theme', () => {
    const browser = sources.filter((path) => /^(src|widgets|host\/(?!server|docs))/.test(path));
    const colour = /#[0-9a-f]{6}\b|\brgba?\(/i;
    expect(
      browser.filter((path) => !path.startsWith('src/theme/') && !isText(path) && colour.test(code(path))),
    ).toEqual([]);
  });
});

describe('the catalog', () => {
  it('names every widget folder, and its tag, component and entries follow from the name', () => {
    const folders = new Set(
      sources
        .map((path) => path.match(/^widgets\/[\w-]+\/(?!shared\/)([\w-]+)\//)?.[1])
        .filter((name) => name !== undefined),
    );
    expect(Object.keys(contracts).sort()).toEqual([...folders].sort());
    expect(Object.keys(elements).sort()).toEqual([...folders].sort());
    for (const [name, { tag }] of Object.entries(contracts)) {
      expect(tag).toBe(`np-${name}`);
      const entries = sources.filter((path) => path.startsWith('widgets/') && path.endsWith(`/${name}/index.ts`));
      expect(entries).toHaveLength(1);
    }
  });

  it('uses no name that an element has already', () => {
    const taken = [
      'title',
      'hidden',
      'id',
      'style',
      'lang',
      'dir',
      'slot',
      'role',
      'children',
      'translate',
      'draggable',
      'theme',
      'density',
      'connection',
      'state',
    ];
    const clashes = Object.entries(contracts).flatMap(([name, { props }]) =>
      Object.keys(props)
        .filter((prop) => taken.includes(prop))
        .map((prop) => `${name}.${prop}`),
    );
    expect(clashes).toEqual([]);
  });
});
