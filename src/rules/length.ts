import type { Rule } from './failure';

/** Characters of a text, code points and not UTF-16 halves. */
export const plainLength = (value: string): number => [...value].length;

/** Characters of a text where each Chinese one counts 3, its bytes in UTF-8 (specification, section 5). */
export const chineseLength = (value: string): number =>
  [...value].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 3 : 1), 0);

/** Length within bounds, every character 1 (specification, section 5: "Length-between plain"). */
export const lengthBetween =
  (min: number, max: number): Rule =>
  (value) =>
    within(plainLength(value), min, max) ? undefined : { rule: 'length', min, max };

/** Length within bounds, a Chinese character 3 (specification, section 5: "Length-between ... Chinese counts 3"). */
export const lengthBetweenChinese =
  (min: number, max: number): Rule =>
  (value) =>
    within(chineseLength(value), min, max) ? undefined : { rule: 'lengthChinese', min, max };

const within = (length: number, min: number, max: number): boolean => length >= min && length <= max;
