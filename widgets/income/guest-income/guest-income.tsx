import { useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { incomeMethod } from '../../../src/api/contract/income';
import type { GuestSource } from '../../../src/domain/income';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, number, price } from '../../../src/format';
import { BarChart, ink } from '../../../src/ui/chart';
import { Failed } from '../../../src/ui/failed';
import { FigureCell } from '../../../src/ui/figure-cell';
import { To } from '../../../src/ui/link';
import { Cells, PaneBox, PaneHead, PaneNote } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { amount } from '../shared/amount';
import { OfferNote } from '../shared/offer-note';
import { GatewayList } from './gateway-list';
import type { guestIncomeContract } from './guest-income.contract';
import { useMethod } from './guest-income.data';
import { guestIncomeText as text } from './guest-income.text';

type Method = DataOf<typeof incomeMethod>;
const height = 180;
const details = { wechat: 'wechat_income_details', redpacket: 'redpacket_income_details' } as const;

/** A way to sign in that earns: who pays, how many came, what it brought in, and where it is on. */
export function GuestIncome({ source = 'wechat', manage = false }: PropsOf<typeof guestIncomeContract>) {
  const { data, error, loading, refresh } = useMethod(source);
  if (!data && error) return <Failed error={error} onRetry={refresh} />;
  return (
    <Stack part="panel" $gap={16}>
      <OfferNote source={source} method={data} />
      <Cells aria-label={text.label}>
        <FigureCell name={text.today} loading={loading} note={data && text.todayNote(number(data.guests_30))}>
          {number(data?.guests_today)}
          <small>{text.unit}</small>
        </FigureCell>
        <FigureCell name={text.month} loading={loading} note={data && text.monthNote(price(data.booked_30_fen))}>
          {price(data?.booked_month_fen)}
        </FigureCell>
        <FigureCell
          name={text.pending}
          loading={loading}
          note={
            data && (
              <>
                {text.pendingNote(dateTime(data.settles_at, 'Asia/Shanghai').slice(5, 16))}{' '}
                <To to={{ name: details[source] }}>{text.details}</To>
              </>
            )
          }
        >
          {price(data?.pending_fen)}
        </FigureCell>
        <FigureCell name={text.on} loading={loading} note={data && text.onNote(data.silent)}>
          {number(data?.on)}
          <small>/ {number(data?.gateways)}</small>
        </FigureCell>
      </Cells>
      <Trend source={source} method={data} />
      <PaneNote>{text.page}</PaneNote>
      <GatewayList source={source} manage={manage} />
    </Stack>
  );
}

/** The last thirty days: clients, or what they brought in; today is not over. */
function Trend({ source, method }: { source: GuestSource; method: Method | undefined }) {
  const [chosen, choose] = useState<'guests' | 'fen'>();
  const what = chosen ?? (method?.offer ? 'fen' : 'guests');
  const days = method?.days ?? [];
  const last = days.length - 1;
  const values = days.map((day) => day[what]);
  const color = ink(source === 'wechat' ? 1 : 2);
  const format = what === 'fen' ? amount : (value: number) => number(value);
  return (
    <PaneBox>
      <PaneHead
        title={text.trend}
        end={
          <>
            <To to={{ name: 'open.all_business_real_money' }}>{text.all}</To>
            <Segmented
              size="sm"
              label={text.what}
              value={what}
              onChange={choose}
              options={[
                { value: 'fen', label: text.fen },
                { value: 'guests', label: text.guests },
              ]}
            />
          </>
        }
      />
      {!method ? (
        <Skeleton height={height} />
      ) : (
        <BarChart
          label={text.spoken(number(method.guests_30), amount(days.reduce((sum, { fen }) => sum + fen, 0)))}
          groupsName={text.day}
          groups={days.map(({ day }) => ({ key: day, label: day.slice(5), title: day }))}
          series={[
            { key: 'whole', label: text[what], color, values: values.map((value, i) => (i === last ? 0 : value)) },
            {
              key: 'today',
              label: text.soFar,
              color,
              open: true,
              values: values.map((value, i) => (i === last ? value : 0)),
            },
          ]}
          format={format}
          axisFormat={what === 'fen' ? (fen) => number(fen / 100, fen % 100 === 0 ? 0 : 1) : undefined}
          height={height}
        />
      )}
    </PaneBox>
  );
}
