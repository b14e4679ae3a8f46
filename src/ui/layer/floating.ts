import { autoUpdate, computePosition, flip, offset, platform, shift, size } from '@floating-ui/dom';
import type { Anchoring } from './anchored';

/** Keeps `node` beside `anchor` while either moves, and shows it once it stands there; returns the way to stop. */
export function keepBeside(anchor: Element, node: HTMLElement, { placement, gap = 4, match }: Anchoring): () => void {
  const middleware = [
    offset(() => gap * zoomOf(node)),
    flip({ padding: 8 }),
    shift({ padding: 8 }),
    size({
      padding: 8,
      apply: ({ availableHeight, rects }) => {
        const zoom = zoomOf(node);
        node.style.maxHeight = `${Math.max(120, availableHeight / zoom)}px`;
        if (match) node.style.minWidth = `${rects.reference.width / zoom}px`;
      },
    }),
  ];
  return autoUpdate(anchor, node, () => {
    void computePosition(anchor, node, { placement, strategy: 'fixed', middleware, platform: zoomed }).then(
      ({ x, y }) => {
        const zoom = zoomOf(node);
        node.style.left = `${Math.round(x / zoom)}px`;
        node.style.top = `${Math.round(y / zoom)}px`;
        node.style.opacity = '';
      },
    );
  });
}

/** What CSS `zoom` above a node makes of its pixels, in pixels of the window; 1 where the platform does not tell. */
const zoomOf = (node: Element): number => node.currentCSSZoom ?? 1;

/** Everything in pixels of the window: the place of the anchor is, the node's own size is not. */
const zoomed: typeof platform = {
  ...platform,
  async getDimensions(node: Element) {
    const { width, height } = await platform.getDimensions(node);
    return { width: width * zoomOf(node), height: height * zoomOf(node) };
  },
};
