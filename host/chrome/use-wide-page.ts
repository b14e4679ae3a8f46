import { useLayoutEffect } from 'react';
import { showOwn, showWide } from './wide-page';

/** For a page that needs the console's least width: see {@link showWide}. */
export function useWidePage(): void {
  useLayoutEffect(() => {
    showWide();
    return showOwn;
  }, []);
}
