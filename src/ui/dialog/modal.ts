import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { enterLayer, focusFirst, tellModals } from '../layer';

/**
 * Shows a `<dialog>` modally for as long as the calling component lives. Call it in a component that exists only while
 * open: closing then runs before React takes the node away, and the platform gives the focus back.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // A page may have taken an element away while it was being drawn.
    if (!dialog?.isConnected) return;
    const leave = enterLayer({ node: dialog, modal: true, close: () => close() });
    const release = lockScroll(dialog);
    dialog.showModal();
    tellModals();
    focusContent(dialog);
    // A close request that is not the Escape key: the back gesture, or the browser insisting.
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    dialog.addEventListener('cancel', cancel);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      leave();
      tellModals();
      release();
      dialog.close();
    };
  }, [ref]);
}

/** The close button comes first in the order but is the last thing a reader wants. */
function focusContent(dialog: HTMLDialogElement): void {
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (wanted) return wanted.focus({ preventScroll: true });
  const parts = [dialog.querySelector('[data-body]'), dialog.querySelector('footer'), dialog];
  parts.some((part) => part && focusFirst(part));
}

/** The page behind stands still; an embed leaves the page around it alone. */
function lockScroll(dialog: HTMLDialogElement): () => void {
  if (dialog.getRootNode() !== document) return () => undefined;
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  // Asked before the scroll bar is gone: the page keeps the room that it took.
  if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
