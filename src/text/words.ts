import { pageWide } from './page-wide';

/** Languages that widgets can speak. Chinese unless another one was chosen. */
export type Language = 'zh-CN' | 'en';

/** The shape of words in another language: the same keys, parameters and lists, other strings. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer A) => infer R
    ? (...given: A) => Translated<R>
    : T extends object
      ? { readonly [K in keyof T]: Translated<T[K]> }
      : T;

type Words = Readonly<Record<string, unknown>>;

interface Spoken {
  english: Map<string, object>;
  page: Language;
  /** What each copy of the library that draws widgets asks for the one that is being drawn. */
  drawn: Set<() => Language | undefined>;
  /** Of what the reader used last. */
  used?: Language;
}

const spoken = pageWide('words', (): Spoken => ({ english: new Map(), page: 'zh-CN', drawn: new Set() }));

/** The language of the widget that is being drawn or was used last; the page's where none has one of its own. */
export function language(): Language {
  for (const ask of spoken.drawn) {
    const here = ask();
    if (here) return here;
  }
  return spoken.used ?? spoken.page;
}

/** The language of every widget without one of its own. */
export const pageSpeaks = (): Language => spoken.page;

/** The language that a tag of HTML's `lang` asks for; undefined for one that nothing speaks. */
export const languageOf = (lang: string | null | undefined): Language | undefined =>
  /^en\b/i.test(lang ?? '') ? 'en' : /^zh\b/i.test(lang ?? '') ? 'zh-CN' : undefined;

/** Every widget without a language of its own speaks this one from now on. */
export function speak(chosen: Language): void {
  spoken.page = chosen;
}

/** Says whose words are read: for the module that knows which widget is being drawn, and for nobody else. */
export function whoSpeaks(ask: () => Language | undefined): void {
  spoken.drawn.add(ask);
}

/** What is read while nothing is drawn is read for what the reader did last: in this language. */
export function usedIn(last: Language): void {
  spoken.used = last;
}

/**
 * Words under the name of their module. Each reading gives the language of that moment, so that two widgets of one page
 * can speak differently: what is read when a module is loaded would keep one language for all (see `perLanguage`).
 */
/*#__NO_SIDE_EFFECTS__*/
export function words<T extends object>(name: string, chinese: T): T {
  return live(chinese as Words, () => (language() === 'en' ? (spoken.english.get(name) as Words) : undefined)) as T;
}

function live(chinese: Words, other: () => Words | undefined): Words {
  const shown: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(chinese)) {
    const inner = isWords(value) && live(value, () => other()?.[key] as Words | undefined);
    Object.defineProperty(shown, key, { enumerable: true, get: () => inner || (other()?.[key] ?? value) });
  }
  return shown;
}

/** Words with names of their own; an empty table stands for that of another language as a whole. */
const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.keys(value!).length > 0;

/** A constant that is made of words, such as the columns of a table: made once for each language that asks for it. */
/*#__NO_SIDE_EFFECTS__*/
export function perLanguage<T>(make: () => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const now = language();
    if (!made.has(now)) made.set(now, make());
    return made.get(now) as T;
  };
}

/** Gives the English words of a module. `T` is the type of the Chinese ones. */
export function translate<T extends object>(name: string, translation: Translated<T>): void {
  spoken.english.set(name, translation);
}

let bring: (wanted: Language, widget?: string) => Promise<unknown> | undefined = () => undefined;

/** Tells where a widget's words come from, which answers undefined once they are there; the loader's. */
export function wordsFrom(source: typeof bring): void {
  bring = source;
}

/** Brings words that only some answers need, once one needed them. */
let more: (() => Promise<unknown> | undefined) | undefined;
/** Words of another language were asked for, and may be on their way. */
let isForeign = false;

/** Brings such words under the name of their module: at once where another language is read, else when one is chosen. */
export function needWords(name: string, source: () => Promise<unknown>): Promise<unknown> | undefined {
  more = () => (spoken.english.has(name) ? undefined : source());
  return isForeign || spoken.english.size ? more() : undefined;
}

/** Brings the words of a widget in a language; undefined when they are there, or when there is nowhere to take them from. */
export function bringWords(wanted: Language, widget?: string): Promise<unknown> | undefined {
  if (wanted === 'zh-CN') return undefined;
  isForeign = true;
  const needed = more?.();
  const own = bring(wanted, widget);
  return needed ? Promise.all([own, needed]) : own;
}
