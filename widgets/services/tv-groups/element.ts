import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { TvGroups } from './tv-groups';
import { tvGroupsContract } from './tv-groups.contract';

define(tvGroupsContract, TvGroups);

/** `<np-tv-groups>` */
export type TvGroupsElement = ElementOf<typeof tvGroupsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-tv-groups': TvGroupsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-tv-groups': JsxOf<typeof tvGroupsContract>;
    }
  }
}
