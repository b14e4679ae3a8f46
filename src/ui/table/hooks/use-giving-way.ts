import { useLayoutEffect, useState, type RefObject } from 'react';
import { leastBeside, useRoomAsked } from '../../layer';

/** Pixels at its right edge that a list leaves to the drawer beside it; none where too little would be left. */
export function useGivingWay(node: RefObject<HTMLElement | null>): number {
  const asked = useRoomAsked();
  const [given, setGiven] = useState(0);
  useLayoutEffect(() => {
    const list = node.current;
    // What a drawer itself lists stays as it is.
    if (!list || !asked || list.closest('[role=dialog]')) return;
    const look = () => {
      const box = list.getBoundingClientRect();
      const right = box.right + Number.parseFloat(getComputedStyle(list).marginRight);
      const covered = Math.max(0, right - (document.documentElement.clientWidth - asked));
      setGiven(right - box.left - covered < leastBeside ? 0 : covered);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(list);
    window.addEventListener('resize', look);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', look);
      setGiven(0);
    };
  }, [node, asked]);
  return given;
}
