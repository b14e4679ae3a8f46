export { FirewallDetail } from './firewall-detail';
export { firewallDetailContract } from './firewall-detail.contract';
