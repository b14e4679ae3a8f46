export { SecurityPosture } from './security-posture';
export { securityPostureContract } from './security-posture.contract';
