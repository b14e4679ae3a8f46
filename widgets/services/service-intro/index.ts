export { ServiceIntro } from './service-intro';
export { serviceIntroContract } from './service-intro.contract';
