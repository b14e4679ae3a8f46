import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { patiently } from './lazy';

interface Preload {
  preload: () => Promise<unknown>;
}

/**
 * A part of a page whose code comes before it is drawn (`usePreloaded`). What a `Suspense` has waited for is shown up to 300 ms
 * late, since React has what comes come together: this is for what is not to wait so long.
 */
export function preloadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> & Preload {
  type Module = { default: ComponentType<P> };
  let there: Module | undefined;
  const preload = async () => (there ??= { default: await patiently(load) });
  // What answers in the same turn is not waited for.
  const atOnce = { then: (done: (module: Module) => void) => done(there!) } as Promise<Module>;
  return Object.assign(
    lazy(() => (there ? atOnce : preload())),
    { preload },
  );
}

/** Fetches the code of a part beside what is drawn; true when it is there. */
export function usePreloaded(part: Preload | undefined): boolean {
  const [there, setThere] = useState<Preload>();
  useEffect(() => void part?.preload().then(() => setThere(part)), [part]);
  return there === part;
}
