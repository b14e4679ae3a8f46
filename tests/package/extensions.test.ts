import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { sources } from './sources';

// What a page can add: facts and buttons to any element (tests/element), columns, actions and words to each list (which
// elements show one: scopes.test.ts), numbers to each chart.

/** Tags of a file, with the names of their attributes. */
function tagsIn(path: string): { name: string; attributes: readonly string[]; line: number }[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: ReturnType<typeof tagsIn> = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) {
      const attributes = node.attributes.properties.map((one) => one.name?.getText() ?? '...');
      found.push({ name: node.tagName.getText(), attributes, line: file.getLineAndCharacterOfPosition(node.pos).line });
    }
    node.forEachChild(look);
  };
  look(file);
  return found;
}

it('each table of a widget has a name, by which a page can extend it alone', () => {
  const tables = sources
    .filter((path) => path.startsWith('widgets/') && path.endsWith('.tsx') && !path.endsWith('.stories.tsx'))
    .flatMap((path) => tagsIn(path).map((tag) => ({ path, ...tag })))
    .filter(({ name }) => name === 'DataTable');
  expect(tables.length).toBeGreaterThan(60);
  const nameless = tables.filter(({ attributes }) => !attributes.includes('cacheKey') && !attributes.includes('...'));
  expect(nameless.map(({ path, line }) => `${path}:${line + 1}`)).toEqual([]);
});

it('each chart that writes numbers lets a page write them', () => {
  const writing = sources.filter(
    (path) => /^src\/ui\/chart\/[a-z-]+-chart\.tsx$/.test(path) && /\bformat: \(/.test(readFileSync(path, 'utf8')),
  );
  expect(writing).toHaveLength(3);
  for (const path of writing) expect(readFileSync(path, 'utf8'), path).toContain('useValues(given)');
});
