import { createContext, useContext, type ReactNode } from 'react';

/** Shows a dialog beside the form, which cannot hold another one; undefined: it is closed. */
export const OverlayContext = createContext<(dialog: ReactNode) => void>(() => undefined);

/** How a dialog is shown, and closed again. */
export function useOverlay() {
  const show = useContext(OverlayContext);
  return { show, close: () => show(undefined) };
}
