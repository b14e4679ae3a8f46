export { DeliveryStatus, type DeliveryState, type DeliveryStatusProps } from './delivery-status';
export { deliveryText } from './delivery.text';
