export { To } from './to';
