/** What pressing the column filter's confirm button leads to. */
export type Choice = 'none-ticked' | 'unchanged' | { fields: string[] };

/**
 * Judges a choice of columns (specification, section 5): at least one must be ticked, an unchanged choice only closes.
 * @param order all optional columns in display order
 */
export function judgeChoice(order: readonly string[], before: readonly string[], ticked: ReadonlySet<string>): Choice {
  const fields = order.filter((key) => ticked.has(key));
  if (fields.length === 0) return 'none-ticked';
  const old = order.filter((key) => before.includes(key));
  return fields.length === old.length && fields.every((key, i) => key === old[i]) ? 'unchanged' : { fields };
}

/**
 * Columns to show from what is stored. Keys that no longer exist are dropped; nothing usable stored means the defaults.
 */
export function shownColumns(
  order: readonly string[],
  defaults: readonly string[],
  stored: readonly string[] | undefined,
): string[] {
  const known = order.filter((key) => stored?.includes(key));
  return known.length ? known : order.filter((key) => defaults.includes(key));
}
