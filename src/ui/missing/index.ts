export { Missing } from './missing';
