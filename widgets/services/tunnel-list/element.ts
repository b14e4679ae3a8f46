import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { TunnelList } from './tunnel-list';
import { tunnelListContract } from './tunnel-list.contract';

define(tunnelListContract, TunnelList);

/** `<np-tunnel-list>` */
export type TunnelListElement = ElementOf<typeof tunnelListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-tunnel-list': TunnelListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-tunnel-list': JsxOf<typeof tunnelListContract>;
    }
  }
}
