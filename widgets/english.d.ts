/** Every word in English. Folded from the folders when something is built or run (host/bundle/widgets.mjs). */
export {};
