import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import { arrangeText as text } from './arrange.text';

/** What `useArrange` is told. */
export interface ArrangeOptions {
  /** What can be moved, in its order. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** Puts one at a place, counted from 0; false when that failed. Until its promise is there nothing else is moved. */
  onMove: (id: string, place: number) => unknown;
}

/** A list whose order is changed by dragging or by keys: its lines spread `line`, and carry a `Grip`. */
export interface Arranging {
  list: RefObject<HTMLOListElement | null>;
  /** The line that something is dragged over. */
  over: string | undefined;
  /** What has just been moved where, for a `role="status"`. */
  said: string;
  line: (id: string) => { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
  /** For the grip alone. */
  grip: { ids: readonly string[]; nameOf: (id: string) => string; drag: (id?: string) => void; moveTo: MoveTo };
}

type MoveTo = (id: string, place: number) => void;

/** The state of an order that is changed by hand. */
export function useArrange({ ids, nameOf, onMove }: ArrangeOptions): Arranging {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const carried = useRef<string>(undefined);
  const moving = useRef(false);
  const order = ids.join('\n');
  useEffect(() => {
    // The browser takes the focus from a node that is moved.
    const id = carried.current;
    carried.current = undefined;
    if (id) list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(id)}"]`)?.focus();
  }, [order]);

  const move = async (id: string, place: number) => {
    // A change that is under way comes first: keys that are held down would overtake it.
    if (moving.current || !ids.includes(id) || place < 0 || place >= ids.length || ids[place] === id) return;
    carried.current = id;
    moving.current = true;
    try {
      if ((await onMove(id, place)) !== false) say(text.moved(nameOf(id), place + 1));
    } finally {
      moving.current = false;
    }
  };
  const moveTo: MoveTo = (id, place) => void move(id, place);
  const drag = (id?: string) => {
    setDragged(id);
    if (!id) setOver(undefined);
  };
  const line = (id: string) => ({
    onDragOver: (event: DragEvent) => {
      if (!dragged || !ids.includes(id)) return;
      event.preventDefault();
      setOver(id);
    },
    onDrop: (event: DragEvent) => {
      if (!dragged || !ids.includes(id)) return;
      event.preventDefault();
      moveTo(dragged, ids.indexOf(id));
      drag();
    },
  });
  return { list, over, said, line, grip: { ids, nameOf, drag, moveTo } };
}
