/** What loads the stories of a widget, by its name. Folded from the folders when something is built (host/bundle/widgets.mjs). */
export const stories: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
