import { expect, it } from 'vitest';
// Before the test asks itself who speaks.
import '../../src/element/speaking';
import { whoSpeaks } from '../../src/text/words';

// Two widgets of one page may speak differently, and a module is loaded once for both: words that are read while it is
// loaded would be of one language for ever. `perLanguage` is for constants that are made of words.

const readings: string[] = [];
whoSpeaks(() => {
  const [, , , ...callers] = new Error().stack?.split('\n') ?? [];
  readings.push(callers.find((line) => !line.includes('/text/words')) ?? '');
  return undefined;
});

const modules = import.meta.glob([
  '../../src/ui/**/*.tsx',
  '../../widgets/*/**/*.{ts,tsx}',
  '!**/*.{stories,fixture}.*',
]);

it('no module reads words while it is loaded', async () => {
  await Promise.all(Object.values(modules).map((load) => load()));
  expect(Object.keys(modules).length).toBeGreaterThan(300);
  expect([...new Set(readings)]).toEqual([]);
}, 120_000);
