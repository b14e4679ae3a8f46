import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanRules } from './sdwan-rules';
import { sdwanRulesContract } from './sdwan-rules.contract';

define(sdwanRulesContract, SdwanRules);

/** `<np-sdwan-rules>` */
export type SdwanRulesElement = ElementOf<typeof sdwanRulesContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-rules': SdwanRulesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-rules': JsxOf<typeof sdwanRulesContract>;
    }
  }
}
