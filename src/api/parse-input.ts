import * as v from 'valibot';
import type { Endpoint } from './endpoint';
import { inputText } from './input.text';

/** Fields as they came: text where they came in an address or a form, anything in a JSON body. */
export type RawInput = Readonly<Record<string, unknown>>;

/** What came of an input: the value that the schema makes of it, or messages by field path. */
export type ParsedInput = { value: unknown } | { errors: Record<string, string[]> };

/** Checks an input against its endpoint's schema. Messages are Chinese unless the schema has its own. */
export function parseInput(e: Endpoint, raw: RawInput): ParsedInput {
  if (!e.input) return { value: {} };
  // An issue learns its path on the way up, after its message was asked for: ours are filled in at the end.
  const result = v.safeParse(e.input, raw, { message: () => '' });
  if (result.success) return { value: result.output };
  const errors: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const message = issue.message || sentence(issue, labelOf(e.input, issue));
    (errors[v.getDotPath(issue) ?? ''] ??= []).push(message);
  }
  return { errors };
}

/**
 * Turns the text of an address or a form into what the schema wants: numbers, booleans, lists. Text that is none of it
 * stays text and is refused by the schema.
 */
export function readText(e: Endpoint, fields: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const lists = new Map<string, unknown[]>();
  for (const [name, value] of fields) lists.set(name, [...(lists.get(name) ?? []), value]);
  const entries = (e.input as { entries?: Record<string, v.GenericSchema> } | undefined)?.entries ?? {};
  return Object.fromEntries(
    [...lists].map(([name, values]) => [
      name,
      fromText(Object.hasOwn(entries, name) ? entries[name] : undefined, values),
    ]),
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

/** The title that the schema gives the field at the issue's path. */
function labelOf(root: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  let schema = unwrap(root as AnySchema);
  for (const { key } of issue.path ?? []) schema = unwrap(schema?.entries?.[String(key)] ?? schema?.item);
  return (schema && v.getTitle(schema)) ?? '';
}

function sentence(issue: v.BaseIssue<unknown>, label: string): string {
  const bound = Number(issue.requirement);
  const empty = issue.received === 'undefined' || issue.received === 'null' || issue.input === '';
  const list = Array.isArray(issue.input);
  if (empty && issue.type !== 'never') return inputText.required(label);
  switch (issue.type) {
    case 'min_length':
      return list ? inputText.minItems(label, bound) : inputText.minLength(label, bound);
    case 'max_length':
      return list ? inputText.maxItems(label, bound) : inputText.maxLength(label, bound);
    case 'min_value':
      return inputText.minValue(label, bound);
    case 'max_value':
      return inputText.maxValue(label, bound);
    default:
      return inputText.invalid(label);
  }
}
