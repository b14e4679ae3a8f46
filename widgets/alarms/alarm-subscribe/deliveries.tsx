import {
  alarmDeliveries,
  channelTypes,
  deliveryStates,
  type AlarmDelivery,
} from '../../../src/api/contract/alarm-notice';
import { dateTime, time } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, DataTable, type Filter } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { every, stateWord, useRetry } from './alarm-subscribe.data';
import { alarmSubscribeText as text } from './alarm-subscribe.text';

/** Every message and what became of it. */
export function Deliveries() {
  const { run } = useRetry();
  const { act } = useAct();
  const retry = (id: string) => act(() => run({ id }), { said: text.retried });
  return (
    <DataTable<AlarmDelivery>
      label={text.tabs.deliveries}
      endpoint={alarmDeliveries}
      columns={shape()}
      cacheKey="alarm.delivery"
      filters={filters()}
      segments={states()}
      exportName={text.tabs.deliveries}
      every={every}
      actions={(row) =>
        row.state === 'failed' && row.event !== 'test'
          ? [{ key: 'retry', label: text.retry, onSelect: () => void retry(row.id) }]
          : []
      }
      actionsWidth={72}
      empty={{ title: text.noneDeliveries, reason: text.noneDeliveriesReason }}
    />
  );
}

const filters = perLanguage<readonly Filter[]>(() => [
  {
    name: 'type',
    label: text.allTypes,
    options: channelTypes.map((type) => ({ value: type, label: text.types[type] })),
  },
]);

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: [
    { value: '', label: text.allStates },
    ...deliveryStates.map((state) => ({ value: state, label: text.deliveryStates[state] })),
  ],
}));

const kinds: Record<AlarmDelivery['state'], StatusKind> = {
  waiting: 'progress',
  sending: 'progress',
  sent: 'online',
  failed: 'danger',
};

const contentOf = ({ event, content, total }: AlarmDelivery): string =>
  event === 'digest' ? text.digest(total, content) : text.events[event](content);

const shape = perLanguage(() =>
  columns<AlarmDelivery>([
    {
      key: 'created_at',
      title: text.createdAt,
      width: 136,
      fixed: true,
      text: (row) => time(row.created_at),
      exported: (row) => dateTime(row.created_at),
    },
    { key: 'target', title: text.recipient, width: 208, grow: 1 },
    { key: 'content', title: text.event, width: 240, grow: 2, strong: true, text: contentOf },
    {
      key: 'state',
      title: text.state,
      width: 112,
      text: (row) => stateWord(row.type, row.state),
      render: (row) => <Status kind={kinds[row.state]}>{stateWord(row.type, row.state)}</Status>,
    },
    { key: 'code', title: text.code, width: 80, align: 'right', priority: 3, text: (row) => row.code },
    { key: 'attempts', title: text.attempts, width: 72, align: 'right', priority: 3, text: (row) => row.attempts },
    { key: 'error', title: text.error, width: 168, grow: 1, text: (row) => row.error || undefined },
    { key: 'next_at', title: text.nextAt, width: 128, priority: 2, text: (row) => row.next_at && time(row.next_at) },
  ]),
);
