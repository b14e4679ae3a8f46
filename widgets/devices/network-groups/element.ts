import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { NetworkGroups } from './network-groups';
import { networkGroupsContract } from './network-groups.contract';

define(networkGroupsContract, NetworkGroups);

/** `<np-network-groups>` */
export type NetworkGroupsElement = ElementOf<typeof networkGroupsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-network-groups': NetworkGroupsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-network-groups': JsxOf<typeof networkGroupsContract>;
    }
  }
}
