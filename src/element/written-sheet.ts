/*
 * Chromium looks at a single new rule of a class alone, but at the whole page when a rule with a condition or a movement is
 * put into a sheet (its `RuleSetDiff` knows style rules only): 10 ms for each of a page's parts as it comes. So conditions
 * are written within the class they are about, and movements stand in a sheet of their own.
 */

/** A page's styles of components, and the movements that they name. */
export interface Sheets {
  rules: CSSStyleSheet;
  movements: CSSStyleSheet;
}

/** What styled-components writes into, rule by rule, at an index that counts every rule it gave. */
export function writing({ rules, movements }: Sheets): Pick<CSSStyleSheet, 'insertRule' | 'deleteRule' | 'cssRules'> {
  const nests = CSS.supports('selector(&)');
  return {
    insertRule(rule, index) {
      if (!rule.startsWith('@keyframes')) return rules.insertRule(nests ? nested(rule) : rule, index);
      movements.insertRule(rule);
      return rules.insertRule('.np-movement{}', index);
    },
    deleteRule: (index) => rules.deleteRule(index),
    cssRules: rules.cssRules,
  };
}

/** `@media x{.a{…}.a>b{…}}` as `.a{@media x{&{…}&>b{…}}}`, which means the same; what is not all about one class stays. */
export function nested(rule: string): string {
  if (!rule.startsWith('@')) return rule;
  const name = /\.(?!sc-)[\w-]+/.exec(rule.slice(rule.indexOf('{')))?.[0];
  if (!name) return rule;
  const within = rule.replace(new RegExp(`${name.replaceAll('-', '\\-')}(?![\\w-])`.replace('.', '\\.'), 'g'), '&');
  const selectors = [...within.matchAll(/[^{};]+(?=\{)/g)].map(([all]) => all).filter((all) => !all.startsWith('@'));
  return selectors.every((all) => all.split(',').every((one) => one.includes('&'))) ? `${name}{${within}}` : rule;
}
