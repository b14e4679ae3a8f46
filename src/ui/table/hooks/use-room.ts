import { useLayoutEffect, useState, type RefObject } from 'react';

/** Inner width of an element in px, followed while it changes; 0 before it is laid out. */
export function useRoom(node: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = node.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [node]);
  return room;
}
