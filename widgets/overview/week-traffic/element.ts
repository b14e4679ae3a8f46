import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { WeekTraffic } from './week-traffic';
import { weekTrafficContract } from './week-traffic.contract';

define(weekTrafficContract, WeekTraffic);

/** `<np-week-traffic>` */
export type WeekTrafficElement = ElementOf<typeof weekTrafficContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-week-traffic': WeekTrafficElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-week-traffic': JsxOf<typeof weekTrafficContract>;
    }
  }
}
