export { LazyPayDialog as PayDialog } from './lazy';
export { paymentText } from './payment.text';
