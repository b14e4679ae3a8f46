import { configure, fireEvent, render } from '@testing-library/react';
import { useMemo, useState, type ReactNode } from 'react';
import { ClientContext, refreshReads, type Client } from '../../../src/api';
import { PlaceContext, type Place } from '../../../src/session/place';
import { UiRoot } from '../../../src/ui/root';

// The whole server answers in this process, beside whatever else the machine does.
configure({ asyncUtilTimeout: 8000 });

/** Shows a widget as its account sees it, with list state that holds as long as the widget. */
export function show(client: Client, children: ReactNode) {
  // As in a new window: what a test before has read a moment ago does not count.
  void refreshReads(client, ['']);
  return render(
    <ClientContext value={client}>
      <Somewhere>
        <UiRoot>{children}</UiRoot>
      </Somewhere>
    </ClientContext>,
  );
}

function Somewhere({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState<Record<string, string>>({});
  const place = useMemo<Place>(
    () => ({
      href: ({ name, params, query: fields }) => `/${name}?${new URLSearchParams({ ...params, ...fields }).toString()}`,
      go: () => undefined,
      query,
      setQuery: (changes) =>
        setQuery((all) =>
          Object.fromEntries(
            Object.entries({ ...all, ...changes }).filter((one): one is [string, string] => Boolean(one[1])),
          ),
        ),
    }),
    [query],
  );
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Types into a field as a whole. */
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
