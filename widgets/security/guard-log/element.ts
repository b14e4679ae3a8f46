import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { GuardLog } from './guard-log';
import { guardLogContract } from './guard-log.contract';

define(guardLogContract, GuardLog);

/** `<np-guard-log>` */
export type GuardLogElement = ElementOf<typeof guardLogContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-guard-log': GuardLogElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-guard-log': JsxOf<typeof guardLogContract>;
    }
  }
}
