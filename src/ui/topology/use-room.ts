import { useLayoutEffect, useState, type RefObject } from 'react';

/** Size of an element in px, followed. */
export function useRoom(ref: RefObject<Element | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 800, height: 520 });
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const measure = () => {
      const { width, height } = node.getBoundingClientRect();
      if (width > 0 && height > 0) setRoom({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
