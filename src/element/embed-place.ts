import { connectedConsole } from '../session/connection';
import { goUrl } from '../session/go';
import type { Destination, Place } from '../session/place';
import type { NetpaneElement } from './types';

/** List state of an element: what the console would keep in the address. */
export type ElementState = Readonly<Record<string, string>>;

/**
 * Where a widget stands when it is an element on somebody's page: going somewhere is a cancelable `np-navigate`; if
 * nobody cancels, the console opens beside the page. The page itself is never left.
 */
export function embedPlace(host: NetpaneElement): Place {
  const href = (to: Destination) => {
    const consoleUrl = host.connection ? host.connection.consoleUrl : connectedConsole();
    return consoleUrl ? goUrl(consoleUrl, to) : undefined;
  };
  return {
    href,
    go: (to) => {
      const detail: Destination = { name: to.name, params: to.params ?? {}, query: to.query ?? {} };
      const open = host.dispatchEvent(
        new CustomEvent('np-navigate', { detail, bubbles: true, composed: true, cancelable: true }),
      );
      const address = open ? href(to) : undefined;
      if (address) window.open(address, '_blank', 'noopener');
    },
    query: host.state,
    setQuery: (changes) => {
      const next = Object.entries({ ...host.state, ...changes }).filter(
        (field): field is [string, string] => !!field[1],
      );
      host.state = Object.fromEntries(next);
      host.dispatchEvent(
        new CustomEvent('np-state-change', { detail: { state: host.state }, bubbles: true, composed: true }),
      );
    },
  };
}
