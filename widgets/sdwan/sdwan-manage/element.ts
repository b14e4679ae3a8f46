import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanManage } from './sdwan-manage';
import { sdwanManageContract } from './sdwan-manage.contract';

define(sdwanManageContract, SdwanManage);

/** `<np-sdwan-manage>` */
export type SdwanManageElement = ElementOf<typeof sdwanManageContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-manage': SdwanManageElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-manage': JsxOf<typeof sdwanManageContract>;
    }
  }
}
