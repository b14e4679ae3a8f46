/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';

const texts = (files: Record<string, unknown>) => files as Record<string, string>;
const stories = texts(
  import.meta.glob(['../../src/ui/*/*.stories.tsx', '../../widgets/*/shared/**/*.stories.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const entries = texts(
  import.meta.glob(['../../src/ui/*/index.ts', '../../widgets/*/shared/**/index.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const all = Object.values(stories).join('\n');

/** Where parts appear or what they are made of: nothing to look at by itself. */
const unseen = new Set([
  // Made once at the top of a page.
  'UiRoot',
  'WishedHere',
  'ConfirmOutlet',
  'ToastOutlet',
  'LeaveOutlet',
  'MessageSlot',
  // Made of other parts for others to be made of.
  'Face',
  'Spinner',
  'EmptyBox',
  'Headline',
  'FieldFrame',
  'GroupFrame',
  'VisuallyHidden',
  'Waiting',
  'Suspense',
]);

/** Components that a folder gives away, from the text of its `index.ts`. */
function partsOf(text: string): string[] {
  const named = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  const made = [...text.matchAll(/export const (\w+)/g)].map(([, name = '']) => name);
  return [...named, ...made]
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context'));
}

describe('stories of the parts', () => {
  const folders = Object.entries(entries)
    .map(([path, text]) => [path.split('/').slice(2, -1).join('/'), text] as const)
    .filter(([folder]) => !/\/(icon|story)$/.test(folder));

  it.each(folders)('%s: each component stands in one', (_, text) => {
    const missing = partsOf(text).filter((name) => !unseen.has(name) && !new RegExp(`<${name}\\b`).test(all));
    expect(missing).toEqual([]);
  });

  it('find the components: what has no story is seen', () => {
    expect(partsOf("export { Lost, type LostProps } from './lost';\nexport const LostContext = 1;")).toEqual(['Lost']);
    expect(folders.length).toBeGreaterThan(50);
  });
});
