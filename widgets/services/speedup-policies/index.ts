export { SpeedupPolicies } from './speedup-policies';
export { speedupPoliciesContract } from './speedup-policies.contract';
