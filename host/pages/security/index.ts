export { FirewallPluginDetail, FirewallPluginPage } from './firewall';
export { HoneypotPage } from './honeypot';
