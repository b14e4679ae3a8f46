/** Functions of the page that have failed: each is told of once. */
const failed = new WeakSet<object>();
/** An extension is no deeper than this; what a page keeps beside it may be, and may go in circles. */
const deep = 4;

/**
 * What a page gave, with functions that cannot fail: what one throws goes to the developer console (and to whoever listens to
 * errors of the page) once, and the widget has its own text instead. Holes of lists (`condition && …`) are left out, and of
 * anything but nodes what is no text becomes one: a widget cannot draw it.
 */
export function guarded<T>(given: T, key = '', depth = deep): T {
  if (typeof given === 'function') return guardedCall(given as never, key) as T;
  if (Array.isArray(given)) return given.filter(Boolean).map((one: unknown) => guarded(one, key, depth - 1)) as T;
  if (!given || typeof given !== 'object' || depth === 0) return given;
  const own = Object.entries(given).flatMap(([name, one]) =>
    one == null ? [] : [[name, guarded(one, name, depth - 1)] as const],
  );
  return Object.setPrototypeOf(Object.fromEntries(own), Object.getPrototypeOf(given)) as T;
}

const guardedCall = (ask: (...about: unknown[]) => unknown, key: string) =>
  function (this: unknown, ...about: unknown[]): unknown {
    try {
      const said: unknown = ask.apply(this, about);
      return key === 'render' || Object(said) !== said ? said : String(said);
    } catch (error) {
      if (!failed.has(ask)) reportError(error);
      failed.add(ask);
      return undefined;
    }
  };
