import { useLayoutEffect, useRef, useState } from 'react';

/** The room that an element has, px; undefined until it is measured. */
export function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<readonly [width: number, height: number]>();
  useLayoutEffect(() => {
    const box = room.current;
    if (!box) return;
    const measure = () => setSize([box.clientWidth, box.clientHeight]);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return { room, size };
}
