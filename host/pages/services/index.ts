export { CataloguePage } from './catalogue';
export { SuccessPage } from './success';
export { PackagesPage, ServicePage } from './service';
export { TabbedService } from './tabbed';
