import { useLayoutEffect } from 'react';
import { frame } from './frame.styles';

/**
 * For a page that needs the console's least width: a smaller screen, a phone's, shows it whole instead of cut. Windows of
 * computers take no notice.
 */
export function useWidePage(): void {
  useLayoutEffect(() => {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
    const own = viewport?.content;
    if (!viewport || own === undefined) return;
    // Some keep the scale that the page had before, unless told.
    const scale = Math.min(1, screen.width / frame.minWidth);
    viewport.content = `width=${frame.minWidth}, initial-scale=${scale.toFixed(4)}`;
    return () => void (viewport.content = own);
  }, []);
}
