import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlaceContext, type Destination } from '../../../src/session/place';
import { MessageActivation } from '../../../widgets/alarms/message-activation';
import { offer } from '../../../widgets/alarms/message-activation/message-activation.fixture';
import { Over } from '../overview/server';

afterEach(cleanup);

it('what was switched on leads to its own services', async () => {
  const href = ({ name, query }: Destination) => `/${name}?${new URLSearchParams(query)}`;
  const place = { href, go: () => undefined, query: {}, setQuery: () => undefined };
  const active = { ...offer, state: 'active', activated_at: offer.offered_until, ends_at: offer.offered_until };
  render(
    <Over answers={{ [`/api/v3/messages/activation/${offer.id}`]: active }} asked={[]}>
      <PlaceContext value={place}>
        <MessageActivation activationId={offer.id} />
      </PlaceContext>
    </Over>,
  );
  const link = await screen.findByRole('link', { name: '我的业务' });
  expect(link.getAttribute('href')).toBe('/open.business?service=backup_v2');
});
