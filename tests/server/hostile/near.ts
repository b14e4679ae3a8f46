import fc from 'fast-check';
import type * as v from 'valibot';
import type { Endpoint } from '../../../src/api/endpoint';

type Schema = v.GenericSchema & {
  wrapped?: Schema;
  item?: Schema;
  key?: Schema;
  value?: Schema;
  literal?: unknown;
  entries?: Record<string, Schema>;
  options?: readonly unknown[];
  pipe?: readonly { type: string; requirement?: unknown }[];
};

/** A sign of any writing. One for all texts: each would list all signs again. */
const grapheme = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });

/** Inputs of a call at random, the same for the same seed: each field as in the good one, or anything near its schema. */
export function nearOf(endpoint: Endpoint, good: Record<string, unknown>, many: number, seed: number): object[] {
  if (!endpoint.input) return [];
  return fc.sample(near(endpoint.input as Schema, good) as fc.Arbitrary<object>, { numRuns: many, seed });
}

function near(schema: Schema, good: unknown): fc.Arbitrary<unknown> {
  const own = anyOf(schema, good);
  return good === undefined
    ? own
    : fc.oneof({ arbitrary: fc.constant(good), weight: 2 }, { arbitrary: own, weight: 1 });
}

function anyOf(schema: Schema, good: unknown): fc.Arbitrary<unknown> {
  const bound = (kind: string) => schema.pipe?.find(({ type }) => type === kind)?.requirement as number | undefined;
  if (schema.wrapped)
    return fc.option(near(schema.wrapped, good), { nil: schema.type === 'nullable' ? null : undefined });
  switch (schema.type) {
    case 'string':
      return text(bound('min_length') ?? 0, bound('max_length') ?? 200);
    case 'number':
      return number(bound('min_value') ?? 0, bound('max_value') ?? 1_000);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(schema.literal);
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []));
    case 'union':
    case 'variant':
      return fc.oneof(...(schema.options as Schema[]).map((option) => anyOf(option, undefined)));
    case 'array': {
      const given = (good as unknown[] | undefined)?.[0];
      return fc.array(near(schema.item!, given), { maxLength: Math.min(4, (bound('max_length') ?? 3) + 1) });
    }
    case 'record':
      return fc.dictionary(fc.string({ unit: grapheme, maxLength: 12 }), anyOf(schema.value!, undefined), {
        maxKeys: 3,
      });
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return object(schema.entries!, good as Record<string, unknown> | undefined);
    default:
      return good === undefined ? fc.jsonValue({ maxDepth: 2 }) : fc.constant(good);
  }
}

/** A field that was not given is seldom given: most calls would only say that it does not fit. */
const object = (entries: Record<string, Schema>, good: Record<string, unknown> | undefined) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(entries).map(([name, schema]) => {
          const own = near(schema, good?.[name]);
          const left = { arbitrary: fc.constant(undefined), weight: 3 };
          return [name, good && !(name in good) ? fc.oneof(left, { arbitrary: own, weight: 1 }) : own];
        }),
      ),
    )
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)));

const texts = new Map<string, fc.Arbitrary<string>>();

/** One for all fields of the same bounds: to make one takes longer than to draw from it. */
function text(min: number, max: number): fc.Arbitrary<string> {
  const known = texts.get(`${min} ${max}`) ?? anyText(min, max);
  texts.set(`${min} ${max}`, known);
  return known;
}

/** Text in any writing, as long as may be, and by one too long or short. */
const anyText = (min: number, max: number) =>
  fc.oneof(
    fc.string({ unit: grapheme, minLength: min, maxLength: Math.min(max, 40) }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('x'.repeat(max), '网'.repeat(max + 1), 'x'.repeat(Math.max(0, min - 1))),
    fc.ipV4(),
    fc.ipV6(),
    fc.webUrl(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.integer().map(String),
  );

const number = (min: number, max: number) =>
  fc.oneof(fc.constantFrom(min, max, min - 1, max + 1, 0), fc.integer(), fc.double(), fc.maxSafeInteger());
