import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { GuestAuth } from './guest-auth';
import { guestAuthContract } from './guest-auth.contract';

define(guestAuthContract, GuestAuth);

/** `<np-guest-auth>` */
export type GuestAuthElement = ElementOf<typeof guestAuthContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-guest-auth': GuestAuthElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-guest-auth': JsxOf<typeof guestAuthContract>;
    }
  }
}
