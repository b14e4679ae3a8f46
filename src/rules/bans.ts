import type { Rule } from './failure';

/**
 * No special characters: every ASCII sign but `-`, `_` and `.`, and the Chinese punctuation (specification, section 5:
 * "Special-character ban"; it names no list). The failure carries the first one found. Empty is good.
 */
export const noSpecial: Rule = (value) =>
  banned('special', /[!-,/:-@[-^`{-~￥…—·“”‘’《》〈〉【】「」、。，；：？！（）]/u, value);

/** No quotation marks, straight or Chinese (specification, section 5: "quotation-mark bans"). Empty is good. */
export const noQuotes: Rule = (value) => banned('quotes', /["'“”‘’「」『』]/u, value);

const banned = (rule: 'special' | 'quotes', signs: RegExp, value: string) => {
  const text = signs.exec(value)?.[0];
  return text === undefined ? undefined : { rule, text };
};
