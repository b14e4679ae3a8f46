const name = 'netpane.session';

let channel: BroadcastChannel | undefined;

const shared = () => (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name));

/** Tells the other tabs that the session changed. They read the cookie themselves; the token is never sent. */
export const announce = (): void => shared()?.postMessage('changed');

/** Calls back when another tab logged in or out, and when this tab is looked at again after a while. */
export function onOtherTabs(changed: () => void): () => void {
  const onShow = () => {
    if (document.visibilityState === 'visible') changed();
  };
  shared()?.addEventListener('message', changed);
  document.addEventListener('visibilitychange', onShow);
  return () => {
    shared()?.removeEventListener('message', changed);
    document.removeEventListener('visibilitychange', onShow);
  };
}
