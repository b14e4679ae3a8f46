import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SwitchDetail } from './switch-detail';
import { switchDetailContract } from './switch-detail.contract';

define(switchDetailContract, SwitchDetail);

/** `<np-switch-detail>` */
export type SwitchDetailElement = ElementOf<typeof switchDetailContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-switch-detail': SwitchDetailElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-switch-detail': JsxOf<typeof switchDetailContract>;
    }
  }
}
