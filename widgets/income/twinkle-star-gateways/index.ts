export { TwinkleStarGateways } from './twinkle-star-gateways';
export { twinkleStarGatewaysContract } from './twinkle-star-gateways.contract';
