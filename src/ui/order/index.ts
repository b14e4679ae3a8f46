export { Grip } from './grip';
export { useOrder } from './use-order';
