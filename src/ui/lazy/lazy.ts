import { lazy as lazyOnce, type ComponentType } from 'react';

/** Milliseconds between two tries, and how many there are: two minutes in all, as for a page's own code. */
const pause = 3_000;
const tries = 40;

/** Shows nothing: what stands for code that did not come at all. */
const Missing = () => null;

/**
 * A part of a page whose code comes later. A cut line only delays it, and a part that never comes leaves its place
 * empty: the page around it must not fall for it. Needs a `Suspense` of this folder above.
 */
export const lazy = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyOnce(() => {
    const part = patiently(load).then((Part) => ({ default: Part }));
    coming.add(part);
    void part.then(() => coming.delete(part));
    return part;
  });

/** Parts whose code is on its way: who draws for a page that a server makes waits for it. */
export const coming = new Set<Promise<unknown>>();

/** The same for what only a page can draw, since it measures its room: on a server its place stays marked as loading. */
export const lazyOnPage = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  typeof document === 'undefined' ? lazyOnce<ComponentType<P>>(() => new Promise(() => undefined)) : lazy(load);

/** Tries again and again to fetch the code of a part. */
async function patiently<P>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  for (let left = tries; left--;) {
    const part = await load().catch(() => undefined);
    if (part) return part;
    await new Promise((done) => setTimeout(done, pause));
  }
  return Missing;
}
