import type { GuestMethod } from '../../../../src/domain/guest';
import {
  BedDouble,
  Gift,
  Globe,
  Hand,
  Hourglass,
  IdCard,
  KeyRound,
  MessageCircle,
  MessageSquare,
  Radio,
  Smartphone,
  Ticket,
  Timer,
  type LucideIcon,
} from '../../../../src/ui/icon';

const icons: Readonly<Record<GuestMethod, LucideIcon>> = {
  phone: Smartphone,
  wechat: MessageCircle,
  simple_key: Hand,
  hotel: BedDouble,
  coupon: Ticket,
  trial: Timer,
  local: IdCard,
  fixed: KeyRound,
  countdown: Hourglass,
  redpacket: Gift,
  qq: MessageSquare,
  weibo: Radio,
  facebook: Globe,
};

/** The drawing of a way to sign in: our own, no third party's mark. */
export function MethodIcon({ method, size = 20 }: { method: GuestMethod; size?: number }) {
  const Icon = icons[method];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
