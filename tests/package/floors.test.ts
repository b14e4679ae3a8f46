import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arrowsOf, reachedFrom, ringsOf, type Arrow } from './graph';
import { sources } from './sources';

/**
 * Floors of the server and the floors that each may import from, besides itself. `root` are the files beside the
 * folders: they put the server together.
 */
const floors: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  account: ['kit'],
  fleet: ['kit', 'account'],
  services: ['kit', 'account', 'fleet'],
  demo: ['kit', 'account', 'fleet', 'services'],
  handlers: ['kit', 'account', 'fleet', 'services'],
  jobs: ['kit', 'account', 'fleet', 'services'],
  http: ['kit', 'account', 'fleet', 'services', 'handlers'],
  // The operator's tool: a client of the calls, like the browser's.
  admin: ['account'],
  root: ['kit', 'account', 'fleet', 'services', 'demo', 'handlers', 'jobs', 'http'],
};

/** Files that may name something of the demo, and how: whoever loads it loads it only when it is on, or is the build that packs one. */
const demoDoors: readonly [from: string, kind: Arrow['kind']][] = [
  ['host/server/main.ts', 'later'],
  ['host/server/main.ts', 'type'],
  ['host/server/pack-demo.ts', 'value'],
];

const server = sources.filter((path) => path.startsWith('host/server/'));
const arrows = arrowsOf(server);
const values = arrows.filter(({ kind }) => kind === 'value');
const say = ({ from, to, kind }: Arrow) => `${from} -> ${to} (${kind})`;

/** Floor of a file. */
const floorOf = (path: string) => /^host\/server\/([\w-]+)\//.exec(path)?.[1] ?? 'root';
/** Folder of a file: the floor itself, or a folder on it with all below. */
const folderOf = (path: string) => posix.dirname(path).split('/').slice(2, 4).join('/') || 'root';
const isDemo = (path: string) => floorOf(path) === 'demo';

describe('the floors of the server', () => {
  it('are all in the table', () => {
    expect(arrows.length).toBeGreaterThan(1000);
    expect([...new Set(server.map(floorOf))].filter((floor) => !floors[floor])).toEqual([]);
  });

  it('stand on those below: a file imports its own floor, or one that its floor may', () => {
    const wrong = arrows.filter(({ from, to }) => {
      const [mine, other] = [floorOf(from), floorOf(to)];
      return mine !== other && !floors[mine]?.includes(other);
    });
    expect(wrong.map(say)).toEqual([]);
  });

  it('have no folders in a ring, by values or by types', () => {
    const folders = arrows.map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }));
    expect(ringsOf(folders)).toEqual([]);
  });

  it('have no files in a circle of values', () => {
    expect(ringsOf(values)).toEqual([]);
  });

  it('have no files in a circle of types', () => {
    expect(ringsOf(arrows)).toEqual([]);
  });
});

describe('the demo', () => {
  it('is named by nothing but the process itself, which loads it when it is on', () => {
    const wrong = arrows.filter(
      ({ from, to, kind }) =>
        isDemo(to) && !isDemo(from) && !demoDoors.some(([file, how]) => file === from && how === kind),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  it('is not among the sources that a start without it loads', () => {
    const loaded = reachedFrom('host/server/main.ts', values);
    expect(loaded.length).toBeGreaterThan(200);
    expect(loaded.filter(isDemo)).toEqual([]);
  });

  it('is not in the built files that a start without it loads', () => {
    const dist = 'dist/server';
    const chunks = reachedFrom('main.js', builtArrows(dist));
    const built = chunks.flatMap((chunk) => {
      const map = JSON.parse(readFileSync(join(dist, `${chunk}.map`), 'utf8')) as { sources: string[] };
      return map.sources.map((source) => posix.join(dist, source));
    });
    expect(built).toContain('host/server/main.ts');
    expect(built.filter(isDemo)).toEqual([]);
  });
});

/** Which built files import which at once. */
function builtArrows(dist: string): { from: string; to: string }[] {
  const found: { from: string; to: string }[] = [];
  const open = ['main.js'];
  for (const from of open) {
    const code = readFileSync(join(dist, from), 'utf8');
    for (const [, name] of code.matchAll(/^(?:import|export)\b[^;'"]*['"]\.\/([^'"]+)['"];?$/gm)) {
      if (!existsSync(join(dist, name!))) continue;
      found.push({ from, to: name! });
      if (!open.includes(name!)) open.push(name!);
    }
  }
  return found;
}
