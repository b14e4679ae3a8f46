import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SessionList } from './session-list';
import { sessionListContract } from './session-list.contract';

define(sessionListContract, SessionList);

/** `<np-session-list>` */
export type SessionListElement = ElementOf<typeof sessionListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-session-list': SessionListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-session-list': JsxOf<typeof sessionListContract>;
    }
  }
}
