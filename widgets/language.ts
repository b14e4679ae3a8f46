import type { Language } from '../src/text/words';

const there = new Set<string>();
const coming = new Map<string, Promise<unknown>>();

/** Brings a widget's words of a language that is not there from the start; undefined when they are there. */
export function wordsFor(_: Language, widget = ''): Promise<unknown> | undefined {
  if (there.has(widget) || coming.has(widget)) return coming.get(widget);
  const work = import('./packs')
    .then(({ english }) => english[widget]?.())
    .then(() => there.add(widget))
    .finally(() => coming.delete(widget));
  coming.set(widget, work);
  return work;
}
