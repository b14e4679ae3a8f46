import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlaceContext } from '../../src/session/place';
import { PageTitleContext } from '../../src/ui/page';
import { SuccessPage } from '../../host/pages/services/success';
import { order } from '../../widgets/services/service-orders/service-orders.fixture';
import { Over } from '../widgets/overview/server';

afterEach(cleanup);

it.each([
  ['active', undefined],
  ['unpaid', '待支付'],
  ['cancelled', '已取消'],
] as const)('the page of a success is called one only where it is: %s', async (state, name) => {
  const called: (string | undefined)[] = [];
  const place = { href: () => '', go: () => undefined, query: { paid: 'ord_1' }, setQuery: () => undefined };
  const answers = {
    '/api/v3/service/orders': { list: [], total: 0 },
    '/api/v3/service/order/ord_1': order('ord_1', { state }),
  };
  render(
    <Over answers={answers} asked={[]}>
      <PlaceContext value={place}>
        <PageTitleContext value={{ beside: null, call: (said) => void called.push(said) }}>
          <SuccessPage />
        </PageTitleContext>
      </PlaceContext>
    </Over>,
  );
  expect(called).toEqual(['订单']);
  await waitFor(() => expect(called.length).toBeGreaterThan(1));
  expect(called.at(-1)).toBe(name);
});
