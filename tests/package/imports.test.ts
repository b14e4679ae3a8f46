import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { importsOf, ringsOf } from './graph';
import { sources } from './sources';

/** Folders of ours that each folder may import from, besides itself. First match wins. */
const layers: [from: RegExp, may: RegExp][] = [
  [/^src\/(rules|format|text|theme)\//, /^src\/(rules|format|text|theme)(\/|$)/],
  [/^src\/domain\//, /^src\/(rules|format)(\/|$)/],
  [/^src\/element\//, /^src\/(api|session|theme|text|ui\/root)(\/|$)/],
  [/^src\/api\//, /^src\/(domain|rules|text)\//],
  [/^src\/session\//, /^src\/(api|theme|domain|text)(\/|$)/],
  [/^src\/ui\//, /^src\/(?!element)/],
  [/^src\//, /^src\//],
  [/^host\/server\//, /^(src\/(api|domain|rules|format|text)|host\/server)(\/|$)/],
  [/^host\//, /^(src|host\/(?!server)|widgets\/(catalog$|stories$|lang-en$|[\w-]+\/(?!shared)[\w-]+(\/index)?$))/],
];

/** Packages that are imported in one folder only, so that replacing one is a change of that folder. */
const doors: [packages: RegExp, folder: RegExp][] = [
  [/^@r2wc\//, /^src\/element\//],
  [/^(@nivo|@base-ui|@floating-ui)\//, /^src\/ui\//],
  [/^(react-final-form|final-form|lucide-react|dompurify)(\/|$)/, /^src\/ui\//],
  [/^qrcode$/, /^(src\/ui|host\/server)\//],
  [/^swr(\/|$)/, /^src\/api\//],
  [/^valibot$/, /^(src\/api|host\/server)\//],
  [/^js-cookie$/, /^src\/session\//],
  [/^wouter(\/|$)/, /^host\/(?!server)/],
  [/^@clickhouse\//, /^host\/server\/kit\/history\//],
  [/^md5$/, /^src\/domain\//],
];

interface Import {
  from: string;
  /** Path from the project's root, or the package as it is named. */
  to: string;
  relative: boolean;
}

const imports: Import[] = sources.flatMap((from) =>
  ts.preProcessFile(readFileSync(from, 'utf8'), true, true).importedFiles.map(({ fileName }) => ({
    from,
    to: fileName.startsWith('.') ? relative('.', join(from, '..', fileName)) : fileName,
    relative: fileName.startsWith('.'),
  })),
);

const isStory = (path: string) => path.endsWith('.stories.tsx');
const folderOf = (path: string) => path.match(/^(src\/ui|src)\/[\w-]+(?=\/|$)/)?.[0];
const say = ({ from, to }: Import) => `${from} -> ${to}`;

describe('imports', () => {
  it('go down the layers only', () => {
    const wrong = imports.filter(({ from, to, relative }) => {
      if (!relative || isStory(from)) return false;
      if (folderOf(from) !== undefined && folderOf(from) === folderOf(to)) return false;
      const [, may] = layers.find(([layer]) => layer.test(from)) ?? [];
      return may !== undefined && !may.test(to);
    });
    expect(wrong.map(say)).toEqual([]);
  });

  it('lead no file back to itself', () => {
    const arrows = importsOf(sources);
    expect(arrows.length).toBeGreaterThan(8000);
    expect(ringsOf(arrows)).toEqual([]);
  });

  it('enter each package through its one door', () => {
    const wrong = imports.filter(({ from, to, relative }) => {
      const [, folder] = (!relative && doors.find(([packages]) => packages.test(to))) || [];
      return folder !== undefined && !folder.test(from);
    });
    expect(wrong.map(say)).toEqual([]);
  });

  it('keep React out of rules, formats, texts, themes, domain and contracts', () => {
    const pure =
      /^src\/(rules|format|text|theme|domain)\/|\.contract\.ts$|^src\/api\/(contract\/|(client|endpoint|page-client)\.ts$)/;
    const wrong = imports.filter(
      ({ from, to }) => pure.test(from) && /^(react|react-dom|styled-components)(\/|$)/.test(to),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  it('never reach into the tests', () => {
    expect(imports.filter(({ to }) => /^tests\//.test(to)).map(say)).toEqual([]);
  });

  it('name a file, or a folder with an index', () => {
    const missing = imports.filter(({ to, relative }) => {
      if (!relative || /\.(json|sql|mjs|js|css)$/.test(to)) return false;
      return !['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'].some((end) => ts.sys.fileExists(to + end));
    });
    expect(missing.map(say)).toEqual([]);
  });
});
