import { type RefObject, useLayoutEffect, useState } from 'react';

/** Height in px that a ruler is drawn with, as long as it is there; `planned` where nothing is laid out. */
export function useDrawnHeight(ruler: RefObject<HTMLElement | null>, planned: number): number {
  const [height, setHeight] = useState(planned);
  useLayoutEffect(() => {
    const node = ruler.current;
    if (!node) return;
    const measure = () => setHeight(node.offsetHeight || planned);
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(node);
    return () => watch.disconnect();
  }, [ruler, planned]);
  return height;
}
