import fc from 'fast-check';

type Path = readonly (string | number)[];

/** What stands where something else was meant. */
const stray = fc.constantFrom<unknown>(
  ...[null, '', '0', '12.5', 'abc', '2026-02-30', 0, -1, 3.5, 1e300, true, false],
  ...[[], {}, [null], ['a'], [[1]], [{}], { a: null }, { name: 'a', value: '7' }, '<b>x</b>', '{"h5":{"link":1}}'],
);

/** One thing that is not as it was meant: where, and what. */
const change = fc.record({
  at: fc.nat(10_000),
  how: fc.constantFrom('drop', 'null', 'stray', 'text', 'map', 'list', 'extra', 'again'),
  stray,
});

/** Answers near a usual one: up to four fields dropped, null, of another type, or beside others that nobody knows. */
export const near = (usual: object): fc.Arbitrary<object> =>
  fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const body = structuredClone(usual) as Record<string, unknown>;
    for (const { at, how, stray: value } of changes) {
      const paths = pathsOf(body);
      const path = paths[at % paths.length];
      if (path) spoil(body, path, how, structuredClone(value));
    }
    return body;
  });

/** Every place in an answer but its code. */
function pathsOf(value: unknown, before: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value);
  return names.flatMap((name) => {
    if (before.length === 0 && (name === 'code' || name === 'message')) return [];
    const path = [...before, name];
    return [path, ...pathsOf((value as Record<string, unknown>)[name], path)];
  });
}

function spoil(body: object, path: Path, how: string, stray: unknown): void {
  const holder = path.slice(0, -1).reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], body);
  const fields = holder as Record<string, unknown>;
  const name = String(path.at(-1));
  const was = fields[name];
  const isMap = typeof was === 'object' && was !== null && !Array.isArray(was);
  if (how === 'drop') delete fields[name];
  else if (how === 'null') fields[name] = null;
  else if (how === 'text' && typeof was !== 'object') fields[name] = String(was);
  else if (how === 'map' && Array.isArray(was)) fields[name] = Object.fromEntries(was.map((one, at) => [at, one]));
  else if (how === 'list' && isMap) fields[name] = Object.entries(was).map(([key, value]) => ({ name: key, value }));
  else if (how === 'again' && Array.isArray(was)) fields[name] = [...was, ...structuredClone(was)];
  else if (how === 'extra' && isMap) fields[name] = { ...was, surprise: stray, list: [stray] };
  else fields[name] = stray;
}
