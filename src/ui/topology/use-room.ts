import { useLayoutEffect, useState, type RefObject } from 'react';

/** Size of an element in px, followed; `known` once it was measured. */
export function useRoom(ref: RefObject<Element | null>): { width: number; height: number; known: boolean } {
  const [room, setRoom] = useState({ width: 800, height: 520, known: false });
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const measure = () => {
      const { width, height } = node.getBoundingClientRect();
      if (width > 0 && height > 0) setRoom({ width, height, known: true });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
