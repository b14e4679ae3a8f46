import { describe, expect, it } from 'vitest';
import type { Rule } from '../../src/rules';

/** A table of values that a rule takes and refuses. */
export function verdicts<V = string>(name: string, rule: Rule<V>, good: readonly V[], bad: readonly V[]): void {
  describe(name, () => {
    it.each(good.map((value) => [value]))('takes %j', (value) => expect(rule(value)).toBeUndefined());
    it.each(bad.map((value) => [value]))('refuses %j', (value) => expect(rule(value)).toBeDefined());
  });
}
