import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { Statement } from './statement';
import { statementContract } from './statement.contract';

define(statementContract, Statement);

/** `<np-statement>` */
export type StatementElement = ElementOf<typeof statementContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-statement': StatementElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-statement': JsxOf<typeof statementContract>;
    }
  }
}
