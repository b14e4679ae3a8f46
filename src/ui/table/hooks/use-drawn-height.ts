import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Height in px that a ruler is drawn with, as long as it is there; `planned` where nothing is laid out. */
export function useDrawnHeight(ruler: RefObject<HTMLElement | null>, planned: number): number {
  const [height, setHeight] = useState(planned);
  useLayoutEffect(() => {
    const node = ruler.current;
    if (!node) return;
    // It is told the first size too, once the page is laid out and before it is painted.
    const watch = new ResizeObserver(() => flushSync(() => setHeight(node.offsetHeight || planned)));
    watch.observe(node);
    return () => watch.disconnect();
  }, [ruler, planned]);
  return height;
}
