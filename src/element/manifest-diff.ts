/** What `custom-elements.json` says of one member. */
interface Member {
  name: string;
  type?: { text: string };
  default?: string;
  description?: string;
}

interface Declaration {
  tagName: string;
  description?: string;
  attributes?: Member[];
  members?: Member[];
  events?: Member[];
  cssParts?: Member[];
}

/** The part of a manifest that is compared. */
export interface Manifest {
  modules: { declarations: Declaration[] }[];
}

/** How far a change reaches: `major` breaks somebody's page, `minor` adds, `patch` does neither. */
export type Level = 'major' | 'minor' | 'patch';

/** One difference between two manifests. */
export interface Change {
  level: Level;
  tag: string;
  what: string;
}

const kinds = { attributes: 'attribute', members: 'property', events: 'event', cssParts: 'part' } as const;

/** What changed for those who embed, the farthest reaching first. */
export function contractDiff(before: Manifest, after: Manifest): Change[] {
  const [old, now] = [byTag(before), byTag(after)];
  const changes: Change[] = [];
  for (const [tag, declaration] of now) {
    const known = old.get(tag);
    if (known) changes.push(...differences(known, declaration).map((change) => ({ ...change, tag })));
    else changes.push({ level: 'minor', tag, what: 'new element' });
  }
  for (const tag of old.keys()) if (!now.has(tag)) changes.push({ level: 'major', tag, what: 'element removed' });
  return changes.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level) || a.tag.localeCompare(b.tag));
}

const order: readonly Level[] = ['major', 'minor', 'patch'];

/** The level of all changes together; undefined when there are none. */
export const levelOf = (changes: readonly Change[]): Level | undefined =>
  order.find((level) => changes.some((change) => change.level === level));

/** The version that changes of a level ask for. Before 1.0 the middle number stands for what breaks. */
export function nextVersion(version: string, level: Level | undefined): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (!level) return version;
  if (major === 0) return level === 'major' ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

const byTag = ({ modules }: Manifest) =>
  new Map(modules.flatMap(({ declarations }) => declarations).map((declaration) => [declaration.tagName, declaration]));

type Difference = Omit<Change, 'tag'>;

function differences(old: Declaration, now: Declaration): Difference[] {
  const found: Difference[] = [];
  for (const [list, word] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
    const [before, after] = [named(old[list]), named(now[list])];
    for (const [name, member] of after) {
      const known = before.get(name);
      if (!known) found.push({ level: 'minor', what: `${word} ${name} added` });
      else found.push(...memberDifferences(`${word} ${name}`, known, member, list === 'events'));
    }
    for (const name of before.keys())
      if (!after.has(name)) found.push({ level: 'major', what: `${word} ${name} removed` });
  }
  const [had, has] = [scopesOf(old), scopesOf(now)];
  for (const scope of has)
    if (!had.includes(scope)) found.push({ level: 'major', what: `scope ${scope} is needed now` });
  for (const scope of had)
    if (!has.includes(scope)) found.push({ level: 'minor', what: `scope ${scope} is needed no more` });
  if (found.length === 0 && old.description !== now.description) found.push({ level: 'patch', what: 'described anew' });
  return found;
}

function memberDifferences(what: string, old: Member, now: Member, told: boolean): Difference[] {
  const found: Difference[] = [];
  const [was, is] = [old.type?.text ?? '', now.type?.text ?? ''];
  if (was !== is) {
    const grew = told ? keepsFields(was, is) : keepsWords(was, is);
    found.push({ level: grew ? 'minor' : 'major', what: `${what}: ${was} -> ${is}` });
  }
  if (old.default !== now.default) {
    found.push({ level: 'major', what: `${what}: default ${old.default ?? 'none'} -> ${now.default ?? 'none'}` });
  }
  if (found.length === 0 && old.description !== now.description)
    found.push({ level: 'patch', what: `${what} described anew` });
  return found;
}

/** A prop takes all that it took. */
const keepsWords = (was: string, is: string): boolean => {
  const now = is.split(' | ');
  return was.split(' | ').every((word) => now.includes(word));
};

/** An event tells all that it told. */
const keepsFields = (was: string, is: string): boolean => {
  const fields = (type: string) => /^CustomEvent<\{ (.*) \}>$/.exec(type)?.[1]?.split('; ');
  const [before, after] = [fields(was), fields(is)];
  return before !== undefined && after !== undefined && before.every((field) => after.includes(field));
};

const named = (members: readonly Member[] = []) => new Map(members.map((member) => [member.name, member]));

const scopesOf = ({ description = '' }: Declaration): string[] =>
  /scopes: ([^；]*)/.exec(description)?.[1]?.split(', ').filter(Boolean) ?? [];
