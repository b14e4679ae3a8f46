import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { incomeDetails, incomeMethod, type Earned } from '../../../src/api/contract/income';
import type { GuestSource } from '../../../src/domain/income';
import type { PropsOf } from '../../../src/element/contract';
import { nothing, number, yuan } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { token } from '../../../src/theme';
import { DayRange, useDays } from '../../../src/ui/day-range';
import { To } from '../../../src/ui/link';
import { Segmented } from '../../../src/ui/segmented';
import { Stack } from '../../../src/ui/stack';
import { columns, DataTable, type Column } from '../../../src/ui/table';
import { amount } from '../shared/amount';
import { earnedColumns } from '../shared/earned/earned-columns';
import { OfferNote } from '../shared/offer-note';
import type { incomeDetailsContract } from './income-details.contract';
import { incomeDetailsText as text } from './income-details.text';

const views = ['each', 'day', 'gateway'] as const;
type View = (typeof views)[number];

/** What guests of one way to sign in brought in, by the days on which they came. */
export function IncomeDetails({ source = 'wechat' }: PropsOf<typeof incomeDetailsContract>) {
  const { query, setQuery } = usePlace();
  const by = views.find((view) => view === query.by) ?? 'each';
  const days = useDays();
  const input = useMemo(
    () => ({ source, by, ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) }),
    [source, by, days.from, days.to],
  );
  const method = useRead(incomeMethod, { source });
  return (
    <Stack part="panel" $gap={16}>
      {(method.data || !method.error) && <OfferNote source={source} method={method.data} />}
      <DataTable<Earned>
        key={by}
        label={text.heading[source]}
        exportName={text.heading[source]}
        endpoint={incomeDetails}
        input={input}
        columns={shapes()[by]}
        cacheKey={`income.details.${by}`}
        rowKey={(row) => `${row.day} ${row.gwid}`}
        {...(by !== 'day' && { search: text.search })}
        filters={filters()}
        narrowing={days.chosen}
        toolbarStart={
          <>
            <Segmented<View>
              label={text.by}
              value={by}
              onChange={(next) => setQuery({ by: next === 'each' ? undefined : next, page: undefined })}
              options={views.map((value) => ({ value, label: text.views[value] }))}
            />
            <DayRange days={days} />
          </>
        }
        sums={<Sums source={source} input={input} />}
        tall={by !== 'day'}
        empty={{
          title: text.none,
          reason: text.noneReason,
          action: <To to={{ name: settings[source] }}>{text.settings[source]}</To>,
        }}
      />
    </Stack>
  );
}

const settings = { wechat: 'open.wechat', redpacket: 'open.red_packet' } as const;

/** Sums of everything that matches, whatever page is shown. */
function Sums({ source, input }: { source: GuestSource; input: object }) {
  const { query } = usePlace();
  const asked = Object.fromEntries(['state', 'q'].flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
  const { data } = useRead(incomeDetails, { source, ...input, ...asked, page: 1, per_page: 1 }, { keep: true });
  if (!data) return null;
  const pending = data.pending_fen > 0 ? yuan(data.pending_fen) : '';
  return <Small>{text.sums(number(data.guests), yuan(data.fen), pending)}</Small>;
}

const filters = perLanguage(() => [
  {
    name: 'state',
    label: text.state,
    width: 112,
    options: Object.entries(text.states).map(([value, label]) => ({ value, label })),
  },
]);

const shapes = perLanguage(() => {
  const { day, gateway, gateways, fen, pending, settled } = earnedColumns();
  const rest: Column<Earned>[] = [
    {
      key: 'guests',
      title: text.guests,
      ...(text.unit && { unit: text.unit }),
      width: 110,
      align: 'right',
      text: (row) => number(row.guests),
      exported: (row) => row.guests,
    },
    {
      key: 'each_fen',
      title: text.each,
      unit: text.yuan,
      width: 90,
      align: 'right',
      priority: 2,
      text: (row) => (row.each_fen ? amount(row.each_fen) : nothing),
    },
    fen,
    pending,
    settled,
  ];
  return {
    each: columns<Earned>([day, gateway, ...rest]),
    day: columns<Earned>([day, gateways, ...rest]),
    gateway: columns<Earned>([gateway, ...rest]),
  };
});

const Small = styled.span`
  color: ${token('text-2')};
  font-size: 12px;
`;
