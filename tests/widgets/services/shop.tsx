import { render } from '@testing-library/react';
import { PlaceContext, type Destination } from '../../../src/session/place';
import { order } from '../../../widgets/services/service-orders/service-orders.fixture';
import { bill, sold } from '../../../widgets/services/service-packages/service-packages.fixture';
import { Over, type Asked } from '../overview/server';

/** Where the last one shown was asked to go. */
export let went: Destination[] = [];

/** Shows something over given answers, and gives what was posted to a path of them. */
export function show(node: React.ReactNode, answers: object, embedded = false) {
  const asked: Asked[] = [];
  went = [];
  const place = { href: () => '', go: (to: Destination) => void went.push(to), query: {}, setQuery: () => undefined };
  render(
    <Over answers={answers} asked={asked} embedded={embedded}>
      <PlaceContext value={place}>{node}</PlaceContext>
    </Over>,
  );
  return (path: string) => asked.filter((one) => one.path === path).map((one) => one.body);
}

export const unpaid = order('ord_9', { state: 'unpaid', paid_at: null });

/** Answers for whoever buys. */
export const shop = {
  '/api/v3/service/detail/sdwan': sold,
  '/api/v3/service/quote': bill,
  '/api/v3/service/order/create': unpaid,
  '/api/v3/service/order/pay': order('ord_9'),
};
