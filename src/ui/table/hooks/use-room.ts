import { useLayoutEffect, useState, type RefObject } from 'react';

/** What a list is drawn in. */
export interface Room {
  /** Inner width in px; 0 before it is laid out. */
  width: number;
  /** How large letters are to those that columns were measured for. */
  letters: number;
}

/** Pixels of the product's own letters. */
const usual = 13;

/** The room in an element, followed while it changes. */
export function useRoom(node: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, letters: 1 });
  useLayoutEffect(() => {
    const element = node.current;
    if (!element) return;
    const measure = () => {
      const letters = Number.parseFloat(getComputedStyle(element).fontSize) / usual || 1;
      setRoom((now) =>
        now.width === element.clientWidth && now.letters === letters ? now : { width: element.clientWidth, letters },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Letters that grow leave the list as wide as it was, but not the ruler of a row.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [node]);
  return room;
}
