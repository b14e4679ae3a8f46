export { MobileChange } from './mobile-change';
