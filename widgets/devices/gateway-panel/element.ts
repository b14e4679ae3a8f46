import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { GatewayPanel } from './gateway-panel';
import { gatewayPanelContract } from './gateway-panel.contract';

define(gatewayPanelContract, GatewayPanel);

/** `<np-gateway-panel>` */
export type GatewayPanelElement = ElementOf<typeof gatewayPanelContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-gateway-panel': GatewayPanelElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-gateway-panel': JsxOf<typeof gatewayPanelContract>;
    }
  }
}
