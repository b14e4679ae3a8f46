import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { WithdrawalList } from './withdrawal-list';
import { withdrawalListContract } from './withdrawal-list.contract';

define(withdrawalListContract, WithdrawalList);

/** `<np-withdrawal-list>` */
export type WithdrawalListElement = ElementOf<typeof withdrawalListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-withdrawal-list': WithdrawalListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-withdrawal-list': JsxOf<typeof withdrawalListContract>;
    }
  }
}
