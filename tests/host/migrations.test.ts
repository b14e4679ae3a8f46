import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'host/server/migrations';
/** From here on servers of two versions may run on one store, one after the other being exchanged. */
const first = '570';

/**
 * What a migration takes from the servers that were built before it: names of what goes, or of what a row must have that
 * they do not write. A migration adds; what it replaces goes with a later one, when no server uses it any more.
 */
function takenBy(sql: string): string[] {
  const text = sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');
  const made = new Set([...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/gi)].map(([, name]) => name));
  return text.split(';').flatMap((statement) => {
    const table = /ALTER TABLE (?:IF EXISTS )?(?:ONLY )?"?(\w+)/i.exec(statement)?.[1];
    if (table && made.has(table)) return [];
    const names = [
      /DROP (?:TABLE|VIEW|FUNCTION|SEQUENCE) (?:IF EXISTS )?"?(\w+)/gi,
      /DROP COLUMN (?:IF EXISTS )?"?(\w+)/gi,
      /RENAME (?:COLUMN )?"?(\w+)"? TO/gi,
      /ALTER (?:COLUMN )?"?(\w+)"? (?:SET DATA )?TYPE/gi,
      /ALTER (?:COLUMN )?"?(\w+)"? SET NOT NULL/gi,
    ].flatMap((pattern) => [...statement.matchAll(pattern)].map(([, name]) => name!));
    if (table && /RENAME TO/i.test(statement)) names.push(table);
    const columns = statement.split(/ADD COLUMN (?:IF NOT EXISTS )?/i).slice(1);
    const wanted = columns.filter((one) => /NOT NULL/i.test(one) && !/DEFAULT|GENERATED/i.test(one));
    return [...names, ...wanted.map((one) => /^"?(\w+)/.exec(one)![1]!)];
  });
}

/** Whether the server as it was before a file came mentions a name; false where the clone has no history. */
function wasUsed(file: string, name: string): boolean {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', file).trim() || 'HEAD';
    return git('grep', '-lw', name, `${added}^`, '--', 'host/server', `:!${folder}`).trim() !== '';
  } catch {
    return false;
  }
}

describe('a migration', () => {
  it.each([
    ['CREATE TABLE a (b int); ALTER TABLE a DROP COLUMN b;', []],
    ['ALTER TABLE a ADD COLUMN b text; CREATE INDEX c ON a (b);', []],
    [`ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT '', ADD COLUMN c text;`, []],
    ['ALTER TABLE a DROP CONSTRAINT a_check;', []],
    ['-- DROP TABLE a;', []],
    ['ALTER TABLE a ADD COLUMN b text NOT NULL, ADD COLUMN c int NOT NULL DEFAULT 0;', ['b']],
    ['ALTER TABLE a\n  DROP COLUMN b,\n  DROP COLUMN IF EXISTS c;', ['b', 'c']],
    ['DROP TABLE IF EXISTS a CASCADE;', ['a']],
    ['ALTER TABLE a RENAME COLUMN b TO c; ALTER TABLE d RENAME TO e;', ['b', 'd']],
    ['ALTER TABLE a ALTER COLUMN b TYPE bigint, ALTER c SET NOT NULL;', ['b', 'c']],
  ])('takes what is read: %s', (sql, names) => expect(takenBy(sql)).toEqual(names));

  it.each(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && name >= first)
      .map((name) => [name]),
  )('%s takes nothing from servers that were built before it', (name) => {
    const file = join(folder, name);
    expect(takenBy(readFileSync(file, 'utf8')).filter((taken) => wasUsed(file, taken))).toEqual([]);
  });
});
