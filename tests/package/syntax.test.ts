import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { expect, it } from 'vitest';

/** What a part of a program is, where the language has it only since ES2022. */
function younger({ type, ...part }: Record<string, unknown>): string | undefined {
  if (type === 'VariableDeclaration' && /using/.test(String(part.kind))) return 'using';
  if (/^(Import|Export)/.test(String(type)) && (part.attributes as unknown[] | undefined)?.length)
    return 'import attributes';
  if (type === 'ImportExpression' && part.options) return 'import attributes';
  const regex = part.regex as { pattern: string; flags: string } | undefined;
  return regex && (/v/.test(regex.flags) || /\(\?[ims-]+:/.test(regex.pattern)) ? 'regular expression' : undefined;
}

/** All of it in a program. */
function* found(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  const own = 'type' in part ? younger(part as Record<string, unknown>) : undefined;
  if (own) yield own;
  for (const inner of Object.values(part)) yield* found(inner);
}

const inFile = (program: string) => [...found(parseAst(program))];

it.each(['console', 'cdn'])('what browsers get of the %s is ES2022, which all that are named can read', (folder) => {
  const files = readdirSync(join('dist', folder), { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => name.endsWith('.js')).map((name) => join('dist', folder, name));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.flatMap((path) => inFile(readFileSync(path, 'utf8')).map((what) => `${path}: ${what}`))).toEqual([]);
});

it('what is younger is found', () => {
  expect(inFile(`import data from './a.json' with { type: 'json' };`)).toEqual(['import attributes']);
  expect(inFile(`import('./a.json', { with: { type: 'json' } });`)).toEqual(['import attributes']);
  expect(inFile('{ using file = open(); }')).toEqual(['using']);
  expect(inFile('/[a--b]/v; /a/u;')).toEqual(['regular expression']);
});
