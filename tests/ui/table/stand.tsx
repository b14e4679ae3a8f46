import { screen } from '@testing-library/react';
import { useMemo, useState, type ReactNode } from 'react';
import { ClientContext, createClient, endpoint } from '../../../src/api';
import { PlaceContext, type Place } from '../../../src/session/place';
import { UiRoot } from '../../../src/ui/root';
import { columns } from '../../../src/ui/table';

/** A row of the lists under test. */
export interface Row {
  id: string;
  name: string;
  group: string;
}

export const shown = columns<Row>([
  { key: 'name', title: '名称', sortable: true },
  { key: 'group', title: '分组' },
]);

export const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, i) => ({ id: `r${i + 1}`, name: `设备 ${i + 1}`, group: i % 2 ? '甲' : '乙' }));

/** The rows in sight. */
export const names = () => screen.queryAllByText(/^设备 \d+$/, { selector: 'td' }).map((cell) => cell.textContent);

/** What a request asks for: its path, and its fields from the body or the address. */
export async function readAsked(request: Request): Promise<{ path: string; body: Record<string, unknown> }> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  const body = text ? (JSON.parse(text) as Record<string, unknown>) : Object.fromEntries(searchParams);
  return { path: pathname, body };
}

type Answer = { status?: number; body: object };
interface Server {
  /** What it was asked. */
  asked: { path: string; body: Record<string, unknown> }[];
  /** What it answers by path. */
  answer: (path: string, body: Record<string, unknown>) => Answer | Promise<Answer>;
  /** The address of the page, and how it was changed: `true` leaves no step to go back to. */
  address: Record<string, string>;
  replaced: (boolean | undefined)[];
}

const fresh = (): Server => ({
  asked: [],
  answer: () => ({ body: { code: 2000, message: '', data: {} } }),
  address: {},
  replaced: [],
});

/** What stands behind a list: before each test as new (`begin`). */
export const server = fresh();
export const begin = () => void Object.assign(server, fresh());

/** A page with an address of its own, over that server. */
export function Stand({ start = {}, children }: { start?: Record<string, string>; children: ReactNode }) {
  const [query, setQuery] = useState(start);
  const client = useMemo(
    () =>
      createClient({
        baseUrl: 'http://table.test',
        fetch: async (request) => {
          const { path, body } = await readAsked(request);
          server.asked.push({ path, body });
          const { status = 200, body: reply } = await server.answer(path, body);
          return Response.json(reply, { status });
        },
      }),
    [],
  );
  const place: Place = {
    href: () => undefined,
    go: () => undefined,
    query,
    setQuery: (changes, options) => {
      server.replaced.push(options?.replace);
      const entries = Object.entries({ ...query, ...changes }).filter((one): one is [string, string] => !!one[1]);
      server.address = Object.fromEntries(entries);
      setQuery(server.address);
    },
  };
  return (
    <ClientContext value={client}>
      <PlaceContext value={place}>
        <UiRoot>{children}</UiRoot>
      </PlaceContext>
    </ClientContext>
  );
}

export const things = endpoint({
  method: 'GET',
  path: '/api/v3/things',
  summary: '',
  scope: 'account',
  origin: 'ours',
} as const);
