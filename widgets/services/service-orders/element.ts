import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ServiceOrders } from './service-orders';
import { serviceOrdersContract } from './service-orders.contract';

define(serviceOrdersContract, ServiceOrders);

/** `<np-service-orders>` */
export type ServiceOrdersElement = ElementOf<typeof serviceOrdersContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-service-orders': ServiceOrdersElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-service-orders': JsxOf<typeof serviceOrdersContract>;
    }
  }
}
