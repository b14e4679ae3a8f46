import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import type { Anchoring } from './anchored';

/** Keeps `node` beside `anchor` while either moves, and shows it once it stands there; returns the way to stop. */
export function keepBeside(anchor: Element, node: HTMLElement, { placement, gap = 4, match }: Anchoring): () => void {
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
      node.style.opacity = '';
    });
  });
}
