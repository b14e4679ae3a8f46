export { ApPage } from './access-point';
