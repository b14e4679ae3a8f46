import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { GatewayDiagnosis } from './gateway-diagnosis';
import { gatewayDiagnosisContract } from './gateway-diagnosis.contract';

define(gatewayDiagnosisContract, GatewayDiagnosis);

/** `<np-gateway-diagnosis>` */
export type GatewayDiagnosisElement = ElementOf<typeof gatewayDiagnosisContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-gateway-diagnosis': GatewayDiagnosisElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-gateway-diagnosis': JsxOf<typeof gatewayDiagnosisContract>;
    }
  }
}
