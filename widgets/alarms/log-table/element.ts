import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { LogTable } from './log-table';
import { logTableContract } from './log-table.contract';

define(logTableContract, LogTable);

/** `<np-log-table>` */
export type LogTableElement = ElementOf<typeof logTableContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-log-table': LogTableElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-log-table': JsxOf<typeof logTableContract>;
    }
  }
}
