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
let spoken: Language = 'zh-CN';

/** The page's language. */
export const language = (): Language => spoken;

/**
 * Words under the name of their module. They are in the page's language, which therefore has to be known before the
 * module is loaded: the loader sees to it, and with a bundler the import of the language comes first.
 */
/*#__NO_SIDE_EFFECTS__*/
export function words<T extends object>(name: string, chinese: T): T {
  return (translations.get(name) as T | undefined) ?? chinese;
}

/** Gives the words of a module in the language that is being loaded. `T` is the type of the Chinese ones. */
export function translate<T extends object>(name: string, translation: Translated<T>): void {
  translations.set(name, translation);
}

/** The page speaks this language from now on: for the module that brings its words, and for nobody else. */
export function speak(chosen: Language): void {
  spoken = chosen;
}
