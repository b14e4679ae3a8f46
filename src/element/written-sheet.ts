/*
 * Chromium looks at a single new rule of a class alone, but at the whole page when a rule with a condition is put into a
 * sheet (its `RuleSetDiff` knows style rules only): 10 ms for each of a page's parts as it comes. So conditions are written
 * within the class they are about. Movements have none; they are few, and come with the first parts.
 */

/** What styled-components writes into: the sheet itself where rules within rules are not known, and conditions would be lost. */
export const writing = (sheet: CSSStyleSheet): Pick<CSSStyleSheet, 'insertRule' | 'deleteRule'> =>
  CSS.supports('selector(&)')
    ? {
        insertRule: (rule, index) => sheet.insertRule(nested(rule), index),
        deleteRule: (index) => sheet.deleteRule(index),
      }
    : sheet;

/** `@media x{.a{…}.a>b{…}}` as `.a{@media x{&{…}&>b{…}}}`, which means the same; what is not all about one class stays. */
export function nested(rule: string): string {
  const name = /^@[^{]+{(\.[\w-]+)/.exec(rule)?.[1];
  const within = name && rule.replace(RegExp(`\\${name}(?![\\w-])`, 'g'), '&');
  return !within || strange.test(within) ? rule : `${name}{${within}}`;
}

/** A selector without the class. */
const strange = /[{};][^{}&@;]+{/;
