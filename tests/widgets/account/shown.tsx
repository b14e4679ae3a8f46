import type { ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { ClientContext, createClient, type Client } from '../../../src/api';
import { PlaceContext, type Destination } from '../../../src/session/place';
import { UiRoot } from '../../../src/ui/root';
import type { Reference } from '../../server/reference';

/** Answers instead of the server's own, by the end of the path. */
export type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

/** An answer as JSON. */
export const json = (body: object, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** A widget over the reference server, as somebody who is signed in or (without a client) nobody. */
export async function show(widget: ReactNode, reference: Reference, options: { as?: Client; answers?: Answers } = {}) {
  const { as, answers = {} } = options;
  const sent: Request[] = [];
  const went: Destination[] = [];
  const token = await as?.token();
  const client = createClient({
    baseUrl: 'http://netpane.test',
    token: () => token,
    fetch: async (request) => {
      sent.push(request.clone());
      const { pathname } = new URL(request.url);
      const key = Object.keys(answers).find((end) => pathname.endsWith(end));
      return key ? answers[key]!(request) : reference.fetch(request);
    },
  });
  const place = {
    href: ({ name }: Destination) => `/${name}`,
    go: (to: Destination) => void went.push(to),
    query: {},
    setQuery: () => undefined,
  };
  render(
    <ClientContext value={client}>
      <PlaceContext value={place}>
        <UiRoot>{widget}</UiRoot>
      </PlaceContext>
    </ClientContext>,
  );
  const bodies = (end: string) =>
    Promise.all(
      sent
        .filter(({ url, method }) => method === 'POST' && new URL(url).pathname.endsWith(end))
        .map(async (request) => (await request.json()) as object),
    );
  return { user: userEvent.setup(), sent, bodies, went, answers };
}

/** What stands below a field. */
const below = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** A field by its label; a form may have the same name. */
export const field = (label: string): HTMLElement =>
  screen.getByLabelText(label, { selector: 'input, textarea, select' });

/** Waits for a field's objection. */
export const objects = (label: string, words: string) =>
  waitFor(() => {
    const control = field(label);
    expect([below(control), control.getAttribute('aria-invalid')]).toEqual([words, 'true']);
  });

/** The code of the last text message to a number. */
export async function lastCode(reference: Reference, mobile: string): Promise<string> {
  const [row] = await reference.services.db.query<{ body: string }>(
    'SELECT body FROM outbox WHERE recipient = $1 ORDER BY at DESC LIMIT 1',
    [mobile],
  );
  return /\d{6}/.exec(row?.body ?? '')?.[0] ?? '';
}
