export { NetworkPage } from './network';
