export { ServiceAccount } from './service-account';
export { serviceAccountContract } from './service-account.contract';
