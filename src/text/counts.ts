/** An English template in which a noun follows a figure of one in the singular: `1 site is down`. */
export const counts = (texts: TemplateStringsArray, ...put: readonly (string | number | null | undefined)[]): string =>
  texts.reduce((line, text, i) => line + put[i - 1] + after(put[i - 1], text));

/** What follows something in English: after a figure of one a noun is in the singular. */
export const after = (put: unknown, text: string): string => (String(put) === '1' ? single(text) : text);

const plural =
  /^( (?:(?:access|more|open|own|recovery|selected|lower-case|text|TV|unread|unsaved|unused|weaker) )?)(?!(?:[MG]bps|less|this|has|was)\b)([a-z-]{2,}?)(ies|sses|xes|ches|s|(?<= people))\b( are\b| were\b| have\b)?/i;

const single = (text: string): string =>
  text.replace(plural, (_, before: string, noun: string, ending: string, verb = '') => {
    const end = ending === 'ies' ? 'y' : ending.slice(0, -2);
    return `${before}${noun === 'people' ? 'person' : noun + end}${one[verb]}`;
  });

const one: Readonly<Record<string, string>> = { '': '', ' are': ' is', ' were': ' was', ' have': ' has' };
