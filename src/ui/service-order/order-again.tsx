import type { Order, Owned } from '../../api/contract/service';
import { OrderDrawer } from './order-drawer';
import { useService } from './service-order.data';

/** Props of `OrderAgain`. */
export interface OrderAgainProps {
  owned: Owned;
  kind: 'renew' | 'upgrade';
  /** Called with the order once it was made, paid or not. */
  onOrder?: (order: Order) => void;
  onClose: () => void;
}

/** Renews or upgrades what is owned, once it is known what the service sells. */
export function OrderAgain({ owned, kind, onOrder, onClose }: OrderAgainProps) {
  const { data } = useService(owned.service);
  const price = (key: string) => data?.tiers.find((tier) => tier.key === key)?.month_fen ?? 0;
  const better = data?.tiers.find((tier) => tier.month_fen > price(owned.tier));
  const tier = kind === 'renew' ? owned.tier : (better?.key ?? owned.tier);
  if (!data || !tier) return null;
  return (
    <OrderDrawer service={data} tier={tier} kind={kind} owned={owned} {...(onOrder && { onOrder })} onClose={onClose} />
  );
}
