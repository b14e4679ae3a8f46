import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** What a file declares, imports and passes on, by name. */
interface Names {
  declared: Map<string, ts.Node[]>;
  imported: Map<string, Target>;
  passedOn: Map<string, Target>;
  /** Files of which everything is passed on. */
  all: string[];
  /** Statements that run when the file is loaded. */
  always: ts.Node[];
}

/** A name in a file; `*`: all that it exports. */
interface Target {
  file: string;
  name: string;
}

const everything = '*';
const keyOf = ({ file, name }: Target): string => `${file}#${name}`;

/** Everything that runs because of a name in a file, as `file#name`: what its declaration names, what that names, and so on; nothing of what stands below `without`. */
export function symbolsReached(file: string, name: string, without: readonly string[]): Set<string> {
  const seen = new Set([keyOf({ file, name })]);
  for (const key of seen) {
    for (const target of nextOf(key)) if (!without.some((place) => target.startsWith(place))) seen.add(target);
  }
  return seen;
}

const known = new Map<string, Names>();
const next = new Map<string, readonly string[]>();

function nextOf(key: string): readonly string[] {
  const kept = next.get(key);
  if (kept) return kept;
  const at = key.lastIndexOf('#');
  const [file, name] = [key.slice(0, at), key.slice(at + 1)];
  const names = namesOf(file);
  const onward = names.passedOn.get(name);
  const declared = names.declared.get(name) ?? [];
  const found = [
    ...(onward ? [names.imported.get(onward.file === file ? onward.name : '') ?? onward] : []),
    ...[...declared, ...names.always].flatMap((node) => namedIn(file, node)),
    ...(name === everything ? [...names.passedOn.keys()].map((one) => ({ file, name: one })) : []),
    ...(name === everything || (!onward && declared.length === 0) ? names.all.map((one) => ({ file: one, name })) : []),
  ].map(keyOf);
  next.set(key, found);
  return found;
}

function namedIn(file: string, top: ts.Node): Target[] {
  const { imported, declared } = namesOf(file);
  const found: Target[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const to = fileOf(file, node.arguments[0]);
      if (to) found.push({ file: to, name: chosenOf(node) });
    }
    if (ts.isIdentifier(node) && !isOnlyAName(node)) {
      const target = imported.get(node.text) ?? (declared.has(node.text) ? { file, name: node.text } : undefined);
      if (target) found.push(target);
    }
    ts.forEachChild(node, look);
  };
  look(top);
  return found;
}

/** `m.Name` of `import('…').then((m) => m.Name)`. */
function chosenOf(call: ts.CallExpression): string {
  const then = call.parent.parent;
  const taken = ts.isCallExpression(then) ? then.arguments[0] : undefined;
  return taken && ts.isArrowFunction(taken) && ts.isPropertyAccessExpression(taken.body)
    ? taken.body.name.text
    : everything;
}

const isOnlyAName = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  ts.isJsxAttribute(node.parent);

function fileOf(from: string, name: ts.Node | undefined): string | undefined {
  if (!name || !ts.isStringLiteralLike(name) || !name.text.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), name.text);
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => existsSync(one));
}

function namesOf(file: string): Names {
  const kept = known.get(file);
  if (kept) return kept;
  const names: Names = { declared: new Map(), imported: new Map(), passedOn: new Map(), all: [], always: [] };
  known.set(file, names);
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  for (const statement of source.statements) read(file, statement, names);
  return names;
}

function read(file: string, node: ts.Statement, names: Names): void {
  const declare = (name: string, what: ts.Node) => {
    names.declared.set(name, [...(names.declared.get(name) ?? []), what]);
    if (isExported(node)) names.passedOn.set(name, { file, name });
  };
  if (ts.isImportDeclaration(node)) {
    const to = fileOf(file, node.moduleSpecifier);
    if (!to) return;
    const bindings = node.importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) {
      names.imported.set(bindings.name.text, { file: to, name: everything });
    } else if (bindings && !node.importClause?.isTypeOnly) {
      for (const one of bindings.elements.filter((one) => !one.isTypeOnly)) {
        names.imported.set(one.name.text, { file: to, name: (one.propertyName ?? one.name).text });
      }
    }
  } else if (ts.isExportDeclaration(node)) {
    if (node.isTypeOnly) return;
    const to = fileOf(file, node.moduleSpecifier) ?? file;
    if (!node.exportClause) names.all.push(to);
    else if (ts.isNamedExports(node.exportClause)) {
      for (const one of node.exportClause.elements.filter((one) => !one.isTypeOnly)) {
        names.passedOn.set(one.name.text, { file: to, name: (one.propertyName ?? one.name).text });
      }
    }
  } else if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) {
    if (node.name) declare(node.name.text, node);
  } else if (ts.isVariableStatement(node)) {
    for (const one of node.declarationList.declarations) for (const name of boundBy(one.name)) declare(name, one);
  } else if (!ts.isTypeAliasDeclaration(node) && !ts.isInterfaceDeclaration(node)) {
    names.always.push(node);
  }
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

const boundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : boundBy(one.name)));
