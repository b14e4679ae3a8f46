import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { AfterSales } from './after-sales';
import { afterSalesContract } from './after-sales.contract';

define(afterSalesContract, AfterSales);

/** `<np-after-sales>` */
export type AfterSalesElement = ElementOf<typeof afterSalesContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-after-sales': AfterSalesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-after-sales': JsxOf<typeof afterSalesContract>;
    }
  }
}
