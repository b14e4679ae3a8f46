export { SdwanRules } from './sdwan-rules';
export { sdwanRulesContract } from './sdwan-rules.contract';
