/** What something is like, by the name of the fact. */
export type Facts = Readonly<Record<string, string>>;

/** What a call changed, by the name of the fact: from what to what. */
export type Change = Readonly<Record<string, readonly [before: string, after: string]>>;

/** Longest text of one side, in characters. */
const longest = 1000;

/** The change from one state to another; without a state it was not there. */
export function changeOf(before: Facts | undefined, after: Facts | undefined): Change {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return Object.fromEntries([...names].map((name) => [name, [before?.[name] ?? '', after?.[name] ?? '']] as const));
}

/** The same change with the name of what it was done to before each fact: a line may tell of several. */
export const changeAt = (name: string, change: Change): Change =>
  Object.fromEntries(Object.entries(change).map(([fact, sides]) => [`${name} ${fact}`, sides]));

/** Facts that differ, as two texts: what stood there, and what stands there now. Nothing when none does. */
export function sidesOf(change: Change): { before?: string; after?: string } {
  const changed = Object.entries(change).filter(([, [before, after]]) => before !== after);
  if (changed.length === 0) return {};
  const side = (i: 0 | 1) => {
    if (changed.length > 1 && changed.every(([, sides]) => sides[i] === '')) return '无';
    const text = changed.map(([name, sides]) => `${name}：${sides[i] || '空'}`).join('，');
    return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  };
  return { before: side(0), after: side(1) };
}

/** Whether something is in force, in words. */
export const enabledWord = (enabled: boolean): string => (enabled ? '启用' : '停用');
