import type { RuleFailure } from '../../../src/rules';
import type { Word } from '../../../src/api/refusal/words';
import { day } from '../../../src/domain/time';
import { because, invalid, type Said } from './refusal';

/** Refuses (422) with everything that a check found, by field; the browser's forms make the same checks. */
export function validate(fields: Readonly<Record<string, Said | undefined>>): void {
  const wrong = Object.entries(fields).flatMap(([name, said]) => (said ? [[name, said] as const] : []));
  if (wrong.length) throw invalid(Object.fromEntries(wrong));
}

/** Days after which nothing ends, a hundred years: what is lengthened again and again would leave the calendar. */
const farthest = 36_500;

/** Refuses, at the field that lengthens it, what would end later than anything does. */
export function mustEnd(field: string, end: number, now: number): void {
  if (end > now + farthest * day) throw invalid({ [field]: because('endRange', { days: farthest }) });
}

/** What a rule has against the field of a name. */
export const broken = ({ rule, ...failure }: RuleFailure, label: Word | Said): Said => ({
  reason: 'rule',
  params: { rule, label, ...failure } as Said['params'] & object,
});

/**
 * Turns rules into a field's check: the first failure. An empty value is left to `required`, so that an optional field
 * may stay empty.
 */
export const checks =
  <V>(label: Word | Said, ...rules: ((value: V) => RuleFailure | undefined)[]) =>
  (value: V | undefined): Said | undefined => {
    const empty = value === undefined || value === null || value === '';
    for (const rule of rules) {
      const failure = rule(value as V);
      if (failure && (!empty || failure.rule === 'required')) return broken(failure, label);
    }
    return undefined;
  };
