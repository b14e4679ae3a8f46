export { GuardGateways } from './guard-gateways';
export { guardGatewaysContract } from './guard-gateways.contract';
