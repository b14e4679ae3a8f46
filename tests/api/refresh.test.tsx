import { act, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ClientContext, createClient, refreshReads, useRead } from '../../src/api';
import { endpoint } from '../../src/api/endpoint';

const count = endpoint({
  ...{ method: 'GET', path: '/api/v3/count', summary: '', scope: 'public', origin: 'ours' },
  input: v.object({}),
  data: v.number(),
});

/** A client whose server counts how often it was asked. */
function counting() {
  let asked = 0;
  return createClient({
    baseUrl: 'https://test.invalid',
    fetch: async () => Response.json({ code: 2000, message: '', data: ++asked }),
  });
}

function Count({ label }: { label: string }) {
  const { data } = useRead(count, {});
  return <p>{`${label} ${data ?? '-'}`}</p>;
}

it('a refresh reads again what its client read, and nothing of another account on the page', async () => {
  const [one, other] = [counting(), counting()];
  render(
    <>
      <ClientContext value={one}>
        <Count label="one" />
      </ClientContext>
      <ClientContext value={other}>
        <Count label="other" />
      </ClientContext>
    </>,
  );
  await screen.findByText('one 1');
  await screen.findByText('other 1');
  await act(() => refreshReads(one, ['/api/v3/other']));
  expect(screen.getByText('one 1')).toBeTruthy();
  await act(() => refreshReads(one, ['/api/v3/co']));
  expect(screen.getByText('one 2')).toBeTruthy();
  expect(screen.getByText('other 1')).toBeTruthy();
});
