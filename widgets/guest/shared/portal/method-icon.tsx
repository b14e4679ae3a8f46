import type { ReactNode } from 'react';
import type { GuestMethod } from '../../../../src/domain/guest';
import {
  BedDouble,
  Gift,
  Hand,
  Hourglass,
  IdCard,
  KeyRound,
  Smartphone,
  Ticket,
  Timer,
  type LucideIcon,
} from '../../../../src/ui/icon';

type Branded = 'wechat' | 'qq' | 'weibo' | 'facebook';

const icons: Readonly<Record<Exclude<GuestMethod, Branded>, LucideIcon>> = {
  phone: Smartphone,
  simple_key: Hand,
  hotel: BedDouble,
  coupon: Ticket,
  trial: Timer,
  local: IdCard,
  fixed: KeyRound,
  countdown: Hourglass,
  redpacket: Gift,
};

/** What recalls each network without being its mark. */
const drawings: Readonly<Record<Branded, ReactNode>> = {
  wechat: (
    <>
      <path d="M9.5 4C5.6 4 2.5 6.6 2.5 9.8c0 1.8 1 3.4 2.6 4.5L4.5 17l2.9-1.5c.7.2 1.4.2 2.1.2" />
      <path d="M15.5 9.5c3.4 0 6 2.2 6 5 0 1.5-.8 2.9-2.1 3.8l.4 2.2-2.4-1.2c-.6.1-1.2.2-1.9.2-3.4 0-6-2.2-6-5s2.6-5 6-5" />
    </>
  ),
  qq: (
    <>
      <path d="M12 3.5c3 0 5 2.2 5 5.5v1.5l2 4.5-1.5 1-1-1.5A6 6 0 0 1 12 19a6 6 0 0 1-4.5-4.5l-1 1.5L5 15l2-4.5V9c0-3.3 2-5.5 5-5.5" />
      <path d="M8 20.5h3M13 20.5h3M10.5 8.5h.01M13.5 8.5h.01" />
    </>
  ),
  weibo: (
    <>
      <circle cx="10" cy="14" r="6.5" />
      <circle cx="9" cy="14.5" r="2.2" />
      <path d="M14 4.5a6 6 0 0 1 6.5 6.5M14.5 8a2.5 2.5 0 0 1 2.5 2.5" />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M11 20.3V10a2.3 2.3 0 0 1 2.5-2.3H15M9 12.5h5" />
    </>
  ),
};

const isBranded = (method: GuestMethod): method is Branded => method in drawings;

/** The drawing of a way to sign in: our own, no third party's mark. */
export function MethodIcon({ method, size = 20 }: { method: GuestMethod; size?: number }) {
  if (isBranded(method)) {
    return (
      <svg
        {...{ width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' }}
        {...{ strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' }}
        aria-hidden
      >
        {drawings[method]}
      </svg>
    );
  }
  const Icon = icons[method];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
