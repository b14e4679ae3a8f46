export { ServiceCatalogue } from './service-catalogue';
export { serviceCatalogueContract } from './service-catalogue.contract';
