/**
 * Puts a text on the clipboard; false when the platform refuses. Pages without HTTPS have no clipboard, there the old way
 * is tried: a box beside `near`, since outside of a modal dialog nothing can be selected.
 */
export async function copyText(text: string, near?: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near?.parentNode ?? document.body);
  }
}

function copyBySelection(text: string, place: ParentNode & Node): boolean {
  const before = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  Object.assign(box.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0' });
  place.appendChild(box);
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
