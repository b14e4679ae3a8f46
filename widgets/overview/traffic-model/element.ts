import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { TrafficModel } from './traffic-model';
import { trafficModelContract } from './traffic-model.contract';

define(trafficModelContract, TrafficModel);

/** `<np-traffic-model>` */
export type TrafficModelElement = ElementOf<typeof trafficModelContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-traffic-model': TrafficModelElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-traffic-model': JsxOf<typeof trafficModelContract>;
    }
  }
}
