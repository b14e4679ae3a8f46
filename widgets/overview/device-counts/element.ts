import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { DeviceCounts } from './device-counts';
import { deviceCountsContract } from './device-counts.contract';

define(deviceCountsContract, DeviceCounts);

/** `<np-device-counts>` */
export type DeviceCountsElement = ElementOf<typeof deviceCountsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-device-counts': DeviceCountsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-device-counts': JsxOf<typeof deviceCountsContract>;
    }
  }
}
