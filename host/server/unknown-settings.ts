import { readSettings } from './settings';

/** What the staff's tools read beside what they share with a server. */
const ofTools = ['NETPANE_URL', 'NETPANE_STAFF_NAME'];
/** Letters by which a name may be off to be taken for another one. */
const mostOff = 3;

/** Settings of the environment that nobody reads, in words, with the one that was probably meant. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set(ofTools);
  // What is asked for is known: a list of names would be forgotten when one is added.
  readSettings(new Proxy({}, { get: (_, name) => void known.add(String(name)) }));
  return Object.keys(env)
    .filter((name) => name.startsWith('NETPANE_') && !known.has(name))
    .map((name) => {
      const [nearest] = [...known]
        .map((one) => ({ one, off: distance(name, one) }))
        .filter(({ off }) => off <= mostOff)
        .sort((a, b) => a.off - b.off);
      return `没有 ${name} 这项设置，已忽略${nearest ? `。是否应为 ${nearest.one}？` : ''}`;
    });
}

/** Letters to be put in, left out or changed to make one word of another (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length]!;
}
