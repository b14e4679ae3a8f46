import { focusable } from './active';

/** Ref of a box that scrolls: with nothing in it to go to it takes the focus itself, so that the keyboard scrolls it. */
export function scrollStop(node: HTMLElement | null): (() => void) | undefined {
  if (!node) return undefined;
  const look = () => {
    if (node.scrollHeight > node.clientHeight && !node.querySelector(focusable)) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(look);
  watch.observe(node);
  return () => watch.disconnect();
}
