import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SecurityPosture } from './security-posture';
import { securityPostureContract } from './security-posture.contract';

define(securityPostureContract, SecurityPosture);

/** `<np-security-posture>` */
export type SecurityPostureElement = ElementOf<typeof securityPostureContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-security-posture': SecurityPostureElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-security-posture': JsxOf<typeof securityPostureContract>;
    }
  }
}
