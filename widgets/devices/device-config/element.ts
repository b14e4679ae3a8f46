import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { DeviceConfig } from './device-config';
import { deviceConfigContract } from './device-config.contract';

define(deviceConfigContract, DeviceConfig);

/** `<np-device-config>` */
export type DeviceConfigElement = ElementOf<typeof deviceConfigContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-device-config': DeviceConfigElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-device-config': JsxOf<typeof deviceConfigContract>;
    }
  }
}
