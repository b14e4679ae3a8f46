export { MobileField } from './mobile-field';
