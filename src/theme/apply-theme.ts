import type { ThemeSettings } from './derive';

/**
 * Gives every widget of the page a theme, now and as often as it changes; without settings they have the product's own
 * again, or the one that is kept for the partner. What it is made with comes when it is called.
 */
export const applyTheme = async (settings?: ThemeSettings): Promise<void> =>
  (await import('./applied')).applyTheme(settings);
