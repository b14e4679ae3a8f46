import { relative } from 'node:path';
import ts from 'typescript';
import { pageStatement } from '../../../host/server/kit/sql/page';
import { textReader, unknownNumber } from './text';

/** A statement of the server as it stands in the sources. */
export interface Statement {
  /** File and line. */
  at: string;
  /** One for each way through its conditions; nothing where it is only known at run time. */
  texts: readonly string[];
  /** What its rows are said to be; nothing where nobody says. */
  row?: ts.Type;
}

/** More parameters than any list has: those of the page come after them. */
const beforePaging = new Array<null>(100).fill(null);
const firstPage = { page: 1, per_page: 10 };

/** Every statement that the server's sources hand to the store. */
export function findStatements(program: ts.Program): Statement[] {
  const checker = program.getTypeChecker();
  const reader = textReader(program);
  const found: Statement[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const kind = kindOf(node);
      if (kind) found.push(kind === 'query' ? query(node) : page(node));
    }
    ts.forEachChild(node, visit);
  };

  const kindOf = (node: ts.CallExpression): 'query' | 'page' | undefined => {
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    if (!ts.isIdentifier(name) || (name.text !== 'query' && name.text !== 'readPage')) return undefined;
    // By its name: to resolve the call would be to check all that is handed to it.
    const file = declarationOf(name)?.getSourceFile().fileName ?? '';
    if (file.endsWith('/kit/sql/page.ts')) return 'page';
    return file.endsWith('/kit/store/db.ts') ? 'query' : undefined;
  };

  const declarationOf = (name: ts.Identifier): ts.Declaration | undefined => {
    const symbol = checker.getSymbolAtLocation(name);
    const meant = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return meant?.declarations?.[0];
  };

  const place = (node: ts.Node): string => {
    const file = node.getSourceFile();
    return `${relative('.', file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  };

  const query = (node: ts.CallExpression): Statement => ({
    at: place(node),
    texts: reader.texts(node.arguments[0]!).map(compact),
    ...typed(
      node.typeArguments
        ? checker.getTypeFromTypeNode(node.typeArguments[0]!)
        : argumentsOf(argumentsOf(checker.getTypeAtLocation(node))[0])[0],
    ),
  });

  function page(node: ts.CallExpression): Statement {
    const listing = node.arguments[1]!;
    const part = (name: string): ts.Expression | undefined => {
      const declared = checker.getPropertyOfType(checker.getTypeAtLocation(listing), name)?.valueDeclaration;
      if (declared && ts.isShorthandPropertyAssignment(declared)) return declared.name;
      return declared && ts.isPropertyAssignment(declared) ? declared.initializer : undefined;
    };
    const texts = (name: string): readonly string[] => {
      const expression = part(name);
      return expression ? reader.texts(expression) : [];
    };
    const whole = part('whole');
    const statement = (select: string, from: string, order: string): readonly string[] => {
      const read = (found?: (ids: string) => string) =>
        pageStatement({ select, from, order, params: beforePaging, ...(found && { whole: found }) }, firstPage)[0];
      if (!whole) return [read()];
      return reader.applied(whole, 'FOUND').map((text) => read((ids) => text.replace('FOUND', () => ids)));
    };
    const list = checker.getPropertyOfType(argumentsOf(checker.getTypeAtLocation(node))[0]!, 'list');
    return {
      at: place(node),
      texts: texts('select').flatMap((select) =>
        texts('from').flatMap((from) => texts('order').flatMap((order) => statement(select, from, order).map(compact))),
      ),
      ...typed(list && argumentsOf(checker.getTypeOfSymbol(list))[0]),
    };
  }

  const argumentsOf = (type: ts.Type | undefined): readonly ts.Type[] =>
    type && type.flags & ts.TypeFlags.Object ? checker.getTypeArguments(type as ts.TypeReference) : [];

  const typed = (row: ts.Type | undefined): { row?: ts.Type } =>
    row && !checker.getIndexInfoOfType(row, ts.IndexKind.String) ? { row } : {};

  for (const file of program.getSourceFiles())
    if (/\/host\/server\//.test(file.fileName) && !file.isDeclarationFile) visit(file);
  return found;
}

/** A statement whose parameters are numbered without gaps: those that it does not use are not sent either. */
function compact(text: string): string {
  const numbers: string[] = [];
  return text.replace(/\$(\d+|\?)/g, (parameter) => {
    const known = parameter === unknownNumber ? -1 : numbers.indexOf(parameter);
    return `$${known < 0 ? numbers.push(parameter) : known + 1}`;
  });
}
