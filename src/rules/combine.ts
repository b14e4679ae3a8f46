import type { Rule, RuleFailure } from './failure';

/** The first failure of several rules. */
export const all =
  <V>(...rules: Rule<V>[]): Rule<V> =>
  (value) => {
    for (const rule of rules) {
      const failure = rule(value);
      if (failure) return failure;
    }
    return undefined;
  };

/** The same rule, but an empty value is good: for a field that may be left out. */
export const optional =
  (rule: Rule): Rule =>
  (value) =>
    value ? rule(value) : undefined;

/** The failure of the last rule unless one of them accepts. */
export const either =
  <V>(...rules: [Rule<V>, ...Rule<V>[]]): Rule<V> =>
  (value) => {
    let failure: RuleFailure | undefined;
    for (const rule of rules) {
      failure = rule(value);
      if (!failure) return undefined;
    }
    return failure;
  };

/** Lines of a one-per-line value with their numbers (from 1), trimmed; empty ones left out. */
export const linesOf = (value: string): { line: number; text: string }[] =>
  value
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '');

/** Every bad line of a one-per-line value, in order: for marking them all. */
export const badLines = (rule: Rule, value: string): RuleFailure[] =>
  linesOf(value).flatMap(({ line, text }) => {
    const failure = rule(text);
    return failure ? [{ ...failure, line, text }] : [];
  });

/** One value per line: the first bad line. Empty lines do not count, and no line at all is good. */
export const eachLine =
  (rule: Rule): Rule =>
  (value) =>
    badLines(rule, value)[0];
