import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { GuardGateways } from './guard-gateways';
import { guardGatewaysContract } from './guard-gateways.contract';

define(guardGatewaysContract, GuardGateways);

/** `<np-guard-gateways>` */
export type GuardGatewaysElement = ElementOf<typeof guardGatewaysContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-guard-gateways': GuardGatewaysElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-guard-gateways': JsxOf<typeof guardGatewaysContract>;
    }
  }
}
