export { DeliveryStatus } from './delivery-status';
export { deliveryText } from './delivery.text';
