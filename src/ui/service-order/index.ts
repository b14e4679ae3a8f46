export { OrderDrawer, OrderResult, type OrderDrawerProps } from './order-drawer';
export { affected, useOrdering, useService } from './service-order.data';
export { serviceOrderText } from './service-order.text';
