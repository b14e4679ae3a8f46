import { pattern, type Rule } from './failure';

/** A mobile number: 11 digits, 1 then 3 to 9 (specification, section 5: "Mobile"). */
export const mobile: Rule = pattern('mobile', /^1[3-9]\d{9}$/);

/** The number must be the one bound to the account (specification, section 5: "Phone change"). */
export const mobileMatches =
  (bound: string): Rule =>
  (value) =>
    value === bound ? undefined : { rule: 'mobileMismatch' };
