import { connectedConsole, type Connection } from '../session/connection';
import { goUrl } from '../session/go';
import type { Destination, Place } from '../session/place';

/** List state of an element: what the console would keep in the address. */
export type ElementState = Readonly<Record<string, string>>;

/** What a place on somebody's page is made of. */
export interface Embedding {
  /** Connection of the widget itself; the page's where it has none. */
  connection: Connection | undefined;
  state: ElementState;
  onState: (state: ElementState) => void;
  /** False: the page takes care of going there. */
  onNavigate: (to: Required<Destination>) => boolean;
}

/**
 * Where a widget stands on somebody's page: going somewhere asks the page first; if it does not take over, the console
 * opens beside it. The page itself is never left.
 */
export function embedPlace({ connection, state, onState, onNavigate }: Embedding): Place {
  const href = (to: Destination) => {
    const consoleUrl = connection ? connection.consoleUrl : connectedConsole();
    return consoleUrl ? goUrl(consoleUrl, to) : undefined;
  };
  return {
    href,
    go: ({ name, params = {}, query = {} }) => {
      const address = onNavigate({ name, params, query }) ? href({ name, params, query }) : undefined;
      if (address) window.open(address, '_blank', 'noopener');
    },
    query: state,
    setQuery: (changes) => {
      const fields = Object.entries({ ...state, ...changes });
      onState(Object.fromEntries(fields.filter((field): field is [string, string] => Boolean(field[1]))));
    },
  };
}
