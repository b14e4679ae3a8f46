import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { BankCards } from './bank-cards';
import { bankCardsContract } from './bank-cards.contract';

define(bankCardsContract, BankCards);

/** `<np-bank-cards>` */
export type BankCardsElement = ElementOf<typeof bankCardsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-bank-cards': BankCardsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-bank-cards': JsxOf<typeof bankCardsContract>;
    }
  }
}
