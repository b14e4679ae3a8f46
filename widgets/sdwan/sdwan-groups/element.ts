import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanGroups } from './sdwan-groups';
import { sdwanGroupsContract } from './sdwan-groups.contract';

define(sdwanGroupsContract, SdwanGroups);

/** `<np-sdwan-groups>` */
export type SdwanGroupsElement = ElementOf<typeof sdwanGroupsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-groups': SdwanGroupsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-groups': JsxOf<typeof sdwanGroupsContract>;
    }
  }
}
