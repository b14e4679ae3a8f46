import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ServiceIntro } from './service-intro';
import { serviceIntroContract } from './service-intro.contract';

define(serviceIntroContract, ServiceIntro);

/** `<np-service-intro>` */
export type ServiceIntroElement = ElementOf<typeof serviceIntroContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-service-intro': ServiceIntroElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-service-intro': JsxOf<typeof serviceIntroContract>;
    }
  }
}
