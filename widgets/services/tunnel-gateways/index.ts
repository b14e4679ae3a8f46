export { TunnelGateways } from './tunnel-gateways';
export { tunnelGatewaysContract } from './tunnel-gateways.contract';
