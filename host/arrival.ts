import { useEffect, useLayoutEffect, useRef } from 'react';
import { pageClient } from '../src/api';
import { pageView } from '../src/api/contract/page-view';
import { session } from '../src/session';
import { noteOffset, notedOffset } from './navigation';
import type { Route } from './routes';
import { titlePage } from './window-title';

/** Frames to wait for a page to become high enough before it is scrolled to where it was left. */
const patience = 90;

/** Everything that happens when a page came on the screen: title, scroll position, focus, page view. */
export function useArrival(route: Route | undefined, path: string | undefined): void {
  const first = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // Not `scrollend`, which WebKit lacks and which comes too late for who scrolls and leaves at once.
    const note = () => {
      if (!returning) noteOffset();
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);

  useLayoutEffect(() => {
    if (!route || path === undefined) return;
    titlePage(route);
    const to = notedOffset();
    // A page that has just been loaded stands at its top: to say so would lay it out once more.
    const stop = first.current && to === 0 ? undefined : scrollBack(to);
    if (!first.current) focusHeading();
    first.current = false;
    return stop;
  }, [route, path]);

  useEffect(() => {
    if (!route || path === undefined || !session.token) return;
    void pageClient()
      .call(pageView, { name: route.name }, { quiet: true })
      .catch(() => undefined);
  }, [route, path]);
}

/** True while a page is on its way to where it was left: where it stands meanwhile is no place to come back to. */
let returning = false;

/** Scrolls to where the entry was left, as soon as the page is high enough; gives up when the reader scrolls. */
function scrollBack(to: number): () => void {
  let frames = 0;
  let timer = 0;
  const stop = () => {
    returning = false;
    cancelAnimationFrame(timer);
    removeEventListener('wheel', stop);
    removeEventListener('keydown', stop);
  };
  const step = () => {
    window.scrollTo(0, to);
    if (Math.abs(window.scrollY - to) > 1 && ++frames < patience) timer = requestAnimationFrame(step);
    else stop();
  };
  if (to > 0) {
    addEventListener('wheel', stop, { passive: true });
    addEventListener('keydown', stop);
  }
  returning = to > 0;
  step();
  return stop;
}

/** Puts the focus on the page's heading, so that a screen reader starts there and Tab goes on from there. */
function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
