import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { AfterSaleForm } from './after-sale-form';
import { afterSaleFormContract } from './after-sale-form.contract';

define(afterSaleFormContract, AfterSaleForm);

/** `<np-after-sale-form>` */
export type AfterSaleFormElement = ElementOf<typeof afterSaleFormContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-after-sale-form': AfterSaleFormElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-after-sale-form': JsxOf<typeof afterSaleFormContract>;
    }
  }
}
