export { ApBatchEditPage, ApEditPage, FirewallPage } from './equipment';
