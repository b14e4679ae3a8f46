import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { UserCounts } from './user-counts';
import { userCountsContract } from './user-counts.contract';

define(userCountsContract, UserCounts);

/** `<np-user-counts>` */
export type UserCountsElement = ElementOf<typeof userCountsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-user-counts': UserCountsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-user-counts': JsxOf<typeof userCountsContract>;
    }
  }
}
