/*
 * Chromium looks at a single new rule of a class alone, but at the whole page when a rule with a condition or a movement is
 * put into a sheet (its `RuleSetDiff` knows style rules only): 10 ms for each of a page's parts as it comes. So conditions
 * are written within the class they are about, and movements stand in a sheet of their own.
 */

/** What styled-components writes into, rule by rule, at an index that counts every rule it gave. */
export const writing = (rules: CSSStyleSheet, movements: CSSStyleSheet) => ({
  insertRule(rule: string, index: number) {
    const moves = rule.startsWith('@k');
    if (moves) movements.insertRule(rule);
    rules.insertRule(moves ? '.np-k{}' : nested(rule), index);
  },
  deleteRule: (index: number) => rules.deleteRule(index),
});

/** `@media x{.a{…}.a>b{…}}` as `.a{@media x{&{…}&>b{…}}}`, which means the same; what is not all about one class stays. */
export function nested(rule: string): string {
  const name = rule.startsWith('@') && /\.(?!sc-)[a-z_][\w-]*/i.exec(rule)?.[0];
  if (!name) return rule;
  const within = rule.replace(new RegExp(`\\${name}(?![\\w-])`, 'g'), '&');
  return within.match(/[^{};]+(?={)/g)?.every((one) => /[&@]/.test(one)) ? `${name}{${within}}` : rule;
}
