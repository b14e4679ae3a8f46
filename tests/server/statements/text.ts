import ts from 'typescript';
import { rowsAs, valuesOf, type Columns } from '../../../host/server/kit/sql/bulk';

/** What parameters of functions stand for while a call of them is worked out. */
type Bound = ReadonlyMap<ts.Symbol, string>;

/** Of the ways through conditions that many are followed: each takes the same side wherever there is one to choose. */
const ways = 6;
/** How many calls and names lead from one to the next at most. */
const deepest = 24;
const none: Bound = new Map();

/** A number that is only known at run time, as in `$${params.length + 1}`. */
export const unknownNumber = '$?';

/** Works out texts from the sources alone. */
export interface TextReader {
  /** The texts that an expression may have; nothing where they are only known at run time. */
  texts(expression: ts.Expression): readonly string[];
  /** The same for what a function gives for a text. */
  applied(to: ts.Expression, text: string): readonly string[];
}

/** Works out the texts of expressions from the sources alone: constants, templates, functions that give a text. */
export function textReader(program: ts.Program): TextReader {
  const checker = program.getTypeChecker();
  const calls = callsByName(program);
  let way = 0;

  const onEachWay = (work: () => string | undefined): readonly string[] => {
    const found = new Set<string>();
    for (way = 0; way < ways; way++) {
      const text = work();
      if (text !== undefined) found.add(text);
    }
    return [...found];
  };

  /** The one of several that this way takes. */
  const one = <T>(of: readonly T[]): T | undefined => of[way % of.length];

  const symbolOf = (node: ts.Node): ts.Symbol | undefined => {
    const shorthand = ts.isIdentifier(node) && ts.isShorthandPropertyAssignment(node.parent);
    const symbol = shorthand
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };

  function read(node: ts.Expression, bound: Bound, depth: number): string | undefined {
    if (depth > deepest) return undefined;
    const next = (inner: ts.Expression) => read(inner, bound, depth + 1);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
    if (isWrapped(node)) return next(node.expression);
    if (ts.isTemplateExpression(node)) return template(node, bound, depth);
    if (ts.isConditionalExpression(node)) return next(one([node.whenTrue, node.whenFalse])!);
    if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) return joined([next(node.left), next(node.right)]);
      return isEither(node.operatorToken.kind) ? next(one([node.left, node.right])!) : undefined;
    }
    const known = ts.isIdentifier(node) && bound.get(symbolOf(node)!);
    if (known !== undefined && known !== false) return known;
    const literal = one(literals(node));
    if (literal !== undefined) return literal;
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return named(node, bound, depth);
    if (ts.isElementAccessExpression(node)) return picked(node, bound, depth);
    return ts.isCallExpression(node) ? called(node, bound, depth) : undefined;
  }

  /** Any number will do where one is only known at run time. */
  function number(node: ts.Expression, before: string): string | undefined {
    if (before.endsWith('$')) return unknownNumber.slice(1);
    return checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike ? '1' : undefined;
  }

  /** A type that admits a few texts only says them itself. */
  function literals(node: ts.Expression): readonly string[] {
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.every((part) => part.isStringLiteral()) ? parts.map(({ value }) => value) : [];
  }

  function template(node: ts.TemplateExpression, bound: Bound, depth: number): string | undefined {
    const parts: (string | undefined)[] = [node.head.text];
    for (const [index, { expression, literal }] of node.templateSpans.entries()) {
      const before = index === 0 ? node.head.text : node.templateSpans[index - 1]!.literal.text;
      const text = read(expression, bound, depth + 1);
      parts.push(text ?? number(expression, before), literal.text);
    }
    return joined(parts);
  }

  function named(node: ts.Identifier | ts.PropertyAccessExpression, bound: Bound, depth: number): string | undefined {
    const symbol = symbolOf(ts.isIdentifier(node) ? node : node.name);
    if (!symbol) return undefined;
    const declaration = symbol.valueDeclaration;
    if (!declaration) return undefined;
    if (ts.isVariableDeclaration(declaration) && isConstant(declaration) && declaration.initializer)
      return read(declaration.initializer, bound, depth + 1);
    if (ts.isPropertyAssignment(declaration)) return read(declaration.initializer, bound, depth + 1);
    if (ts.isShorthandPropertyAssignment(declaration)) return read(declaration.name, bound, depth + 1);
    if (ts.isParameter(declaration)) return handedIn(declaration, depth);
    const value = resolved(node);
    return value && value !== node ? read(value, bound, depth + 1) : undefined;
  }

  /** A parameter of a function that is not being followed: what its callers hand in. */
  function handedIn(parameter: ts.ParameterDeclaration, depth: number): string | undefined {
    const owner = parameter.parent;
    const name = nameOf(owner);
    const symbol = name && symbolOf(name);
    if (!symbol) return undefined;
    const at = owner.parameters.indexOf(parameter);
    const callers = (calls.get(name.text) ?? []).filter((call) => symbolOf(calleeName(call)!) === symbol);
    const argument = one(callers)?.arguments[at] ?? parameter.initializer;
    return argument && read(argument, none, depth + 1);
  }

  /** One of a table of texts. */
  function picked(node: ts.ElementAccessExpression, bound: Bound, depth: number): string | undefined {
    const table = tableOf(node.expression, bound, depth + 1);
    return table && one(Object.values(table));
  }

  function called(node: ts.CallExpression, bound: Bound, depth: number): string | undefined {
    if (ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (name.text === 'join') {
        const items = list(expression, bound, depth + 1);
        const between = node.arguments[0] ? read(node.arguments[0], bound, depth + 1) : ',';
        return items && joined(items.flatMap((item, at) => (at === 0 ? [item] : [between, item])));
      }
    }
    const name = calleeName(node);
    const callee = name && symbolOf(name)?.valueDeclaration;
    const body = callee && functionOf(callee);
    if (!body) return undefined;
    if (name.text === rowsAs.name) return rows(node, bound, depth);
    if (name.text === valuesOf.name) return values(node, bound, depth);
    return follow(body, node.arguments, bound, depth);
  }

  /** Rows that are handed over as arrays, one a column. */
  function rows({ arguments: [columns, first] }: ts.CallExpression, bound: Bound, depth: number): string | undefined {
    const table = columns && tableOf(columns, bound, depth);
    const known = first ? read(first, bound, depth + 1) : '1';
    const text = table && rowsAs(table as Columns, Number(known ?? 1));
    return known === undefined ? text?.replace(/\$\d+/g, unknownNumber) : text;
  }

  /** What is selected of such rows. */
  function values({ arguments: [columns] }: ts.CallExpression, bound: Bound, depth: number): string | undefined {
    const table = columns && tableOf(columns, bound, depth);
    return table && valuesOf(table as Columns);
  }

  /** An object of texts that is written out. */
  function tableOf(node: ts.Expression, bound: Bound, depth: number): Record<string, string> | undefined {
    const table = resolved(node);
    if (!table || !ts.isObjectLiteralExpression(table)) return undefined;
    const texts: Record<string, string> = {};
    for (const property of table.properties) {
      if (ts.isSpreadAssignment(property)) Object.assign(texts, tableOf(property.expression, bound, depth + 1));
      const text = ts.isPropertyAssignment(property) && read(property.initializer, bound, depth + 1);
      if (text !== false && property.name && 'text' in property.name) texts[property.name.text] = text ?? '';
    }
    return texts;
  }

  function follow(
    body: ts.FunctionLikeDeclaration,
    given: readonly ts.Expression[],
    bound: Bound,
    depth: number,
  ): string | undefined {
    const inner = new Map(bound);
    for (const [at, parameter] of body.parameters.entries()) {
      const argument = given[at] ?? parameter.initializer;
      const text = argument && read(argument, bound, depth + 1);
      const symbol = symbolOf(parameter.name);
      if (text !== undefined && symbol) inner.set(symbol, text);
    }
    const result = one(returned(body));
    return result && read(result, inner, depth + 1);
  }

  /** What a list of texts starts with, and all that is pushed onto it. */
  function list(node: ts.Expression, bound: Bound, depth: number): (string | undefined)[] | undefined {
    if (depth > deepest) return undefined;
    if (isWrapped(node)) return list(node.expression, bound, depth + 1);
    if (ts.isArrayLiteralExpression(node)) {
      const each = node.elements.map((item) =>
        ts.isSpreadElement(item) ? list(item.expression, bound, depth + 1) : [read(item, bound, depth + 1)],
      );
      return each.some((items) => items === undefined) ? undefined : each.flatMap((items) => items!);
    }
    if (ts.isConditionalExpression(node)) return list(one([node.whenTrue, node.whenFalse])!, bound, depth + 1);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) return mapped(node, bound, depth);
    const symbol = ts.isIdentifier(node) ? symbolOf(node) : undefined;
    const declaration = symbol?.valueDeclaration;
    if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
    const pushed = (calls.get('push') ?? [])
      .filter(
        ({ expression }) => ts.isPropertyAccessExpression(expression) && symbolOf(expression.expression) === symbol,
      )
      .flatMap((call) => call.arguments.map((item) => read(item, bound, depth + 1)));
    const first = list(declaration.initializer, bound, depth + 1);
    return first && [...first, ...pushed];
  }

  function mapped(node: ts.CallExpression, bound: Bound, depth: number): (string | undefined)[] | undefined {
    const { name, expression } = node.expression as ts.PropertyAccessExpression;
    const each = node.arguments[0] && functionOf(node.arguments[0]);
    if (name.text === 'keys' && node.arguments[0])
      return Object.keys(tableOf(node.arguments[0], bound, depth + 1) ?? {});
    if (name.text === 'split') return read(expression, bound, depth + 1)?.split(', ');
    const items = list(expression, bound, depth + 1);
    if (name.text !== 'map' || !each || !items) return undefined;
    const symbol = each.parameters[0] && symbolOf(each.parameters[0].name);
    return items.map((item) => {
      const inner = new Map(bound);
      if (symbol && item !== undefined) inner.set(symbol, item);
      const [body] = returned(each);
      return body && read(body, inner, depth + 1);
    });
  }

  /** What a name, or a property of an object that is written out, stands for; of a table the entry of this way. */
  function resolved(node: ts.Expression): ts.Expression | undefined {
    if (isWrapped(node)) return resolved(node.expression);
    if (ts.isPropertyAccessExpression(node)) return propertyOf(resolved(node.expression), node.name.text) ?? node;
    if (ts.isElementAccessExpression(node)) {
      const table = resolved(node.expression);
      const entry = table && ts.isObjectLiteralExpression(table) ? one(table.properties) : undefined;
      return entry && ts.isPropertyAssignment(entry) ? resolved(entry.initializer) : node;
    }
    const declaration = ts.isIdentifier(node) ? symbolOf(node)?.valueDeclaration : undefined;
    if (!declaration) return node;
    if (ts.isVariableDeclaration(declaration))
      return declaration.initializer ? resolved(declaration.initializer) : node;
    return ts.isBindingElement(declaration) ? (unpacked(declaration) ?? node) : node;
  }

  /** What a name out of `{ … } = …` stands for. */
  function unpacked({ parent, name, propertyName, initializer }: ts.BindingElement): ts.Expression | undefined {
    const from = parent.parent;
    const key = propertyName ?? name;
    if (!ts.isVariableDeclaration(from) || !from.initializer || !ts.isIdentifier(key)) return undefined;
    return propertyOf(resolved(from.initializer), key.text) ?? initializer;
  }

  function propertyOf(of: ts.Expression | undefined, name: string): ts.Expression | undefined {
    if (!of || !ts.isObjectLiteralExpression(of)) return undefined;
    const property = of.properties.find((each) => each.name && 'text' in each.name && each.name.text === name);
    return property && ts.isPropertyAssignment(property) ? resolved(property.initializer) : undefined;
  }

  return {
    texts: (expression) => onEachWay(() => read(expression, none, 0)),
    applied(to, text) {
      const body = functionOf(to);
      const symbol = body?.parameters[0] && symbolOf(body.parameters[0].name);
      return onEachWay(() => {
        const result = body && one(returned(body));
        return symbol && result && read(result, new Map([[symbol, text]]), 0);
      });
    },
  };
}

type Wrapped = ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression;
const isWrapped = (node: ts.Node): node is Wrapped =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node);

const isEither = (operator: ts.SyntaxKind): boolean =>
  operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken;

const joined = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.includes(undefined) ? undefined : parts.join('');

/** The name by which a function is called. */
function nameOf(owner: ts.SignatureDeclaration): ts.Identifier | undefined {
  if (ts.isFunctionDeclaration(owner)) return owner.name;
  const { parent } = owner;
  const named =
    parent && (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) ? parent.name : undefined;
  return named && ts.isIdentifier(named) ? named : undefined;
}

const calleeName = ({ expression }: ts.CallExpression): ts.Identifier | undefined => {
  if (ts.isIdentifier(expression)) return expression;
  return ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.name) ? expression.name : undefined;
};

function functionOf(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
  const inner = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.initializer : undefined;
  return inner && functionOf(inner);
}

/** What a function may give. */
function returned({ body }: ts.FunctionLikeDeclaration): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

function callsByName(program: ts.Program): ReadonlyMap<string, ts.CallExpression[]> {
  const found = new Map<string, ts.CallExpression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = calleeName(node)?.text;
      if (name !== undefined) found.set(name, [...(found.get(name) ?? []), node]);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file);
  return found;
}

const isConstant = (node: ts.VariableDeclaration): boolean =>
  (ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const) !== 0;
