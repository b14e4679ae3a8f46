export { ServicePackages } from './service-packages';
export { servicePackagesContract } from './service-packages.contract';
