import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMigrations } from '../../host/server/kit/store';

const folder = 'host/server/migrations';
/** From here on servers of two versions may run on one store, one after the other being exchanged. */
const first = 570;

/**
 * What a migration takes from the servers that were built before it: names of what goes, of what a row must have that they
 * do not write, and of tables that refuse what they write. A migration adds; what it replaces goes with a later one, when no
 * server uses it any more. `earlier` is the text of all migrations before it.
 */
function takenBy(sql: string, earlier = ''): string[] {
  const text = plain(sql);
  const made = new Set([...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/gi)].map(([, name]) => name));
  const added = new Set([...text.matchAll(/ADD COLUMN (?:IF NOT EXISTS )?"?(\w+)/gi)].map(([, name]) => name!));
  return text.split(';').flatMap((statement) => {
    const table = /(?:ALTER TABLE (?:IF EXISTS )?(?:ONLY )?|CREATE UNIQUE INDEX .*? ON (?:ONLY )?)"?(\w+)/i.exec(
      statement,
    )?.[1];
    if (table && made.has(table)) return [];
    const gone = [
      ...statement.matchAll(
        /DROP (?:TABLE|VIEW|MATERIALIZED VIEW|FUNCTION|SEQUENCE|TYPE) (?:IF EXISTS )?((?:"?\w+"?(?: ?\([^)]*\))?,? ?)+)/gi,
      ),
    ].flatMap(([, list]) =>
      list!
        .replaceAll(/\([^)]*\)|"|\b(CASCADE|RESTRICT)\b/gi, '')
        .split(',')
        .map((one) => one.trim()),
    );
    const names = [
      /DROP COLUMN (?:IF EXISTS )?"?(\w+)/gi,
      /RENAME (?:COLUMN )?"?(\w+)"? TO/gi,
      /ALTER (?:COLUMN )?"?(\w+)"? (?:SET DATA )?TYPE/gi,
      /ALTER (?:COLUMN )?"?(\w+)"? SET NOT NULL/gi,
    ].flatMap((pattern) => [...statement.matchAll(pattern)].map(([, name]) => name!));
    if (table && /RENAME TO/i.test(statement)) names.push(table);
    const columns = statement.split(/ADD COLUMN (?:IF NOT EXISTS )?/i).slice(1);
    const wanted = columns.filter((one) => /NOT NULL/i.test(one) && !/DEFAULT|GENERATED/i.test(one));
    const stricter = table && isStricter(statement, added, earlier) ? [table] : [];
    return [...gone, ...names, ...wanted.map((one) => /^"?(\w+)/.exec(one)![1]!), ...stricter];
  });
}

const plain = (sql: string): string => sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');

/** Words of a condition that name no column. */
const noColumn = /^(and|any|array|between|char_length|false|in|is|like|length|not|null|or|true)$/i;

/**
 * Whether a statement lays a rule on rows that servers before it write: one on more than the columns that came with it, and
 * not the rule of that name of before with more values.
 */
function isStricter(statement: string, added: ReadonlySet<string>, earlier: string): boolean {
  const rules = [
    ...statement.matchAll(
      /ADD (?:CONSTRAINT "?(\w+)"? )?(?:CHECK|UNIQUE|PRIMARY KEY|FOREIGN KEY|EXCLUDE)\b(.*?)(?=, ?ADD\b|$)/gi,
    ),
    ...statement.matchAll(
      /CREATE UNIQUE INDEX (?:IF NOT EXISTS )?"?(\w+)"? ON (?:ONLY )?"?\w+"?(?: USING \w+)?(.*)$/gi,
    ),
  ];
  return rules.some(([, name, rule]) => {
    const columns =
      inBrackets(rule!)
        .replaceAll(/'[^']*'/g, '')
        .match(/[a-z_]\w*/gi) ?? [];
    const isOfNew = columns.every((word) => noColumn.test(word) || added.has(word));
    return !isOfNew && !(name && isLooser(name, rule!, earlier));
  });
}

/** Whether all values that the last rule of that name allowed are allowed still. */
function isLooser(name: string, rule: string, earlier: string): boolean {
  const column = /\(\s*"?(\w+)/.exec(rule)?.[1] ?? '';
  const table = name.slice(0, -`_${column}_check`.length);
  const named = earlier.lastIndexOf(`CONSTRAINT ${name} CHECK`);
  const made = earlier.indexOf(`CREATE TABLE ${table} (`);
  const inline = earlier.indexOf(`CHECK (${column} IN`, made);
  const from = named >= 0 ? named : inline;
  if (from < 0 || (named < 0 && made < 0)) return false;
  const values = valuesOf(inBrackets(earlier.slice(from)));
  const now = new Set(valuesOf(rule));
  return values.length > 0 && values.every((value) => now.has(value));
}

const valuesOf = (text: string): string[] => text.match(/'[^']*'/g) ?? [];

/** The first brackets of a text with what they hold, brackets within included. */
function inBrackets(text: string): string {
  const from = text.indexOf('(');
  let depth = 0;
  for (let at = from; at >= 0 && at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && --depth === 0) return text.slice(from, at + 1);
  }
  return text;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit before the one that brought a file; undefined where the clone does not hold it. */
function commitBefore(file: string): string | undefined {
  try {
    const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', file);
    return git('rev-parse', '--verify', added ? `${added}^` : 'HEAD');
  } catch {
    return undefined;
  }
}

/** Whether the server of a commit mentions a name. */
function isUsed(commit: string, name: string): boolean {
  try {
    return git('grep', '-lw', name, commit, '--', 'host/server', `:!${folder}`) !== '';
  } catch (error) {
    // Found nothing; whatever else is wrong is no answer.
    if ((error as { status?: number }).status === 1) return false;
    throw error;
  }
}

const all = await readMigrations(folder);

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
    ['DROP TABLE a, "b" CASCADE;', ['a', 'b']],
    ['DROP MATERIALIZED VIEW IF EXISTS a; DROP VIEW b, c;', ['a', 'b', 'c']],
    ['DROP FUNCTION a(text, int), b;', ['a', 'b']],
    ['ALTER TABLE a RENAME COLUMN b TO c; ALTER TABLE d RENAME TO e;', ['b', 'd']],
    ['ALTER TABLE a ALTER COLUMN b TYPE bigint, ALTER c SET NOT NULL;', ['b', 'c']],
    ['ALTER TABLE a ADD CONSTRAINT a_b_key UNIQUE (b);', ['a']],
    ['ALTER TABLE a ADD CHECK (b > 0);', ['a']],
    ['ALTER TABLE a ADD COLUMN c int, ADD CONSTRAINT d CHECK (c IS NULL OR b > c);', ['a']],
    ['CREATE UNIQUE INDEX c ON a (b);', ['a']],
    ['CREATE UNIQUE INDEX c ON a USING btree (b) WHERE d;', ['a']],
    ['ALTER TABLE a ADD CONSTRAINT c FOREIGN KEY (b) REFERENCES d;', ['a']],
    ['ALTER TABLE a ADD COLUMN b text; CREATE UNIQUE INDEX c ON a (b);', []],
    [`ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT 'x', ADD CONSTRAINT c CHECK (b IN ('x', 'y'));`, []],
    ['CREATE TABLE a (b int UNIQUE CHECK (b > 0)); CREATE UNIQUE INDEX c ON a (b);', []],
  ])('takes what is used: %s', (sql, names) => expect(takenBy(sql)).toEqual(names));

  it.each([
    [`('x', 'y', 'z')`, []],
    [`('x', 'z')`, ['a']],
  ])('may allow more than before, and nothing less: %s', (values, names) => {
    const sql = `ALTER TABLE a DROP CONSTRAINT a_b_check; ALTER TABLE a ADD CONSTRAINT a_b_check CHECK (b IN ${values});`;
    for (const before of [
      `CREATE TABLE a (b text NOT NULL CHECK (b IN ('x', 'y')));`,
      `ALTER TABLE a ADD CONSTRAINT a_b_check CHECK (b IN ('x', 'y'));`,
    ])
      expect(takenBy(sql, before)).toEqual(names);
  });

  it('comes after those with lower numbers, however many digits they have', () => {
    const numbers = all.map(({ name }) => Number.parseInt(name));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers.at(-1)).toBeGreaterThan(999);
  });

  it.for(all.filter(({ name }) => Number.parseInt(name) >= first))(
    '$name takes nothing from servers that were built before it',
    ({ name, sql }, { skip }) => {
      const earlier = all
        .slice(
          0,
          all.findIndex((one) => one.name === name),
        )
        .map((one) => plain(one.sql));
      const taken = takenBy(sql, earlier.join(' '));
      const before = commitBefore(join(folder, name));
      if (!before) return skip('this clone does not hold the commit before it: nothing was compared');
      expect(taken.filter((one) => isUsed(before, one))).toEqual([]);
    },
  );
});
