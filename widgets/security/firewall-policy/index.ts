export { FirewallPolicy } from './firewall-policy';
export { firewallPolicyContract } from './firewall-policy.contract';
