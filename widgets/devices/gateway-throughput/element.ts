import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { GatewayThroughput } from './gateway-throughput';
import { gatewayThroughputContract } from './gateway-throughput.contract';

define(gatewayThroughputContract, GatewayThroughput);

/** `<np-gateway-throughput>` */
export type GatewayThroughputElement = ElementOf<typeof gatewayThroughputContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-gateway-throughput': GatewayThroughputElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-gateway-throughput': JsxOf<typeof gatewayThroughputContract>;
    }
  }
}
