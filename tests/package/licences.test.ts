import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Names of the packages whose code the scripts below a folder are made of, as their source maps tell. */
function packagesIn(folder: string): string[] {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js.map'));
  const sources = maps.flatMap(
    (name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { sources: string[] }).sources,
  );
  const names = sources.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** These packages name their licence and hand on no text of it. */
const withoutText = ['@r2wc/core', '@r2wc/react-to-web-component', 'wouter'];

it.each(['dist/cdn', 'dist/console', 'dist/lib'])(
  '%s comes with the licence of every package whose code is in it',
  (folder) => {
    const written = readFileSync(join(folder, 'third-party-licences.txt'), 'utf8');
    const sections = written.split(/^-{80}$/m).map((section) => section.trim());
    const texts = new Map(sections.map((section) => [section.slice(0, section.indexOf(' ')), section]));
    const packages = packagesIn(folder);
    expect(packages.length).toBeGreaterThan(30);
    expect(packages.filter((name) => !texts.has(name))).toEqual([]);
    const bill = JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8')) as { components: { name: string }[] };
    expect(new Set(bill.components.map(({ name }) => name))).toEqual(new Set(texts.keys()));
    expect(sections.filter((section) => !/^\S+ [\d.]+ \(\(?[\w.-]+(?: OR [\w.-]+)*\)?\)/.test(section))).toEqual([]);
    const bare = packages.filter((name) => !/WITHOUT WARRANTY|DISCLAIM|AS IS/i.test(texts.get(name) ?? ''));
    expect(bare.filter((name) => !withoutText.includes(name))).toEqual([]);
  },
);
