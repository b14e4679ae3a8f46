import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** One file that names another. */
export interface Arrow {
  from: string;
  to: string;
  /** `type`: gone when it runs; `later`: loaded when it is asked for. */
  kind: 'value' | 'type' | 'later';
}

/** What the files name of each other: imports, exports from, `import()` of both sorts, and modules that are added to. */
export function arrowsOf(files: readonly string[]): Arrow[] {
  const known = new Set(files);
  return files.flatMap((from) => {
    const found: Arrow[] = [];
    const add = (name: ts.Node | undefined, kind: Arrow['kind']) => {
      if (!name || !ts.isStringLiteralLike(name) || !name.text.startsWith('.')) return;
      const path = posix.join(posix.dirname(from), name.text);
      const to = [`${path}.ts`, `${path}/index.ts`].find((one) => known.has(one));
      if (to) found.push({ from, to, kind });
    };
    const look = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypes(node.importClause) ? 'type' : 'value');
      else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'value');
      else if (ts.isModuleDeclaration(node)) add(node.name, 'type');
      else if (ts.isImportTypeNode(node))
        add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, 'type');
      else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
        add(node.arguments[0], 'later');
      ts.forEachChild(node, look);
    };
    look(ts.createSourceFile(from, readFileSync(from, 'utf8'), ts.ScriptTarget.Latest));
    return found;
  });
}

/**
 * What files import of each other at once, told by the shape that the formatter gives the lines of an import: a small part of
 * the work of reading all of them. `import { type A } from` counts as well: it is written `import type { A } from`.
 */
export function importsOf(files: readonly string[]): Pick<Arrow, 'from' | 'to'>[] {
  const known = new Set(files);
  const line = /^(?:import|export)\b(?! type\b)(?:[^;'"]*?\bfrom)? '(\.[^']+)';$/gm;
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(line)].flatMap(([, name]) => {
      const path = posix.join(posix.dirname(from), name!);
      const to = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find((one) => known.has(one));
      return to ? [{ from, to }] : [];
    }),
  );
}

function isTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause || clause.isTypeOnly) return clause !== undefined;
  const names = clause.namedBindings;
  return !clause.name && !!names && ts.isNamedImports(names) && names.elements.every((one) => one.isTypeOnly);
}

/** Rings: nodes that lead back to themselves, each ring as the nodes in it (strongly connected components). */
export function ringsOf(arrows: readonly Pick<Arrow, 'from' | 'to'>[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  const from = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [...(next.get(start) ?? [])];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      open.push(...(next.get(node) ?? []));
    }
    return seen;
  };
  const reach = new Map([...next.keys()].map((node) => [node, from(node)]));
  const rings = [...reach].flatMap(([node, seen]) =>
    seen.has(node) ? [[...seen].filter((other) => reach.get(other)?.has(node)).sort()] : [],
  );
  return [...new Map(rings.map((ring) => [ring.join(), ring])).values()];
}

/** Everything that `start` leads to, itself as well. */
export function reachedFrom(start: string, arrows: readonly Pick<Arrow, 'from' | 'to'>[]): string[] {
  const seen = new Set([start]);
  for (const node of seen) for (const { from, to } of arrows) if (from === node) seen.add(to);
  return [...seen];
}
