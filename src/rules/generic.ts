import { plainLength } from './length';
import { pattern, type Rule } from './failure';

/** Blanks and what is never drawn, such as a zero-width space. */
const unseen = /^[\s\p{DI}]*$/u;

/** Something to be seen must be there: blanks, empty lists, null and false are nothing (specification, section 5). */
export const required: Rule<unknown> = (value) => {
  const empty =
    value === undefined ||
    value === null ||
    value === false ||
    (typeof value === 'string' && unseen.test(value)) ||
    (Array.isArray(value) && value.length === 0);
  return empty ? { rule: 'required' } : undefined;
};

/** At least so many characters (specification, section 5). */
export const minLength =
  (min: number): Rule =>
  (value) =>
    plainLength(value) >= min ? undefined : { rule: 'minLength', min };

/** At most so many characters (specification, section 5). */
export const maxLength =
  (max: number): Rule =>
  (value) =>
    plainLength(value) <= max ? undefined : { rule: 'maxLength', max };

/** At least so many are chosen (specification, section 5). */
export const minItems =
  (min: number): Rule<readonly unknown[]> =>
  (value) =>
    value.length >= min ? undefined : { rule: 'minItems', min };

/** At most so many are chosen (specification, section 5). */
export const maxItems =
  (max: number): Rule<readonly unknown[]> =>
  (value) =>
    value.length <= max ? undefined : { rule: 'maxItems', max };

/** A decimal number, with a sign and a fraction where wanted (specification, section 5). */
export const numeric: Rule = pattern('numeric', /^-?\d+(?:\.\d+)?$/);

/** A whole number without leading zeros (specification, section 5). */
export const integer: Rule = pattern('integer', /^(?:0|-?[1-9]\d*)$/);

/** Digits only (specification, section 5: "digits"). */
export const digits: Rule = pattern('digits', /^\d+$/);

/** A number not below `min`; what is no number fails too (specification, section 5). */
export const min =
  (least: number): Rule<string | number> =>
  (value) =>
    asNumber(value) >= least ? undefined : { rule: 'min', min: least };

/** A number not above `max`; what is no number fails too (specification, section 5). */
export const max =
  (most: number): Rule<string | number> =>
  (value) =>
    asNumber(value) <= most ? undefined : { rule: 'max', max: most };

/** A number within bounds; what is no number fails too (specification, section 5). */
export const between =
  (least: number, most: number): Rule<string | number> =>
  (value) =>
    asNumber(value) >= least && asNumber(value) <= most ? undefined : { rule: 'between', min: least, max: most };

const asNumber = (value: string | number): number =>
  typeof value === 'number' ? value : numeric(value) ? Number.NaN : Number(value);
