import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Connection } from '../session/connection';
import type { Destination } from '../session/place';
import type { TokenRefusal } from '../api';
import type { ToldAction } from '../api/told';
import type { Extension } from '../session/extension';
import type { Density, Theme } from '../theme';
import type { Contract, EventSpec, PropsOf } from './contract';
import type { ElementState } from './embed-place';
import type { Kebab } from './names';

/** What every element of ours has besides its own props. */
export interface NetpaneElement extends HTMLElement {
  /** Theme of this element; without it the nearest container with `data-np-theme` decides. Attribute: `theme`. */
  theme: Theme | undefined;
  /** A connection of its own, for a page with two accounts; without it the page's (`connect()`) holds. */
  connection: Connection | undefined;
  /** What the console would keep in the address: filters, page, tab. */
  state: ElementState;
  /** What the page adds to the widget: facts, buttons, columns, texts, actions, words for an empty list. */
  extend: Extension | undefined;
}

/** Events that every element of ours sends. All bubble and are composed. */
export interface CommonEvents {
  /** The reader wants to go to another place of the product. Cancel it to handle it yourself. */
  'np-navigate': CustomEvent<Destination>;
  /** Filters, page or tab changed; store `state` and set it again to restore. */
  'np-state-change': CustomEvent<{ state: ElementState }>;
  /** The first data has arrived: the widget shows what it is for. */
  'np-load': CustomEvent<null>;
  /** Data has arrived, at first and whenever it is read again. */
  'np-data': CustomEvent<{ call: string; data: unknown }>;
  /** A call was refused or failed. The widget says so too. */
  'np-error': CustomEvent<{ call: string; message: string; status?: number; code?: number }>;
  /** Something was done: by a call of the widget, or an action that `extend` added. */
  'np-action': CustomEvent<ToldAction>;
  /** The token does not do, and a new one did not help: why. */
  'np-unauthorized': CustomEvent<TokenRefusal>;
}

type DetailOf<E> = E extends EventSpec<infer D> ? D : never;

/** Events of an element by name. */
type EventsOf<C extends Contract> = CommonEvents & {
  [K in keyof C['events'] & string as `np-${Kebab<K>}`]: CustomEvent<DetailOf<C['events'][K]>>;
};

type ElementProps<C extends Contract> = { -readonly [K in keyof C['props'] & keyof PropsOf<C>]: PropsOf<C>[K] };

/** The element that a contract describes. */
export type ElementOf<C extends Contract> = Omit<NetpaneElement, 'addEventListener' | 'removeEventListener'> &
  ElementProps<C> & {
    addEventListener: Listen<C>;
    removeEventListener: Listen<C>;
  } & HTMLElement;

interface Listen<C extends Contract> {
  <K extends keyof EventsOf<C>>(
    type: K,
    listener: (this: ElementOf<C>, event: EventsOf<C>[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** Props of the tag in JSX: properties by name, events as `onnp-…`. @public The emitted entries of elements use it. */
export type JsxOf<C extends Contract> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Partial<Pick<NetpaneElement, 'theme' | 'connection' | 'state' | 'extend'>> &
  Partial<ElementProps<C>> & {
    /** How close rows and controls stand together. An attribute alone. */
    density?: Density;
    /** Level of the widget's first heading, 1 to 6; the others follow. An attribute alone. */
    'heading-level'?: number | `${Level}`;
  } & {
    [K in keyof EventsOf<C> & string as `on${K}`]?: (event: EventsOf<C>[K]) => void;
  };
