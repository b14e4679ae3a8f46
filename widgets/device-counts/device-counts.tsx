import type { ReactNode } from 'react';
import type { DataOf } from '../../src/api';
import type { complex } from '../../src/api/contract/stats';
import type { PropsOf } from '../../src/element/contract';
import { number, percent } from '../../src/format';
import { EthernetPort, Key, Router, Users, Wifi } from '../../src/ui/icon';
import { To } from '../../src/ui/link';
import { Meter } from '../../src/ui/meter';
import { Figure } from '../../src/ui/pane';
import { Skeleton } from '../../src/ui/skeleton';
import type { deviceCountsContract } from './device-counts.contract';
import { useSummary } from './device-counts.data';
import { Cell, Label, Note, Row } from './device-counts.styles';
import { deviceCountsText as text } from './device-counts.text';

type Summary = DataOf<typeof complex>;

/** How many devices of each kind are online. A failed read shows dashes and is tried again by itself. */
export function DeviceCounts({ users = false }: PropsOf<typeof deviceCountsContract>) {
  const { data, loading } = useSummary();
  return (
    <Row part="panel" aria-label={text.label}>
      {devices.map((kind) => (
        <Cell key={kind.label} part="figure">
          <Label>
            {kind.icon}
            {kind.label}
          </Label>
          {loading ? <Skeleton height={76} /> : <Devices {...kind} data={data} />}
        </Cell>
      ))}
      {users &&
        people.map((kind) => (
          <Cell key={kind.label} part="figure">
            <Label>
              {kind.icon}
              {kind.label}
            </Label>
            {loading ? <Skeleton height={76} /> : <People {...kind} data={data} />}
          </Cell>
        ))}
    </Row>
  );
}

interface DeviceKind {
  label: string;
  icon: ReactNode;
  /** Route of its list. */
  list: string;
  online: keyof Summary;
  total: keyof Summary;
}

const devices: readonly DeviceKind[] = [
  { label: text.router, icon: <Router />, list: 'networks', online: 'router_online_number', total: 'router_number' },
  { label: text.ap, icon: <Wifi />, list: 'ap_index', online: 'ap_online_number', total: 'ap_number' },
  {
    label: text.switch,
    icon: <EthernetPort />,
    list: 'switch_index',
    online: 'switch_online_number',
    total: 'switch_number',
  },
];

function Devices({ data, list, online, total }: DeviceKind & { data: Summary | undefined }) {
  const up = data && Number(data[online]);
  const all = data && Number(data[total]);
  const down = (all ?? 0) - (up ?? 0);
  return (
    <>
      <Figure>
        {number(up)}
        <small>{text.total(number(all))}</small>
      </Figure>
      <Meter value={up ?? 0} max={all ?? 0} tone="success" label={text.spoken(up ?? 0, all ?? 0)} />
      <Note>
        <span>{text.share(percent(up === undefined || !all ? undefined : up / all))}</span>
        {down > 0 && <To to={{ name: list, query: { status: 'offline' } }}>{text.offline(number(down))}</To>}
      </Note>
    </>
  );
}

interface PeopleKind {
  label: string;
  icon: ReactNode;
  today: string;
  now: keyof Summary;
  amount: keyof Summary;
}

const people: readonly PeopleKind[] = [
  { label: text.auth, icon: <Key />, today: text.authToday, now: 'current_auth', amount: 'today_auth_amount' },
  {
    label: text.online,
    icon: <Users />,
    today: text.onlineToday,
    now: 'current_online',
    amount: 'today_online_amount',
  },
];

function People({ data, now, amount, today }: PeopleKind & { data: Summary | undefined }) {
  return (
    <>
      <To to={{ name: 'online_users' }}>
        <Figure>{number(data && Number(data[now]))}</Figure>
      </To>
      <span />
      <Note>
        <span>{today}</span>
        <b>{text.times(number(data && Number(data[amount])))}</b>
      </Note>
    </>
  );
}
