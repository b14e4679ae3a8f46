import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { QrConfirm } from './qr-confirm';
import { qrConfirmContract } from './qr-confirm.contract';

define(qrConfirmContract, QrConfirm);

/** `<np-qr-confirm>` */
export type QrConfirmElement = ElementOf<typeof qrConfirmContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-qr-confirm': QrConfirmElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-qr-confirm': JsxOf<typeof qrConfirmContract>;
    }
  }
}
