import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { Personalization } from './personalization';
import { personalizationContract } from './personalization.contract';

define(personalizationContract, Personalization);

/** `<np-personalization>` */
export type PersonalizationElement = ElementOf<typeof personalizationContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-personalization': PersonalizationElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-personalization': JsxOf<typeof personalizationContract>;
    }
  }
}
