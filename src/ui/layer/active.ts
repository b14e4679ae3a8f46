/** The focused element as seen from where `node` lives: inside a shadow root the document only knows the host. */
export const activeNear = (node: Node): Element | null => {
  const root = node.getRootNode();
  return 'activeElement' in root ? ((root as Document | ShadowRoot).activeElement ?? null) : null;
};

/** True while the focus is in `node` or below it, also inside shadow roots below it. */
export const hasFocus = (node: Element): boolean => node.contains(activeNear(node));

/** What takes the focus by the keyboard. */
export const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Focuses the first thing in `node` that takes the focus; tells whether there was one. */
export function focusFirst(node: Element): boolean {
  const target = node.querySelector<HTMLElement>('[data-autofocus]') ?? node.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
  return target != null;
}
