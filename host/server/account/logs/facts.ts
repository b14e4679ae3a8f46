import { because, inChinese, saidInBoth, type Said } from '../../kit/refusal';
import { factWords, noThing, typedFacts } from './fact-words';

/** What something is like, by the name of the fact. */
export type Facts = Readonly<Record<string, string>>;

/** A fact with what it is as data, for readers of other languages; its name where that is not among the words of facts. */
export interface ToldFact {
  text: string;
  name?: Said;
  said?: Said | undefined;
}
/** Facts of which some are told so. */
export type ToldFacts = Readonly<Record<string, string | ToldFact>>;

/** The same of a change: a name of ours, and values that are words of ours. */
export interface FactSaid {
  name?: Said | undefined;
  before?: Said | undefined;
  after?: Said | undefined;
}

/** What a call changed, by the name of the fact: from what to what. */
export type Change = Readonly<Record<string, readonly [before: string, after: string, said?: FactSaid]>>;

/** Longest text of one side, in characters; of what it is as data, which is left out beyond. */
const longest = 1000;
const longestSaid = 6000;

/** A fact that is put together of words of ours. */
export const inBoth = (zh: string, en: string): ToldFact => ({ text: zh, said: saidInBoth(zh, en) });

/** What an import took, and how many rows it left out. */
export const importChange = (taken: ToldFact, skipped: number): Change =>
  changeOf(undefined, { 导入: taken, 跳过: inBoth(`${skipped} 行`, `${skipped} rows`) });

/** The change from one state to another; without a state it was not there. */
export function changeOf(before: ToldFacts | undefined, after: ToldFacts | undefined): Change {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return Object.fromEntries([...names].map((name) => [name, changeOfOne(before?.[name], after?.[name])] as const));
}

function changeOfOne(before: ToldFacts[string] = '', after: ToldFacts[string] = ''): Change[string] {
  const textOf = (fact: ToldFacts[string]) => (typeof fact === 'string' ? fact : fact.text);
  const saidOf = (fact: ToldFacts[string]) => (typeof fact === 'string' ? undefined : fact.said);
  const told = [after, before].find((fact) => typeof fact !== 'string');
  const sides = [textOf(before), textOf(after)] as const;
  return told ? [...sides, { name: told.name, before: saidOf(before), after: saidOf(after) }] : sides;
}

/** What is told of several things, by their names: where some are called alike they are numbered, so that none is left out. */
export function byNames<T>(told: readonly (readonly [name: string, of: T])[]): Record<string, T> {
  const seen = new Map<string, number>();
  return Object.fromEntries(
    told.map(([name, of]) => {
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      return [nth === 1 ? name : `${name}（${nth}）`, of];
    }),
  );
}

/** The same change with the name of what it was done to before each fact: a line may tell of several. */
export const changeAt = (name: string, change: Change): Change =>
  Object.fromEntries(
    Object.entries(change).map(([fact, [before, after, said]]) => [
      `${name} ${fact}`,
      said?.name
        ? [before, after, { ...said, name: because('nameOf', { name, what: said.name }) }]
        : [before, after, said],
    ]),
  );

/** Two texts with what they are as data; none where it is not known, or would be too long. */
interface Sides {
  before?: string;
  after?: string;
  before_said?: string;
  after_said?: string;
}

/** Facts that differ, as two texts: what stood there, and what stands there now. Nothing when none does. */
export function sidesOf(change: Change): Sides {
  const changed = Object.entries(change).filter(([, [before, after]]) => before !== after);
  if (changed.length === 0) return {};
  const side = (key: 'before' | 'after'): Sides => {
    const at = key === 'before' ? 0 : 1;
    const none = changed.length > 1 && changed.every(([, sides]) => sides[at] === '');
    if (none) return both(key, because('factNone'));
    const text = changed.map(([name, sides]) => `${name}：${sides[at] || '空'}`).join('，');
    const short = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
    const facts = changed.map(([name, { [at]: value, 2: said }]) => ({
      what: said?.name ?? nameSaid(name),
      value: value ? (said?.[key] ?? valueSaid(name, value)) : because('factEmpty'),
    }));
    // Names and values that somebody typed read the same for everybody.
    if (facts.flatMap(({ what, value }) => [what, value]).every((one) => typeof one === 'string'))
      return { [key]: short };
    return both(key, because('joined', { faults: facts.map((fact) => because('factIs', fact)) }), short);
  };
  return { ...side('before'), ...side('after') };
}

/** A value as data: what somebody called a thing stays as it is, though we may have the same word. */
const valueSaid = (name: string, value: string): Said | string =>
  typedFacts.test(name) && !noThing.has(value) ? value : wordSaid(value);

/** A word of ours as data; anything else as it is. */
function wordSaid(text: string): Said | string {
  const en = factWords.get(text);
  return en === undefined ? text : saidInBoth(text, en);
}

/** The same of a name, which may have that of a thing before it. */
function nameSaid(name: string): Said | string {
  const space = name.lastIndexOf(' ');
  const what = wordSaid(name.slice(space + 1));
  return space < 0 || typeof what === 'string'
    ? wordSaid(name)
    : because('nameOf', { name: name.slice(0, space), what });
}

function both(key: 'before' | 'after', said: Said, text = inChinese(said)): Sides {
  const data = JSON.stringify(said);
  return { [key]: text, ...(data.length <= longestSaid && { [`${key}_said`]: data }) };
}

/** Whether something is in force, in words. */
export const enabledWord = (enabled: boolean): string => (enabled ? '启用' : '停用');
