export { GatewayThroughput } from './gateway-throughput';
export { gatewayThroughputContract } from './gateway-throughput.contract';
