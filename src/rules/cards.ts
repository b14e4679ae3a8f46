import { pattern, type Rule } from './failure';

/**
 * An identity card number: 15 digits, 18 digits, or 17 digits and a digit or X (specification, section 5). The shape
 * only: neither the birthday nor the check digit is computed. A small x is the same letter.
 */
export const idCard: Rule = pattern('idCard', /^(?:\d{15}|\d{17}[\dXx])$/);

/**
 * A bank card number: 16 or 19 digits, spaces ignored, the first not zero (specification, section 5). No Luhn digit is
 * computed: the rule does not ask for one.
 */
export const bankCard: Rule = (value) =>
  /^[1-9](?:\d{15}|\d{18})$/.test(value.replace(/ /g, '')) ? undefined : { rule: 'bankCard' };
