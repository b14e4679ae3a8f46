export { DnsPolicy } from './dns-policy';
export { dnsPolicyContract } from './dns-policy.contract';
