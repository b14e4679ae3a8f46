import { hand, type Handed } from '../api/handed';
import { bringSaid } from '../api/said';
import { rootMark } from './sheets';
import { clientOf } from './shell';
import type { NetpaneElement } from './types';

/** Marks what a server drew in an element's shadow root. */
export const servedMark = 'data-np-served';

/** Parts of a widget that still wait for something. */
const waiting = '[data-np-waits],[aria-busy=true]';
const focusable = 'a[href],button,input,select,textarea,[tabindex]';

/** Milliseconds after which the widget is shown as it is. */
const patience = 8_000;

/**
 * Takes over what a server drew: its reads have the server's answers, and it stays on the screen until the widget, which is
 * drawn unseen beside it, has everything; then the one stands for the other within one frame.
 */
export async function takeOver(host: NetpaneElement, root: ShadowRoot): Promise<void> {
  const served = [...root.childNodes];
  const answers = root.querySelector('script')?.textContent ?? '[]';
  const change = () => {
    watcher.disconnect();
    clearTimeout(late);
    const at = root.activeElement && [...root.querySelectorAll(focusable)].indexOf(root.activeElement);
    // The sheet stays: when one of the root goes, Firefox goes on without the rules that came to a shared one lately.
    for (const node of served) if (!(node instanceof HTMLStyleElement)) node.remove();
    if (at !== null) root.querySelectorAll<HTMLElement>(focusable)[at]?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    const live = root.querySelector(`[${rootMark}]:not([${servedMark}])`);
    if (live?.textContent && !live.querySelector(waiting)) change();
  });
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  const late = setTimeout(change, patience);
  await bringSaid(answers);
  await hand(clientOf(host), JSON.parse(answers) as Handed[]);
}
