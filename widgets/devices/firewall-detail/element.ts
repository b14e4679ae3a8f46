import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { FirewallDetail } from './firewall-detail';
import { firewallDetailContract } from './firewall-detail.contract';

define(firewallDetailContract, FirewallDetail);

/** `<np-firewall-detail>` */
export type FirewallDetailElement = ElementOf<typeof firewallDetailContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-firewall-detail': FirewallDetailElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-firewall-detail': JsxOf<typeof firewallDetailContract>;
    }
  }
}
