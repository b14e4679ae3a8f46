/** Each widget's words in English, by its name. Folded from the folders when something is built or run (host/bundle/widgets.mjs). */
export const english: Readonly<Record<string, () => Promise<unknown>>>;
