import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ServicePackages } from './service-packages';
import { servicePackagesContract } from './service-packages.contract';

define(servicePackagesContract, ServicePackages);

/** `<np-service-packages>` */
export type ServicePackagesElement = ElementOf<typeof servicePackagesContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-service-packages': ServicePackagesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-service-packages': JsxOf<typeof servicePackagesContract>;
    }
  }
}
