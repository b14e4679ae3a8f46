export { Personalization } from './personalization';
export { personalizationContract } from './personalization.contract';
