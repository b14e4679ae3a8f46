import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../src/element/contract';
import { partsOf, standardParts } from '../../src/element/manifest';
import { contracts } from '../../widgets/catalog';
import { sources } from './sources';
import { symbolsReached } from './symbols';

// Which parts an element has follows from what its code reaches. `npx vitest run --project package tests/package/parts.test.ts --update`
// writes down what changed; the stories tell whether what is drawn is among it.

function declarationsOf(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [[statement.name.text, statement]] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map((one) => [one.name.getText(), one]);
}

/** What stands in `part="…"` or `attrs({ part: '…' })`; and `primary` where a button is said to be one. */
function partsIn(top: ts.Node, says: boolean): Set<string> {
  const found = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const isAttribute = ts.isJsxAttribute(node) && node.name.getText() === 'part';
    const isAttrs = ts.isPropertyAssignment(node) && node.name.getText() === 'part' && isOfAttrs(node);
    if (isAttribute || isAttrs) for (const text of textsIn(node)) for (const one of text.split(' ')) found.add(one);
    if (says && ts.isStringLiteral(node) && node.text === 'primary') found.add('primary');
    ts.forEachChild(node, look);
  };
  look(top);
  if (!says) found.delete('primary');
  return found;
}

const isOfAttrs = (node: ts.Node) =>
  ts.isCallExpression(node.parent.parent) && /\.attrs$/.test(node.parent.parent.expression.getText());

function textsIn(top: ts.Node): string[] {
  if (ts.isStringLiteral(top)) return [top.text];
  const inside: string[] = [];
  // What is compared with is none.
  ts.forEachChild(top, (node) => {
    if (!ts.isBinaryExpression(node)) inside.push(...textsIn(node));
  });
  return inside;
}

/** Parts by the declaration that gives them, as `file#name`. */
const given = new Map<string, Set<string>>();
for (const file of sources.filter((path) => /^(src\/ui|widgets)\//.test(path))) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of source.statements)
    for (const [name, node] of declarationsOf(statement)) {
      const parts = partsIn(node, !file.startsWith('src/ui/button/'));
      if (parts.size > 0) given.set(`${file}#${name}`, parts);
    }
}

/** All parts that the code of an element reaches. */
const reachedBy = ({ tag, family }: Contract): string[] => {
  const keys = [...symbolsReached(`widgets/${family}/${tag.slice(3)}/index.ts`, '*', [])];
  return [...new Set(keys.flatMap((key) => [...(given.get(key) ?? [])]))].sort();
};

describe('parts', () => {
  const all = Object.values(contracts) as Contract[];

  it('of the design system stand in the table as each element reaches them', async () => {
    const standard = (one: Contract) => reachedBy(one).filter((name) => name in standardParts);
    const lines = all.map((one) => `  ${JSON.stringify(one.tag)}: ${JSON.stringify(standard(one))}`);
    await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot('../../src/element/parts.json');
  });

  it.each(all.map((one) => [one.tag, one] as const))('of %s are those that its contract names', (_, contract) => {
    expect(Object.keys(partsOf(contract)).sort()).toEqual(reachedBy(contract));
  });

  it('nearly all elements have at least three', () => {
    const poor = all.filter((one) => Object.keys(partsOf(one)).length < 3).map(({ tag }) => tag);
    expect(poor.length).toBeLessThanOrEqual(9);
  });
});
