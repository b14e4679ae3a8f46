/** What the console's pages need at least, px (specification, section 2 "Layout"). */
export const leastWidth = 1280;

const found = () => document.querySelector<HTMLMetaElement>('meta[name=viewport]');

/** Shows a page of the console whole on a smaller screen, a phone's, instead of cut. Windows of computers take no notice. */
export function showWide(): void {
  const viewport = found();
  // Set again, it has the whole page laid out again.
  if (!viewport || viewport.dataset.own) return;
  viewport.dataset.own = viewport.content;
  // Some keep the scale that the page had before, unless told.
  viewport.content = `width=${leastWidth}, initial-scale=${Math.min(1, screen.width / leastWidth)}`;
}

/** Takes {@link showWide} back. */
export function showOwn(): void {
  const viewport = found();
  if (!viewport?.dataset.own) return;
  viewport.content = viewport.dataset.own;
  delete viewport.dataset.own;
}
