import { createContext, useContext } from 'react';

/** Somewhere in the product, by route name: a widget knows names, never paths. */
export interface Destination {
  /** Route name, for example `network` (a gateway's page) or `alarm`. */
  name: string;
  /** Path fields, for example `{ gwid }`. */
  params?: Record<string, string>;
  /** Query fields; empty values are left out. */
  query?: Record<string, string>;
}

/**
 * Where a widget stands. The console turns destinations into paths and keeps list state in the address; in an embed
 * going somewhere is a cancelable `np-navigate` event and list state is the element's `state` property.
 */
export interface Place {
  /** Address for a link, undefined where there is none (an embed without a console address). */
  href(to: Destination): string | undefined;
  /** False: there is no such page (yet), or the server has nothing for it, so nothing may lead there. Not there: everything leads somewhere. */
  leads?(to: Destination): boolean;
  /** Go there. */
  go(to: Destination, options?: { replace?: boolean }): void;
  /** State that survives a reload: filters, page, tab. */
  query: Readonly<Record<string, string>>;
  /**
   * Sets or (with undefined) removes fields, keeping the others. `over`: the name of what opens over the page, which the back
   * button closes; given again, with `replace`, when it is closed, it goes back instead, if it was opened so.
   */
  setQuery(changes: Record<string, string | undefined>, options?: { replace?: boolean; over?: string }): void;
  /** True: nothing leads anywhere (a read-only board); links are plain text. */
  still?: boolean;
  /** Full address of this place with these query fields only; not there in an embed, which has no address of its own. */
  here?(query: Record<string, string>): string;
}

/** Nobody said where: nothing leads anywhere and nothing is kept. */
export const nowhere: Place = {
  href: () => undefined,
  go: () => undefined,
  query: {},
  setQuery: () => undefined,
};

export const PlaceContext = createContext<Place>(nowhere);

/** Where this widget stands. */
export const usePlace = (): Place => useContext(PlaceContext);
