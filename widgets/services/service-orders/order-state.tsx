import type { Order } from '../../../src/api/contract/service';
import { serviceOrderText } from '../../../src/ui/service-order';
import { Status, type StatusKind } from '../../../src/ui/status';

const kinds: Readonly<Record<Order['state'], StatusKind>> = {
  unpaid: 'warning',
  paid: 'progress',
  active: 'online',
  expiring: 'warning',
  expired: 'off',
  cancelled: 'off',
  refunded: 'off',
};

/** How an order stands. */
export const OrderState = ({ state }: Pick<Order, 'state'>) => (
  <Status kind={kinds[state]}>{serviceOrderText.states[state]}</Status>
);
