export { FirstGateway } from './first-gateway';
export { firstGatewayContract } from './first-gateway.contract';
