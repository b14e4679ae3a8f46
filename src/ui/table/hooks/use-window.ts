import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefCallback,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { offsetsOf, placesIn, type PlacedItem, type View } from '../model/window';

/** What the window over a long list needs. Heights and positions in px. */
export interface WindowOptions {
  /** Number of places: rows and open details. */
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Height of a place before it was measured; the same function as long as no height changed. */
  heightAt: (place: number) => number;
  /** Name of a place that moves with it; the same function as long as no place moved. */
  keyAt: (place: number) => string;
  /** What covers the upper edge of the scroller: the head. */
  covered: number;
}

/** The part of a long list that is in the page. */
export interface Window {
  /** What to render. `kept`: a place that is rendered wherever it is. */
  items: (kept: number | undefined) => readonly PlacedItem[];
  /** Height of everything. */
  height: number;
  /** Brings a place into view, as little as needed. */
  scrollTo: (place: number) => void;
  /** Ref for a place whose height is not known beforehand (`data-index` names it). */
  measure: RefCallback<HTMLElement>;
}

/** Height to fill while there is no layout (a hidden tab, a test): some rows are there at once when it comes. */
const unseenHeight = 600;

/** What is drawn at once when rows come, px; what else is seen follows in pieces, so that none of it holds up the page. */
const firstPiece = 40;
const piece = 160;

/** Renders only what is on the screen of a list, and a little around it. */
export function useWindow({ count, scroller, heightAt, keyAt, covered }: WindowOptions): Window {
  const [view, setView] = useState<View>({ top: 0, height: unseenHeight });
  const [measured, setMeasured] = useState<ReadonlyMap<string, number>>(noHeights);
  const offsets = useMemo(
    () => offsetsOf(count, (place) => (measured.size > 0 ? measured.get(keyAt(place)) : undefined) ?? heightAt(place)),
    [count, heightAt, keyAt, measured],
  );

  const [drawn, setDrawn] = useState(firstPiece);
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const look = () => {
      const next = around(node);
      setView((before) => sameOr(before, next));
    };
    // In the same frame as the scrolling (or the printing, `paper.ts`), else the rows come after an empty strip.
    const follow = () =>
      flushSync(() => {
        look();
        setDrawn(Infinity);
      });
    const watch = new ResizeObserver(look);
    look();
    node.addEventListener('scroll', follow, { passive: true });
    watch.observe(node);
    return () => {
      node.removeEventListener('scroll', follow);
      watch.disconnect();
    };
  }, [scroller]);

  const more = count > 0 && drawn < view.height;
  useEffect(() => {
    if (!more) return;
    const next = requestAnimationFrame(() => setDrawn((before) => before + piece));
    return () => cancelAnimationFrame(next);
  }, [more, drawn]);

  const names = useRef(keyAt);
  useLayoutEffect(() => {
    names.current = keyAt;
  }, [keyAt]);
  const measure = useCallback((node: HTMLElement | null) => {
    if (!node) return undefined;
    const note = () => {
      const height = node.offsetHeight;
      const key = names.current(Number(node.dataset.index));
      if (height > 0) setMeasured((all) => (all.get(key) === height ? all : new Map(all).set(key, height)));
    };
    const watch = new ResizeObserver(note);
    watch.observe(node);
    return () => watch.disconnect();
  }, []);

  return {
    items: (kept) => placesIn(offsets, more ? { top: view.top, height: drawn } : view, kept),
    height: offsets[count] ?? 0,
    measure,
    scrollTo: (place) => {
      const node = scroller.current;
      const [start, end] = [offsets[place], offsets[place + 1]];
      if (!node || start === undefined || end === undefined) return;
      const { top, height } = seen(node);
      if (start < top) node.scrollTop = start;
      else if (end > top + height - covered) node.scrollTop = end - height + covered;
      setView((before) => sameOr(before, around(node)));
    },
  };
}

const noHeights: ReadonlyMap<string, number> = new Map();

const seen = (node: HTMLElement) => ({ top: node.scrollTop, height: node.clientHeight || unseenHeight });

/** Scrolling by less than this renders nothing. */
const step = 32;

/** What is seen, widened to whole steps. */
function around(node: HTMLElement): View {
  const { top, height } = seen(node);
  return { top: Math.floor(top / step) * step, height: Math.ceil(height / step + 1) * step };
}

const sameOr = (before: View, next: View): View =>
  before.top === next.top && before.height === next.height ? before : next;
