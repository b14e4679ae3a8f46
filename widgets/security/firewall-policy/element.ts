import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { FirewallPolicy } from './firewall-policy';
import { firewallPolicyContract } from './firewall-policy.contract';

define(firewallPolicyContract, FirewallPolicy);

/** `<np-firewall-policy>` */
export type FirewallPolicyElement = ElementOf<typeof firewallPolicyContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-firewall-policy': FirewallPolicyElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-firewall-policy': JsxOf<typeof firewallPolicyContract>;
    }
  }
}
