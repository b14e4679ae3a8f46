import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ServiceCatalogue } from './service-catalogue';
import { serviceCatalogueContract } from './service-catalogue.contract';

define(serviceCatalogueContract, ServiceCatalogue);

/** `<np-service-catalogue>` */
export type ServiceCatalogueElement = ElementOf<typeof serviceCatalogueContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-service-catalogue': ServiceCatalogueElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-service-catalogue': JsxOf<typeof serviceCatalogueContract>;
    }
  }
}
