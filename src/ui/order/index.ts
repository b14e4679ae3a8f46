export { Grip, type GripProps } from './grip';
export { useOrder, type Order, type OrderOptions } from './use-order';
