import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * How many steps a row of controls has to give up to stay in one line: one more each time that it does not fit its box,
 * one less where the room that was missing is there again. At most `steps`. It is measured when the box or what stands in
 * it has another size, not whenever it is drawn: a measurement makes the browser lay the whole page out at once. What makes
 * it wider at one blow tells it by another `filled`: it is measured then before anybody sees it.
 */
export function useFold(box: RefObject<HTMLElement | null>, steps: number, filled: string): number {
  const [level, setLevel] = useState(0);
  /** Width that each step was too wide for, px. */
  const needed = useRef<number[]>([]);
  const fit = useEffectEvent(() => {
    const node = box.current;
    if (!node || level > steps) return;
    const missing = excess(node);
    if (missing > 0 && level < steps) {
      needed.current[level] = node.clientWidth + missing;
      setLevel(level + 1);
    } else if (level > 0 && node.clientWidth >= (needed.current[level - 1] ?? Infinity)) setLevel(level - 1);
  });
  useLayoutEffect(() => fit(), [level, steps, filled]);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const sizes = new ResizeObserver(() => fit());
    const watch = () => [node, ...node.children].forEach((one) => sizes.observe(one));
    const parts = new MutationObserver(watch);
    parts.observe(node, { childList: true });
    watch();
    return () => {
      parts.disconnect();
      sizes.disconnect();
    };
  }, [box]);
  return Math.min(level, steps);
}

/** How far what stands in a box reaches over its inner edges, px. */
function excess(node: HTMLElement): number {
  const { left, right } = node.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(node);
  const parts = [...node.children].map((part) => part.getBoundingClientRect()).filter((one) => one.width > 0);
  const over = parts.flatMap((one) => [
    one.right - (right - parseFloat(paddingRight)),
    left + parseFloat(paddingLeft) - one.left,
  ]);
  return Math.ceil(Math.max(0, ...over) - 0.5);
}
