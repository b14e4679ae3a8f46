import type { Endpoint } from '../../../src/api/endpoint';

type Input = Record<string, unknown>;

/** What nobody should send: text that is none, numbers that no column takes, days that no calendar has, other kinds. */
const hostile: readonly unknown[] = [
  'a\u0000b',
  '\ud800',
  'a\u202eb',
  '',
  '   ',
  'x'.repeat(5_000),
  '99999999999999999999',
  '-1',
  '1e400',
  "'; --",
  '%_\\',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  '2026-01-01T00:00:00+20:00',
  '2026-01-01T00:00:00+08',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '__proto__',
  'constructor',
  '🚀𝒳',
  '256.256.256.256',
  '::ffff:999.1.1.1',
  '{}',
  2 ** 31,
  2 ** 53,
  1e308,
  -1,
  0.5,
  0,
  null,
  true,
  [],
  {},
  [null],
  [[]],
  { toString: 1 },
];

/**
 * A good input with a hostile value in the place of one field, for every field that was given or may be; `step` 16 takes
 * every sixteenth value, from field to field others. At last one whose objects all try to change every object.
 */
export function variantsOf(endpoint: Endpoint, good: Input, step: number): { what: string; input: Input }[] {
  const declared = Object.keys((endpoint.input as { entries?: Input } | undefined)?.entries ?? {});
  const fields = [...fieldsOf(good), ...declared.filter((name) => !(name in good)).map((name) => [name])];
  const each = fields.flatMap((path, i) =>
    hostile
      .filter((_, k) => (i + k) % step === 0)
      .map((value) => ({
        what: `${path.join('.')} = ${JSON.stringify(value).slice(0, 40)}`,
        input: put(good, path, value) as Input,
      })),
  );
  return [...each, { what: 'names that every object has, in all objects', input: poisoned(good) as Input }];
}

/** What a merge that copies names as they come would put into every object of the process. */
const poison = JSON.parse(
  '{ "__proto__": { "poisoned": true }, "constructor": { "prototype": { "poisoned": true } }, "prototype": { "poisoned": true } }',
) as Input;

function poisoned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(poisoned);
  const inside = Object.entries(value).map(([name, inner]) => [name, poisoned(inner)]);
  return Object.fromEntries([...Object.entries(poison), ...inside]);
}

/** Paths of all fields of a value, of lists the first two items. */
function fieldsOf(value: unknown, path: string[] = []): string[][] {
  const own = path.length > 0 ? [path] : [];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return own;
  const inside = Object.entries(value).slice(0, Array.isArray(value) ? 2 : undefined);
  return [...own, ...inside.flatMap(([name, inner]) => fieldsOf(inner, [...path, name]))];
}

function put(into: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(into)) return into.map((item: unknown, i) => (String(i) === name ? put(item, rest, value) : item));
  return { ...(into as Input), [name]: put((into as Input)[name], rest, value) };
}
