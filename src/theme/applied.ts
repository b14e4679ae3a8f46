import { pageWide } from '../text/page-wide';
import type { ThemeSettings } from './derive';

interface Applied {
  sheet: CSSStyleSheet | undefined;
  last?: string;
  isChosen?: boolean;
}

const page = pageWide('theme', (): Applied => ({ sheet: constructable() ? new CSSStyleSheet() : undefined }));

/** The sheet that carries the page's theme; every root of ours adopts it. None on a server. */
export const appliedSheet: CSSStyleSheet | undefined = page.sheet;

/**
 * Gives every widget of the page a theme, now and as often as it changes; without settings they have the product's own
 * again, or the one that is kept for the partner. A page's own `--np-` variables go before it.
 */
export function applyTheme(settings?: ThemeSettings): Promise<void> {
  page.isChosen = settings !== undefined;
  return put(settings);
}

/** The theme that came with a token, for pages that chose none. */
export const applyGiven = (settings: ThemeSettings | undefined): Promise<void> =>
  page.isChosen ? Promise.resolve() : put(settings);

async function put(settings: ThemeSettings | undefined): Promise<void> {
  const wanted = JSON.stringify(settings);
  if (!appliedSheet || wanted === page.last) return;
  page.last = wanted;
  const css = settings ? (await import('./derived-css')).derivedCss(settings) : '';
  if (wanted !== page.last) return;
  appliedSheet.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(appliedSheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, appliedSheet];
  }
}

/** Whether this platform has constructable style sheets (not: a server, and browsers older than 2023). */
export function constructable(): boolean {
  return (
    typeof CSSStyleSheet === 'function' &&
    'replaceSync' in CSSStyleSheet.prototype &&
    typeof Document === 'function' &&
    'adoptedStyleSheets' in Document.prototype
  );
}
