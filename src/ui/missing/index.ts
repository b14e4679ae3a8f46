export { Missing } from './missing';
export { MissingGateway } from './missing-gateway';
