import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contracts } from '../../widgets/catalog';

// What each element's entry pulls in at once, in kilobytes after gzip, beyond what every element stands on. The limits
// in entry-sizes.json keep what was reached; an element that is not there yet has the one under `*`.

const limits = JSON.parse(readFileSync('tests/package/entry-sizes.json', 'utf8')) as Record<string, number>;

/** What a file imports at once. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g)].map(([, path]) =>
    join(dirname(file), path!),
  );

/** An entry and everything that it imports at once. */
function closure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const path of importsOf(file)) closure(path, found);
  return found;
}

/** Bytes of files after gzip: most belong to many entries. */
const zipped = new Map<string, number>();
const sizeOf = (file: string): number => {
  if (!zipped.has(file)) zipped.set(file, gzipSync(readFileSync(file), { level: 9 }).length);
  return zipped.get(file)!;
};
const kilobytes = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1024;

const entry = (name: string) => closure(`dist/cdn/elements/${name}.js`);
const login = entry('login');
const shared = new Set([...entry('alarm-list')].filter((file) => login.has(file)));

describe.each(['cdn', 'lib', 'console'])('the files of dist/%s', (folder) => {
  it('stand on each other one way only: of two that need each other, one is read before what it needs is there', () => {
    const loops: string[] = [];
    const done = new Set<string>();
    const walk = (file: string, trail: string[]) => {
      if (trail.includes(file)) loops.push([...trail.slice(trail.indexOf(file)), file].join(' > '));
      if (trail.includes(file) || done.has(file)) return;
      for (const path of importsOf(file)) walk(path, [...trail, file]);
      done.add(file);
    };
    const files = readdirSync(`dist/${folder}`, { recursive: true, encoding: 'utf8' });
    for (const file of files) if (file.endsWith('.js')) walk(join('dist', folder, file), []);
    expect(done.size).toBeGreaterThan(100);
    expect(loops).toEqual([]);
  });
});

describe('the entry of', () => {
  it.each(Object.keys(contracts))('np-%s keeps its budget', (name) => {
    const own = [...entry(name)].filter((file) => !shared.has(file));
    expect(kilobytes(own)).toBeLessThanOrEqual(limits[name] ?? limits['*']!);
  });

  it('each element is there, and nothing is in the table that is not', () => {
    expect(Object.keys(limits).filter((name) => name !== '*' && !(name in contracts))).toEqual([]);
    expect(Object.keys(contracts).filter((name) => !existsSync(`dist/cdn/elements/${name}.js`))).toEqual([]);
  });

  it.each([
    ['loader', 7.9],
    ['iframe', 2],
    ['netpane', 6],
  ])('%s is at most %d KB', (name, most) => {
    expect(kilobytes(closure(`dist/cdn/${name}.js`))).toBeLessThanOrEqual(most);
  });
});
