import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { slowness } from './slow-patterns.mjs';
import { sources } from './sources';

/** Every regular expression that is written down in a file. */
function patternsOf(path: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

const slow = (pattern: string): string => {
  const end = pattern.lastIndexOf('/');
  return slowness(pattern.slice(1, end), pattern.slice(end + 1));
};

it('knows a pattern that long text makes slow', () => {
  expect(slow(String.raw`/Version\/(\d+).*Safari/`)).not.toBe('');
  expect(slow(String.raw`/^(\w+\s?)+$/`)).toContain('exponential');
});

it('no pattern takes longer than in proportion to its text: nobody can hold up a server or a page with a long one', () => {
  const written = sources.flatMap((path) => patternsOf(path).map((pattern) => [path, pattern] as const));
  expect(written.length).toBeGreaterThan(200);
  const found = written.filter(([, pattern]) => slow(pattern) !== '');
  expect(found.map(([path, pattern]) => `${path}: ${pattern}`)).toEqual([]);
});
