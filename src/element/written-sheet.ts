/*
 * Chromium looks at a single new rule of a class alone, but at the whole page when another kind of rule is put into a sheet
 * (its `RuleSetDiff` knows style rules only): 10 ms for each of a page's parts as it comes. So conditions are written
 * within the class they are about, and movements into a sheet that has nothing else to look at.
 */

/**
 * What styled-components writes into; movements go to `moving`. Where rules within rules are not known, it is the sheet
 * itself: conditions would be lost.
 */
export const writing = (
  sheet: CSSStyleSheet,
  moving: CSSStyleSheet,
): Pick<CSSStyleSheet, 'insertRule' | 'deleteRule'> =>
  CSS.supports('selector(&)')
    ? {
        insertRule(rule, index) {
          const moves = rule.startsWith('@k');
          if (moves) moving.insertRule(rule);
          // A movement keeps its place, by which later rules are counted.
          return sheet.insertRule(moves ? '.np-{}' : nested(rule), index);
        },
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
