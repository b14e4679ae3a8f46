export { CataloguePage } from './catalogue';
export { ServicePage } from './service';
