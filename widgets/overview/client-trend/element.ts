import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ClientTrend } from './client-trend';
import { clientTrendContract } from './client-trend.contract';

define(clientTrendContract, ClientTrend);

/** `<np-client-trend>` */
export type ClientTrendElement = ElementOf<typeof clientTrendContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-client-trend': ClientTrendElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-client-trend': JsxOf<typeof clientTrendContract>;
    }
  }
}
