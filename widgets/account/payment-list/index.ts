export { PaymentList } from './payment-list';
export { paymentListContract } from './payment-list.contract';
