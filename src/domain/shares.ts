/** Something counted. */
export interface Counted {
  name: string;
  value: number;
}

/** Something counted with its part of the whole, 0 to 1. */
export interface Share extends Counted {
  share: number;
}

/** Each with its part of `total`, which is the sum of all unless told; nothing counted at all gives parts of 0. */
export function shares(items: readonly Counted[], total = sum(items)): Share[] {
  return items.map(({ name, value }) => ({ name, value, share: total > 0 ? value / total : 0 }));
}

/**
 * The `count` biggest with their parts of `total`, biggest first; equal ones keep their order (specification,
 * section 9: "top 5 apps; top 5 brands").
 */
export const top = (items: readonly Counted[], count = 5, total = sum(items)): Share[] =>
  shares([...items].sort((a, b) => b.value - a.value).slice(0, count), total);

/** The entries of a record as counted things. */
export const counted = (record: Readonly<Record<string, number>>): Counted[] =>
  Object.entries(record).map(([name, value]) => ({ name, value }));

const sum = (items: readonly Counted[]): number => items.reduce((all, { value }) => all + value, 0);
