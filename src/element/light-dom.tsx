import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from './styles';

/** The element that the widget below is drawn in; undefined outside of one. */
export const HostContext = createContext<HTMLElement | undefined>(undefined);

/** The host element of this widget, for what must stand in the page itself; undefined in the console. */
const useLightDom = (): HTMLElement | undefined => useContext(HostContext);

/**
 * Puts its children into the page's own tree, shown at this place through a slot: password managers and
 * `document.forms` see forms there, in a shadow root they do not.
 */
export function LightDom({ slot, children }: { slot: string; children: ReactNode }) {
  const host = useLightDom();
  useEffect(() => {
    const root = host?.getRootNode();
    if (root instanceof Document || root instanceof ShadowRoot) adoptStyles(root);
  }, [host]);
  if (!host) return children;
  return (
    <>
      <slot name={slot} />
      {createPortal(<div slot={slot}>{children}</div>, host)}
    </>
  );
}
