/** An English template in which a noun follows a figure of one in the singular: `1 site is down`. */
export const counts = (texts: TemplateStringsArray, ...put: readonly (string | number | null | undefined)[]): string =>
  texts.reduce((line, text, i) => line + put[i - 1] + (String(put[i - 1]) === '1' ? single(text) : text));

const plural =
  /^( (?:(?:access|more|open|own|recovery|selected|small|text|TV|unread|unsaved|unused|weaker) )?)(?!(?:[MG]bps|less|this|has|was)\b)([a-z]{2,}?)(ies|sses|xes|ches|s|(?<= people))\b( are\b| were\b| have\b)?/i;

const single = (text: string): string =>
  text.replace(plural, (_, before: string, noun: string, ending: string, verb = '') => {
    const end = ending === 'ies' ? 'y' : ending.slice(0, -2);
    return `${before}${noun === 'people' ? 'person' : noun + end}${one[verb]}`;
  });

const one: Readonly<Record<string, string>> = { '': '', ' are': ' is', ' were': ' was', ' have': ' has' };
