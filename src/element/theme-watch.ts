import type { Theme } from '../theme';

/** Attribute that sets the theme of a container and everything in it. */
export const themeAttribute = 'data-np-theme';

const watching = new Map<Element, () => void>();
const observed = new WeakSet<Node>();
let observer: MutationObserver | undefined;
/** The list that is listened to: another one for the same words could not take the listener off again. */
let system: MediaQueryList | undefined;

/**
 * Keeps `apply` told whether an element is to be drawn dark: its own `theme` first, else the nearest container with
 * `data-np-theme` (through shadow roots), else light. Returns the way to stop.
 */
export function watchTheme(element: Element, own: () => Theme | undefined, apply: (dark: boolean) => void): () => void {
  const tell = () => {
    observeRootsOf(element);
    apply(isDark(own() ?? inherited(element)));
  };
  if (watching.size === 0) {
    system = systemDark();
    system?.addEventListener('change', tellAll);
  }
  watching.set(element, tell);
  tell();
  return () => {
    watching.delete(element);
    if (watching.size === 0) system?.removeEventListener('change', tellAll);
  };
}

/** Looks again for one element: it moved, or its own theme changed. */
export const retheme = (element: Element): void => watching.get(element)?.();

const tellAll = () => {
  for (const tell of watching.values()) tell();
};

const systemDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const isDark = (theme: Theme | undefined): boolean =>
  theme === 'BLACK' || (theme === 'auto' && !!systemDark()?.matches);

/** Words for a theme; the last two mean the same as the first two. */
export const themeWords = ['WHITE', 'BLACK', 'auto', 'light', 'dark'] as const;

/** The theme that a word names; none for any other word. */
export const themeOf = (word: unknown): Theme | undefined =>
  themeWords[themeWords.indexOf(word as Theme) % 3] as Theme | undefined;

function inherited(element: Element): Theme | undefined {
  for (let node: Node | null = element; node; node = above(node)) {
    const theme = node instanceof Element && themeOf(node.getAttribute(themeAttribute));
    if (theme) return theme;
  }
  return undefined;
}

const above = (node: Node): Node | null => {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element && node.assignedSlot) || node.parentNode;
};

function observeRootsOf(element: Element): void {
  observer ??= new MutationObserver(tellAll);
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    if (!observed.has(root)) {
      observed.add(root);
      observer.observe(root, { subtree: true, attributes: true, attributeFilter: [themeAttribute] });
    }
    if (!(root instanceof ShadowRoot)) return;
  }
}
