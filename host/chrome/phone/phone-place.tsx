import { useMemo, type ReactNode } from 'react';
import { PlaceContext, usePlace, type Destination, type Place } from '../../../src/session/place';
import { routeAt } from '../../known-routes';

/** Pages of the console that the phone edition has as well, and what they are called there. */
const onPhone: Readonly<Record<string, string>> = {
  alarm: 'phone.alarms',
  networks: 'phone.networks',
  network: 'phone.network',
  messages: 'phone.messages',
  message: 'phone.message',
  orders: 'phone.orders',
  'open.success': 'phone.orders',
};

/** Keeps who reads on a phone in the phone edition, wherever it has the page that a widget leads to. */
export function PhonePlace({ children }: { children: ReactNode }) {
  const place = usePlace();
  const own = useMemo<Place>(() => {
    const near = (to: Destination): Destination => ({ ...to, name: onPhone[to.name] ?? to.name });
    return {
      ...place,
      href: (to) => place.href(near(to)),
      leads: (to) => place.leads?.(near(to)) ?? true,
      go: (to, options) => place.go(near(to), options),
    };
  }, [place]);
  return <PlaceContext value={own}>{children}</PlaceContext>;
}

/** The same page in the whole console; the overview where there is none of the kind. */
export function fullOf(name: string, query: Destination['query']): Destination {
  const full = Object.keys(onPhone).find((one) => onPhone[one] === name);
  return full ? { name: full, params: paramsHere(), ...(query && { query }) } : { name: 'home.index' };
}

/** The same page in the phone edition; its first one where there is none of the kind. */
export function phoneOf(name: string, query: Destination['query']): Destination {
  const phone = onPhone[name];
  return phone ? { name: phone, params: paramsHere(), ...(query && { query }) } : { name: 'phone' };
}

/** The path fields of the page in the window: which gateway, which message. */
const paramsHere = () => routeAt(location.pathname)?.params ?? {};
