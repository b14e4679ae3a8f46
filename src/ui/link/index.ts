export { To, type ToProps } from './to';
