import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { CommissionList } from './commission-list';
import { commissionListContract } from './commission-list.contract';

define(commissionListContract, CommissionList);

/** `<np-commission-list>` */
export type CommissionListElement = ElementOf<typeof commissionListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-commission-list': CommissionListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-commission-list': JsxOf<typeof commissionListContract>;
    }
  }
}
