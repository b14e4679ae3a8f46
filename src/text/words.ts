/** Languages that a page can speak. Chinese unless another one was chosen before the first words were read. */
export type Language = 'zh-CN' | 'en';

/** The shape of words in another language: the same keys, parameters and lists, other strings. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer A) => infer R
    ? (...given: A) => Translated<R>
    : T extends object
      ? { readonly [K in keyof T]: Translated<T[K]> }
      : T;

const translations = new Map<string, object>();
const given = new Map<string, object>();
let spoken: Language = 'zh-CN';

/** The page's language. */
export const language = (): Language => spoken;

/**
 * Words under the name of their module, in the page's language. A few are there before the language is, and follow it
 * when it comes; a widget's columns and options are made from its words when its module is loaded, so the language has to
 * come before: the loader sees to it, and with a bundler its import stands first.
 */
/*#__NO_SIDE_EFFECTS__*/
export function words<T extends object>(name: string, chinese: T): T {
  given.set(name, chinese);
  return Object.assign(chinese, translations.get(name));
}

/** Gives the words of a module in the language that is being loaded. `T` is the type of the Chinese ones. */
export function translate<T extends object>(name: string, translation: Translated<T>): void {
  translations.set(name, translation);
  Object.assign(given.get(name) ?? {}, translation);
}

/** The page speaks this language from now on: for the module that brings its words, and for nobody else. */
export function speak(chosen: Language): void {
  spoken = chosen;
}

let reading = (sentence: string): string => sentence;

/** A sentence of the server's in the page's language: as it came, unless the language has a reading of its own. */
export const told = (sentence: string): string => reading(sentence);

/** Gives the page's language its reading of what the server says, which is Chinese. */
export function readSentences(read: (sentence: string) => string): void {
  reading = read;
}
