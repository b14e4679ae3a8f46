import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { DeviceList } from './device-list';
import { deviceListContract } from './device-list.contract';

define(deviceListContract, DeviceList);

/** `<np-device-list>` */
export type DeviceListElement = ElementOf<typeof deviceListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-device-list': DeviceListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-device-list': JsxOf<typeof deviceListContract>;
    }
  }
}
