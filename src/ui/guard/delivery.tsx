import type { GuardGateway } from '../../api/contract/guard';
import { guardText as text } from '../../text/guard.text';
import { Status, type StatusKind } from '../status';

const kinds: Record<keyof typeof text.delivery, StatusKind> = {
  pending: 'progress',
  sent: 'progress',
  done: 'online',
  failed: 'danger',
};

/** How the newest change stands on its way to the device, as a shape and a word. */
export const GuardDelivery = ({ delivery }: Pick<GuardGateway, 'delivery'>) =>
  delivery ? (
    <Status kind={kinds[delivery.state]}>{text.delivery[delivery.state]}</Status>
  ) : (
    <Status kind="off">{text.neverSent}</Status>
  );
