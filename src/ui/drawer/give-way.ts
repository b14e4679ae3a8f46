import { leastBeside } from '../layer';

/**
 * Lists around a drawer leave `room` pixels at the right edge of the window to it, where enough is left of them; returns
 * the way to have them as they were. The drawer does it, which comes when one is opened: lists carry nothing for it.
 */
export function giveWay(drawer: HTMLElement, room: number): () => void {
  const around = drawer.getRootNode() as ParentNode & Node;
  // What a drawer itself lists stays as it is.
  const lists = [...around.querySelectorAll<HTMLElement>('[data-list]')].filter(
    (list) => !list.closest('[role=dialog]'),
  );
  const look = () => {
    const edge = document.documentElement.clientWidth - room;
    for (const list of lists) {
      const box = list.getBoundingClientRect();
      const right = box.right + Number.parseFloat(getComputedStyle(list).marginRight);
      const covered = Math.max(0, right - edge);
      list.style.marginRight = covered > 0 && right - box.left - covered >= leastBeside ? `${covered}px` : '';
    }
  };
  look();
  const watch = new ResizeObserver(look);
  for (const list of lists) watch.observe(list);
  window.addEventListener('resize', look);
  return () => {
    watch.disconnect();
    window.removeEventListener('resize', look);
    for (const list of lists) list.style.marginRight = '';
  };
}
