import { act, fireEvent, render } from '@testing-library/react';
import { useMemo, useState, type ReactNode } from 'react';
import { ClientContext, type Client } from '../../../src/api';
import { PlaceContext, type Place } from '../../../src/session/place';
import { UiRoot } from '../../../src/ui/root';

/** Shows a widget as its account sees it, with list state that holds as long as the widget. */
export const show = (client: Client, children: ReactNode) =>
  render(
    <ClientContext value={inNewWindow(client)}>
      <Somewhere>
        <UiRoot>{children}</UiRoot>
      </Somewhere>
    </ClientContext>,
  );

let windows = 0;
/** The same person with nothing read yet: what a test before has seen does not count. */
export const inNewWindow = (client: Client): Client => ({ ...client, id: `${client.id}-${++windows}` });

let leave: () => void;
/** Goes back to where list state was before its last change, as the browser's button does. */
export const back = (): void => act(() => leave());

/** Keeps list state as an address does. */
export function Somewhere({ children }: { children: ReactNode }) {
  const [visits, visit] = useState<readonly Record<string, string>[]>([{}]);
  const query = visits.at(-1)!;
  leave = () => visit((all) => all.slice(0, -1));
  const place = useMemo<Place>(
    () => ({
      href: ({ name, params, query: fields }) => `/${name}?${new URLSearchParams({ ...params, ...fields }).toString()}`,
      go: () => undefined,
      query,
      setQuery: (changes) =>
        visit((all) => [
          ...all,
          Object.fromEntries(
            Object.entries({ ...all.at(-1), ...changes }).filter((one): one is [string, string] => Boolean(one[1])),
          ),
        ]),
    }),
    [query],
  );
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Types into a field as a whole. */
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
