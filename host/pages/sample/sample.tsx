import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ClientContext, createClient, type Client } from '../../../src/api';
import { contractHeader } from '../../../src/api/endpoint';
import { PlaceContext, usePlace, type Place } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Note } from '../../../src/ui/note';
import { PaneHead } from '../../../src/ui/pane';
import { AlarmList } from '../../../widgets/alarms/alarm-list';
import { DeviceList } from '../../../widgets/devices/device-list';
import { homeCards } from '../home/cards';
import { HomeGrid } from '../home/grid';
import { sampleAnswer } from './answers';
import { sampleText as text } from './sample.text';

/** Cards of the overview that speak of networks; those of money and of other pages have no place in a sample. */
const cards = homeCards.filter(({ key }) => !['section', 'shortcuts'].includes(key));

/**
 * `/sample`: a network that nobody has, in the widgets of the product. They talk to answers that are made up in this page:
 * no request leaves it, nothing of it is kept, and nothing leads from it but the way out.
 */
export function SamplePage() {
  const place = usePlace();
  const client = useMemo(() => sampleClient(), []);
  return (
    <>
      <Bar>
        <Note tone="warning">
          <Line>
            <span>{text.note}</span>
            <Button size="sm" variant="primary" onClick={() => place.go({ name: 'home.index' })}>
              {text.leave}
            </Button>
          </Line>
        </Note>
      </Bar>
      <ClientContext value={client}>
        <PlaceContext value={useStill()}>
          <HomeGrid cards={cards} />
          <Part>
            <PaneHead title={text.gateways} />
            <DeviceList />
          </Part>
          <Part>
            <AlarmList heading={text.alarms} />
          </Part>
        </PlaceContext>
      </ClientContext>
    </>
  );
}

/** A client whose server is this page. What it is not made for, above all every change, it refuses in words. */
function sampleClient(): Client {
  return createClient({
    baseUrl: 'https://sample.invalid',
    personal: false,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const body = request.method === 'POST' ? ((await request.json().catch(() => ({}))) as object) : {};
      const query = { ...Object.fromEntries(searchParams), ...strings(body) };
      const data = sampleAnswer(request.method, pathname, query, Date.now());
      if (data === undefined) return Response.json({ code: 4030, message: text.readOnly }, { status: 403 });
      return Response.json({ code: 2000, message: '', data }, { headers: { [contractHeader]: '3' } });
    },
  });
}

const strings = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** A place without ways out that keeps what is searched for to itself. */
function useStill(): Place {
  const [query, setQuery] = useState<Record<string, string>>({});
  return useMemo(
    () => ({
      href: () => undefined,
      go: () => undefined,
      still: true,
      query,
      setQuery: (changes) =>
        setQuery((before) => {
          const fields = Object.entries({ ...before, ...changes });
          return Object.fromEntries(fields.filter((field): field is [string, string] => Boolean(field[1])));
        }),
    }),
    [query],
  );
}

const Bar = styled.div`
  position: sticky;
  top: 64px;
  z-index: 2;
  margin-bottom: 16px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  justify-content: space-between;
`;

const Part = styled.section`
  margin-top: 24px;
`;
