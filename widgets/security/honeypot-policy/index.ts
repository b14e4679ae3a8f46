export { HoneypotPolicy } from './honeypot-policy';
export { honeypotPolicyContract } from './honeypot-policy.contract';
