import type { Placement } from '@floating-ui/dom';

export type { Placement } from '@floating-ui/dom';

/** How a floating element keeps to its anchor. */
export interface Anchoring {
  placement: Placement;
  /** Pixels between the two; 4 unless told. */
  gap?: number;
  /** At least as wide as the anchor. */
  match?: boolean;
}

/**
 * Keeps `node` beside `anchor` while either moves; returns the way to stop. The geometry is loaded with the first thing
 * that floats; until then the node can be focused but not be seen.
 */
export function anchorTo(anchor: Element, node: HTMLElement, options: Anchoring): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  node.style.opacity = '0';
  import('./floating').then(
    ({ keepBeside }) => {
      if (!stopped) stop = keepBeside(anchor, node, options);
    },
    () => {
      node.style.opacity = '';
    },
  );
  return () => {
    stopped = true;
    stop?.();
  };
}
