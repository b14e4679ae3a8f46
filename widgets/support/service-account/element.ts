import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ServiceAccount } from './service-account';
import { serviceAccountContract } from './service-account.contract';

define(serviceAccountContract, ServiceAccount);

/** `<np-service-account>` */
export type ServiceAccountElement = ElementOf<typeof serviceAccountContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-service-account': ServiceAccountElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-service-account': JsxOf<typeof serviceAccountContract>;
    }
  }
}
