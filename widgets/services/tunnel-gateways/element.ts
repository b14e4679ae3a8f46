import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { TunnelGateways } from './tunnel-gateways';
import { tunnelGatewaysContract } from './tunnel-gateways.contract';

define(tunnelGatewaysContract, TunnelGateways);

/** `<np-tunnel-gateways>` */
export type TunnelGatewaysElement = ElementOf<typeof tunnelGatewaysContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-tunnel-gateways': TunnelGatewaysElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-tunnel-gateways': JsxOf<typeof tunnelGatewaysContract>;
    }
  }
}
