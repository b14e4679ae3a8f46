import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { PackagePrice } from './package-price';
import { packagePriceContract } from './package-price.contract';

define(packagePriceContract, PackagePrice);

/** `<np-package-price>` */
export type PackagePriceElement = ElementOf<typeof packagePriceContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-package-price': PackagePriceElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-package-price': JsxOf<typeof packagePriceContract>;
    }
  }
}
