import type { EmbedRefusal, EmbedToken } from '../../session/connection';
import type { Theme } from '../../theme';
import type { ElementState } from '../embed-place';

/** What the page around decides about the widget in a frame; can be changed at any time. */
export interface FrameSettings {
  /** The widget's props, by property name. Values have to survive `structuredClone`. */
  props?: Readonly<Record<string, unknown>>;
  theme?: Theme;
  /** Design variables, for example `{ '--np-accent': '#2f6b3c' }`; other names are ignored. */
  variables?: Readonly<Record<string, string>>;
  /** Filters, page, tab: what `np-state-change` told, to be set again. */
  state?: ElementState;
}

/** First message, from the page to the frame, with a port: everything else goes through the port. */
export interface FrameConnect extends FrameSettings {
  netpane: 'connect';
  consoleUrl?: string;
  /** Events that the page takes care of: those that can be cancelled are cancelled. */
  handled: readonly string[];
}

/** Page to frame. */
export type ToFrame =
  | ({ type: 'settings' } & FrameSettings)
  /** Answer to a question for a token; without `given` the page could not get one. */
  | { type: 'token'; id: number; given?: EmbedToken | EmbedRefusal };

/** Frame to page. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'event'; name: string; detail: unknown }
  | { type: 'token'; id: number };
