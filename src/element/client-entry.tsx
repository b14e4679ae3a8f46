import { type ComponentType, useSyncExternalStore } from 'react';

/** Marks the place of a widget that a server rendered; `netpane/theme.css` gives it its shape. */
export const pendingMark = 'data-np-pending';

const never = () => () => undefined;

/**
 * A widget for somebody's React page. On a server, and until the browser has taken over, it is a place that is marked
 * as loading: its data and its styles come in the browser, and a content policy may forbid the style attributes that
 * server output would need.
 */
export function clientEntry<P extends object>(Widget: ComponentType<P>): ComponentType<P> {
  return function ClientEntry(props: P) {
    const here = useSyncExternalStore(
      never,
      () => true,
      () => false,
    );
    return here ? <Widget {...props} /> : <div {...{ [pendingMark]: '' }} role="status" aria-busy="true" />;
  };
}
