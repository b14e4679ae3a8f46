/** Brings the words of a language that is not there from the start; undefined where none are needed. */
export const wordsFor = (lang: string): Promise<unknown> | undefined =>
  /^en\b/.test(lang) ? import('./english') : undefined;
