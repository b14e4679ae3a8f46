export { ApBatchEditPage, FirewallPage } from './equipment';
