import { readFileSync, statSync } from 'node:fs';

/**
 * What is made of a file, made anew when the file is another one: a build may take place under a running server, and
 * names in what it replaced lead nowhere. While the file is away, what was made last holds.
 */
export function madeFrom<T>(file: string, make: (text: string) => T): () => T {
  let version: string | undefined;
  let made: { it: T } | undefined;
  return () => {
    const stat = statSync(file, { throwIfNoEntry: false });
    const newest = stat && `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
    if (!made || (newest && newest !== version)) {
      made = { it: make(readFileSync(file, 'utf8')) };
      version = newest;
    }
    return made.it;
  };
}
