const han = /[\u2e80-\u2fff\u3041-\u9fff\uf900-\ufaff]/;
const latin = /[A-Za-z0-9]/;

/**
 * A template whose words are set as they should be: with a blank where Han characters meet letters or figures that are
 * put in.
 */
export const spaced = (texts: TemplateStringsArray, ...put: readonly (string | number)[]): string =>
  texts.reduce((line, text, i) => joined(joined(line, String(put[i - 1])), text));

/** Two pieces of a sentence, with that blank where they meet. */
export function joined(line: string, next: string): string {
  const [end, start] = [line.at(-1) ?? '', next[0] ?? ''];
  const meets = (han.test(end) && latin.test(start)) || (latin.test(end) && han.test(start));
  return meets ? `${line} ${next}` : line + next;
}
