export { ServiceBusiness } from './service-business';
export { serviceBusinessContract } from './service-business.contract';
