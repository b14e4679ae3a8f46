import * as v from 'valibot';
import { isText } from '../rules/text';
import type { Endpoint } from './endpoint';
import { because } from './refusal';
import type { Said } from './refusal/table';

/** Fields as they came: text where they came in an address or a form, anything in a JSON body. */
export type RawInput = Readonly<Record<string, unknown>>;

/** What came of an input: the value that the schema makes of it, or what is wrong by field path. */
export type ParsedInput = { value: unknown } | { wrong: Record<string, Said[]> };

/** Checks an input against its endpoint's schema. */
export function parseInput(e: Endpoint, raw: RawInput): ParsedInput {
  if (!e.input) return { value: {} };
  const result = v.safeParse(e.input, raw);
  const wrong: Record<string, Said[]> = {};
  if (result.success) {
    for (const [path, reason] of misfits(result.output)) wrong[path] = [because(reason)];
    return Object.keys(wrong).length > 0 ? { wrong } : { value: result.output };
  }
  for (const issue of result.issues) (wrong[v.getDotPath(issue) ?? ''] ??= []).push(faultOf(issue));
  return { wrong };
}

/**
 * Turns the text of an address or a form into what the schema wants: numbers, booleans, lists. Text that is none of it
 * stays text and is refused by the schema.
 */
export function readText(e: Endpoint, fields: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const lists = new Map<string, unknown[]>();
  for (const [name, value] of fields) {
    const known = lists.get(name);
    if (known) known.push(value);
    else lists.set(name, [value]);
  }
  const entries = (e.input as { entries?: Record<string, v.GenericSchema> } | undefined)?.entries ?? {};
  return Object.fromEntries(
    [...lists].map(([name, values]) => [
      name,
      fromText(Object.hasOwn(entries, name) ? entries[name] : undefined, values),
    ]),
  );
}

/** Levels of a value that a schema lets in as it is. Nothing that we keep has as many, and all that reads it calls itself. */
const deepest = 32;

/** Paths of the texts that hold what is no text, in names of fields as well, and of what lies too deep. */
function misfits(value: unknown, path: readonly string[] = []): [path: string, reason: 'noText' | 'unfit'][] {
  if (typeof value === 'string') return isText(value) ? [] : [[path.join('.'), 'noText']];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  if (path.length > deepest) return [[path[0]!, 'unfit']];
  return Object.entries(value).flatMap(([name, inner]) =>
    isText(name) ? misfits(inner, [...path, name]) : [[path.join('.'), 'noText']],
  );
}

type AnySchema = v.GenericSchema & {
  wrapped?: AnySchema;
  item?: AnySchema;
  options?: readonly unknown[];
  literal?: unknown;
  entries?: Record<string, AnySchema>;
};

function fromText(schema: v.GenericSchema | undefined, values: readonly unknown[]): unknown {
  const inner = unwrap(schema as AnySchema | undefined);
  if (inner?.type === 'array') return values.map((value) => one(unwrap(inner.item), value));
  return one(inner, values.at(-1));
}

function one(schema: AnySchema | undefined, value: unknown): unknown {
  if (typeof value !== 'string' || !schema) return value;
  if (schema.type === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  if (schema.type === 'boolean') return booleans.get(value) ?? value;
  if (schema.type === 'literal' && String(schema.literal) === value) return schema.literal;
  if (schema.type === 'picklist') return schema.options?.find((option) => String(option) === value) ?? value;
  return value;
}

const booleans = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const unwrap = (schema: AnySchema | undefined): AnySchema | undefined =>
  schema?.wrapped ? unwrap(schema.wrapped) : schema;

function faultOf({ type, requirement, received, input }: v.BaseIssue<unknown>): Said {
  const bound = Number(requirement);
  const list = Array.isArray(input);
  if (type !== 'never' && (received === 'undefined' || received === 'null' || input === '')) return because('missing');
  switch (type) {
    case 'min_length':
      return because(list ? 'tooFew' : 'tooShort', { min: bound });
    case 'max_length':
      return because(list ? 'tooMuch' : 'tooLong', { max: bound });
    case 'min_value':
      return because('tooLow', { min: bound });
    case 'max_value':
      return because('tooHigh', { max: bound });
    default:
      return because('unfit');
  }
}
