import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ServiceBusiness } from './service-business';
import { serviceBusinessContract } from './service-business.contract';

define(serviceBusinessContract, ServiceBusiness);

/** `<np-service-business>` */
export type ServiceBusinessElement = ElementOf<typeof serviceBusinessContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-service-business': ServiceBusinessElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-service-business': JsxOf<typeof serviceBusinessContract>;
    }
  }
}
