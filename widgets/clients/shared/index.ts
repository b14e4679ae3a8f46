export { BlockDialog, LimitDialog, NameDialog } from './client-dialogs';
export { limitsOf, vendorOf } from './client-head';
export { useClientOrders, type Blocking, type ClientOrders, type Limits } from './client-orders';
export { ClientTimeline, type ClientTimelineProps } from './client-timeline';
export { clientText } from './client.text';
