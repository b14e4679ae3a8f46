export { GatewayField } from './gateway-field';
export { OrderAgain } from './order-again';
export { isPaid, OrderDrawer, OrderResult } from './order-drawer';
export { useBuying } from './use-buying';
export { affected, useService } from './service-order.data';
export { serviceOrderText } from './service-order.text';
