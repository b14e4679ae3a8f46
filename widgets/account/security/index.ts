export { Security } from './security';
export { securityContract } from './security.contract';
