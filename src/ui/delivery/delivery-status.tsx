import { Status, type StatusKind } from '../status';
import { deliveryText as text } from './delivery.text';

/** How a change stands on its way to a device; `superseded`: a newer one came before it was sent. */
export type DeliveryState = 'pending' | 'sent' | 'done' | 'failed' | 'superseded';

const kinds: Readonly<Record<DeliveryState, StatusKind>> = {
  pending: 'progress',
  sent: 'progress',
  done: 'online',
  failed: 'danger',
  superseded: 'off',
};

/** Props of `DeliveryStatus`. */
export interface DeliveryStatusProps {
  /** Null: nothing was ever sent. */
  state: DeliveryState | null | undefined;
  /** Why it failed, told by the pointer. */
  error?: string | undefined;
}

/** How a change stands on its way to a device, as a shape and a word. */
export const DeliveryStatus = ({ state, error }: DeliveryStatusProps) => (
  <span title={error || undefined}>
    <Status kind={state ? kinds[state] : 'off'}>{text[state ?? 'never']}</Status>
  </span>
);
