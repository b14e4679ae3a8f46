import { pageWide } from '../../text/page-wide';

/** Something open above the page. */
export interface Layer {
  node: HTMLElement;
  /** What opened it: a press on it does not count as outside. */
  anchor?: Element | null;
  /** Modal layers keep what is below them from closing. */
  modal?: boolean;
  /** Close when the reader presses or focuses something outside. */
  light?: boolean;
  /** Only explains: Escape takes it away together with what is below it. */
  hint?: boolean;
  /** Pixels at the right edge that the page gives way to it, where enough is left. */
  room?: number | undefined;
  /** Called on Escape and, for light ones, on a press or focus outside. */
  close: () => void;
}

/** With the listeners of the copy of the library that was there first: whoever opens the first layer sets them, whoever closes the last one takes them off. */
const page = pageWide('layers', () => ({
  layers: [] as Layer[],
  lookers: new Set<() => void>(),
  watchers: new Set<() => void>(),
  onKey,
  onOutside,
}));
const { layers, lookers, watchers } = page;

/**
 * Puts a layer on top of those that are open; returns the way to take it off. Escape closes only the topmost one.
 * The listeners sit on the document and look at the composed path, since targets are retargeted outside shadow roots.
 */
export function enterLayer(layer: Layer): () => void {
  if (layers.length === 0) listen(document, 'addEventListener');
  layers.push(layer);
  look();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    look();
    if (layers.length === 0) listen(document, 'removeEventListener');
  };
}

/** The modal layer on top within `root`, where messages must go to be heard: all else is inert. */
export const topModal = (root: Node): HTMLElement | undefined =>
  layers.findLast((layer) => layer.modal && layer.node.getRootNode() === root)?.node;

/** Whether a dialog or a drawer is open: what comes by itself stays away until it is closed. */
export const isCovered = (): boolean => layers.some(({ light, hint }) => !light && !hint);

/** Pixels at the right edge of the window that something open asks the page for. */
export const roomAsked = (): number => Math.max(0, ...layers.map(({ room = 0 }) => room));

const look = (): void => lookers.forEach((looker) => looker());

/** Calls back whenever a layer came or went; returns the way to stop. */
export function onLayers(looker: () => void): () => void {
  lookers.add(looker);
  return () => lookers.delete(looker);
}

/** Calls back whenever a modal layer came or is about to go; returns the way to stop. */
export function onModals(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Tells that a modal layer is shown, or off the stack and about to leave the page. */
export const tellModals = (): void => watchers.forEach((watcher) => watcher());

function listen(target: Document, how: 'addEventListener' | 'removeEventListener'): void {
  target[how]('keydown', page.onKey as EventListener, true);
  target[how]('pointerdown', page.onOutside, true);
  target[how]('focusin', page.onOutside, true);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  for (const layer of layers.slice().reverse()) {
    layer.close();
    if (!layer.hint) return;
  }
}

function onOutside(event: Event): void {
  const path = event.composedPath();
  for (const layer of layers.slice().reverse()) {
    if (layer.hint) continue;
    if (layer.modal || path.includes(layer.node)) return;
    if (layer.light && !(layer.anchor && path.includes(layer.anchor))) layer.close();
    if (event.type === 'focusin') return;
  }
}
