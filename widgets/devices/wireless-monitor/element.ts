import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { WirelessMonitor } from './wireless-monitor';
import { wirelessMonitorContract } from './wireless-monitor.contract';

define(wirelessMonitorContract, WirelessMonitor);

/** `<np-wireless-monitor>` */
export type WirelessMonitorElement = ElementOf<typeof wirelessMonitorContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-wireless-monitor': WirelessMonitorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-wireless-monitor': JsxOf<typeof wirelessMonitorContract>;
    }
  }
}
