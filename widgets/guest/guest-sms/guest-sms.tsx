import { useMemo, useState } from 'react';
import { useRead } from '../../../src/api';
import { smsKinds, smsLog, smsSummary, type SmsEntry } from '../../../src/api/contract/guest';
import { daysLeft } from '../../../src/domain/guest';
import type { PropsOf } from '../../../src/element/contract';
import { number, yuan } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { DayRange, useDays } from '../../../src/ui/day-range';
import { DeviceHead, Fact } from '../../../src/ui/device';
import { Failed } from '../../../src/ui/failed';
import { Calendar, MessageSquareText, Plus, Send, Wallet } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Missing } from '../../../src/ui/missing';
import { Cells } from '../../../src/ui/pane';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { Stat } from '../../../src/ui/stat';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { Stack } from '../../../src/ui/stack';
import type { guestSmsContract } from './guest-sms.contract';
import { guestSmsText as text } from './guest-sms.text';
import { Recharge, type SmsSummary } from './recharge';

/** Milliseconds between two looks at what guests use. */
const every = 60_000;

/** Text messages of a gateway: how many are left, what became of the others, and more of them. */
export function GuestSms({ gwid = '', remark = '' }: PropsOf<typeof guestSmsContract>) {
  const { data, error, refresh } = useRead(smsSummary, gwid ? { gwid } : null, { every, onFocus: true });
  const place = usePlace();
  const [buying, buy] = useState(false);
  const days = useDays();
  const input = useMemo(() => ({ gwid, ...days.span }), [gwid, days.span]);
  if (!data) {
    if (error && error.kind !== 'notFound') return <Failed error={error} onRetry={() => void refresh()} />;
    const back = <Button onClick={() => place.go({ name: 'networks' })}>{text.toList}</Button>;
    if (error || !gwid) return <Missing title={text.missing} gone="unbound" action={back} />;
    return (
      <div>
        {remark && (
          <DeviceHead part name={remark} beside={null}>
            {null}
          </DeviceHead>
        )}
        <PageSkeleton shape="object" />
      </div>
    );
  }
  return (
    <Stack part="panel">
      <DeviceHead part name={data.remark} beside={null}>
        <Fact name="GWID" value={<To to={{ name: 'network', params: { gwid } }}>{gwid}</To>} />
        <Fact name="" value={<To to={{ name: 'auth_index', params: { gwid } }}>{text.settings}</To>} />
      </DeviceHead>
      <Figures data={data} />
      <DataTable<SmsEntry>
        key={gwid}
        label={text.log}
        endpoint={smsLog}
        input={input}
        columns={entryColumns()}
        cacheKey="guest.sms"
        search={text.search}
        segments={kinds()}
        sort={newest}
        narrowing={days.chosen}
        toolbarStart={<DayRange days={days} />}
        toolbarEnd={
          <Button variant="primary" icon={<Plus />} onClick={() => buy(true)}>
            {text.recharge}
          </Button>
        }
        exportName={`${text.log} ${data.remark}`}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      {buying && <Recharge data={data} onClose={() => buy(false)} />}
    </Stack>
  );
}

function Figures({ data: { balance, used_today, used_week, bought, balance_fen } }: { data: SmsSummary }) {
  const days = daysLeft(balance, used_week);
  const figure = (value: number) => (
    <>
      {number(value)}
      <small>{text.unit}</small>
    </>
  );
  const note = balance === 0 ? text.out : days === undefined ? text.lastsUnknown : text.lasts(days);
  return (
    <Cells>
      <Stat
        icon={<MessageSquareText />}
        label={text.balance}
        figure={figure(balance)}
        note={balance === 0 || (days !== undefined && days <= 7) ? <Status kind="warning">{note}</Status> : note}
      />
      <Stat icon={<Send />} label={text.today} figure={figure(used_today)} />
      <Stat icon={<Calendar />} label={text.week} figure={figure(used_week)} />
      <Stat icon={<Wallet />} label={text.bought} figure={figure(bought)} note={text.wallet(yuan(balance_fen))} />
    </Cells>
  );
}

const newest = { key: 'at', desc: true };

const kinds = perLanguage(() => ({
  name: 'kind',
  label: text.kind,
  options: [{ value: '', label: text.all }, ...smsKinds.map((value) => ({ value, label: text.kinds[value] }))],
}));

const signed = (amount: number) => (amount > 0 ? `+${number(amount)}` : number(amount));

const entryColumns = perLanguage(() =>
  columns<SmsEntry>([
    { key: 'at', title: text.at, width: 168, fixed: true, sortable: true, at: (row) => row.at },
    { key: 'kind', title: text.kind, width: 88, text: (row) => text.kinds[row.kind] },
    {
      key: 'subject',
      title: text.subject,
      width: 180,
      grow: 1,
      strong: true,
      text: (row) => text.subjectOf(row),
    },
    {
      key: 'amount',
      title: text.amount,
      unit: text.unit,
      width: 104,
      align: 'right',
      text: (row) => signed(row.amount),
    },
    {
      key: 'balance',
      title: text.left,
      unit: text.unit,
      width: 104,
      align: 'right',
      text: (row) => number(row.balance),
    },
    {
      key: 'price_fen',
      title: text.price,
      width: 112,
      align: 'right',
      text: (row) => (row.price_fen ? yuan(row.price_fen) : undefined),
    },
    { key: 'actor', title: text.actor, width: 160, priority: 2, text: (row) => row.actor || text.system },
  ]),
);
