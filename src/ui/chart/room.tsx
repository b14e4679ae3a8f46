import { useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Room for a drawing, px. */
export interface RoomSize {
  width: number;
  height: number;
}

/**
 * Measures the room that a drawing has and follows it. In the element's own pixels: the charts' package measures those
 * of the screen, which draws beyond the edge where a board is zoomed.
 */
export function Room({ children }: { children: (size: RoomSize) => ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  const [measured, setSize] = useState<RoomSize>();
  // A drawing is long work: in pieces, between which the browser may paint and answer.
  const size = useDeferredValue(measured);
  useLayoutEffect(() => {
    const { current } = node;
    if (!current) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = current;
      setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  // What is drawn knows its size, so that paper, which is narrower than the screen was, can shrink it.
  useLayoutEffect(() => {
    if (size) node.current?.querySelector('svg')?.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  }, [size]);
  return <Whole ref={node}>{size && size.width > 0 && size.height > 0 && children(size)}</Whole>;
}

/** Its size is not that of the drawing: a large one must never keep the room from shrinking. */
const Whole = styled.div`
  contain: size;
  width: 100%;
  height: 100%;
  /* Until it is drawn anew in less room, which is later on a busy machine, it must not make the page wider. */
  & > div,
  & svg {
    max-width: 100%;
  }
  @media print {
    & div,
    & svg {
      width: 100%;
      height: 100%;
    }
  }
`;
