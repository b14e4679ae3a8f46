import ts from 'typescript';
import type { Column } from './describe';

/** What a value is in JavaScript. */
type Kind = 'text' | 'number' | 'boolean' | 'null' | 'bytes' | 'object' | 'any' | `${string}[]`;

/** Names of PostgreSQL's types whose values are no text, as the store reads them. */
const kinds: Record<string, Kind> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  bytea: 'bytes',
  json: 'any',
  jsonb: 'any',
};

const kindOf = (type: string): Kind => (type.startsWith('_') ? `${kindOf(type.slice(1))}[]` : (kinds[type] ?? 'text'));

/** What a row type says that the columns do not keep. */
export function liesOf(checker: ts.TypeChecker, row: ts.Type, columns: readonly Column[]): string[] {
  const lies: string[] = [];
  for (const property of checker.getPropertiesOfType(row)) {
    const column = columns.find(({ name }) => name === property.name);
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    if (!column) {
      if (!optional) lies.push(`${property.name}: no such column`);
      continue;
    }
    const said = kindsOf(checker, checker.getTypeOfSymbol(property));
    const kind = kindOf(column.type);
    const fits = said.has('any') || kind === 'any' || [...said].some((one) => isSame(one, kind));
    const told = checker.typeToString(checker.getTypeOfSymbol(property));
    if (!fits) lies.push(`${property.name}: ${column.type}, not ${told}`);
    else if (column.nullable && !said.has('null') && !said.has('any'))
      lies.push(`${property.name}: may be null, not ${told}`);
  }
  return lies;
}

const isSame = (said: Kind, kind: Kind): boolean =>
  said === kind || (said.endsWith('[]') && kind.endsWith('[]') && (said === 'any[]' || kind === 'any[]'));

function kindsOf(checker: ts.TypeChecker, type: ts.Type): ReadonlySet<Kind> {
  if (type.isUnion()) return new Set(type.types.flatMap((part) => [...kindsOf(checker, part)]));
  return new Set([only(checker, type)]);
}

function only(checker: ts.TypeChecker, type: ts.Type): Kind {
  if (type.flags & ts.TypeFlags.StringLike) return 'text';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & ts.TypeFlags.Null) return 'null';
  if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return 'any';
  if (type.isIntersection()) return only(checker, type.types[0]!);
  if (type.symbol?.name === 'Uint8Array') return 'bytes';
  if (!checker.isArrayType(type)) return 'object';
  const items = [...kindsOf(checker, checker.getTypeArguments(type as ts.TypeReference)[0]!)].filter(
    (one) => one !== 'null',
  );
  return items.length === 1 ? `${items[0]!}[]` : 'any[]';
}
