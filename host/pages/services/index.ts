export { CataloguePage } from './catalogue';
export { PackagesPage, ServicePage } from './service';
