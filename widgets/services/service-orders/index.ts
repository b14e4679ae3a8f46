export { ServiceOrders } from './service-orders';
export { serviceOrdersContract } from './service-orders.contract';
