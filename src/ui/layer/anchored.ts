import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/dom';

export type { Placement } from '@floating-ui/dom';

/** How a floating element keeps to its anchor. */
export interface Anchoring {
  placement: Placement;
  /** Pixels between the two; 4 unless told. */
  gap?: number;
  /** At least as wide as the anchor. */
  match?: boolean;
}

/** Keeps `node` beside `anchor` while either moves; returns the way to stop. */
export function anchorTo(anchor: Element, node: HTMLElement, { placement, gap = 4, match }: Anchoring): () => void {
  const middleware = [
    offset(gap),
    flip({ padding: 8 }),
    shift({ padding: 8 }),
    size({
      padding: 8,
      apply: ({ availableHeight, rects }) => {
        node.style.maxHeight = `${Math.max(120, availableHeight)}px`;
        if (match) node.style.minWidth = `${rects.reference.width}px`;
      },
    }),
  ];
  return autoUpdate(anchor, node, () => {
    void computePosition(anchor, node, { placement, strategy: 'fixed', middleware }).then(({ x, y }) => {
      node.style.left = `${Math.round(x)}px`;
      node.style.top = `${Math.round(y)}px`;
    });
  });
}
