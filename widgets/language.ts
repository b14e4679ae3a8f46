import type { Language } from '../src/text/words';

/** Brings the words of a language that is not there from the start. */
export const wordsFor = (lang: Language): Promise<unknown> | undefined =>
  lang === 'en' ? import('./english') : undefined;
