import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { FlowCategories } from './flow-categories';
import { flowCategoriesContract } from './flow-categories.contract';

define(flowCategoriesContract, FlowCategories);

/** `<np-flow-categories>` */
export type FlowCategoriesElement = ElementOf<typeof flowCategoriesContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-flow-categories': FlowCategoriesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-flow-categories': JsxOf<typeof flowCategoriesContract>;
    }
  }
}
