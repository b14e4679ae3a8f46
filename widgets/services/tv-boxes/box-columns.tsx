import { told } from '../../../src/api/said';
import type { TvBox } from '../../../src/api/contract/tv';
import type { TvState } from '../../../src/domain/tv';
import { dateTime, time } from '../../../src/format';
import { tvText } from '../../../src/text/tv.text';
import { perLanguage } from '../../../src/text/words';
import { DeliveryStatus } from '../../../src/ui/delivery';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, type Column } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { tvBoxesText as text } from './tv-boxes.text';

const stateKinds: Readonly<Record<TvState, StatusKind>> = {
  playing: 'online',
  paused: 'off',
  idle: 'off',
  error: 'danger',
  offline: 'offline',
};
const orderKinds: Readonly<Record<NonNullable<TvBox['order']>, StatusKind>> = {
  pending: 'progress',
  sent: 'progress',
  done: 'online',
  failed: 'danger',
  timed_out: 'danger',
};

const all = perLanguage<readonly Column<TvBox>[]>(() =>
  columns<TvBox>([
    {
      key: 'name',
      title: text.name,
      width: 168,
      grow: 2,
      fixed: true,
      text: (row) => row.name,
      render: (row) => (
        <TwoLines title={row.name} below={row.room || '—'} tall>
          {row.name}
        </TwoLines>
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 112,
      text: (row) => tvText.states[row.state],
      render: (row) => (
        <TwoLines look="plain" below={row.error} belowTitle={row.error} tall>
          <Status kind={stateKinds[row.state]}>{tvText.states[row.state]}</Status>
        </TwoLines>
      ),
    },
    {
      key: 'channel_name',
      title: text.channel,
      width: 136,
      grow: 1,
      text: (row) => row.channel_name ?? undefined,
    },
    {
      key: 'group_name',
      title: text.group,
      width: 128,
      grow: 1,
      text: (row) => row.group_name ?? undefined,
      render: (row) => (
        <TwoLines
          look="plain"
          below={
            row.delivery &&
            row.delivery !== 'done' && (
              <DeliveryStatus state={row.delivery} error={told(row.delivery_error, row.delivery_said)} />
            )
          }
          tall
        >
          {row.group_name ?? '—'}
        </TwoLines>
      ),
    },
    {
      key: 'gateway_remark',
      title: text.gateway,
      width: 152,
      grow: 1,
      priority: 2,
      text: (row) => row.gateway_remark || row.gwid,
    },
    {
      key: 'volume',
      title: text.volume,
      unit: '%',
      width: 80,
      align: 'right',
      text: (row) => (row.state === 'offline' ? undefined : row.volume),
    },
    {
      key: 'order',
      title: text.order,
      width: 104,
      text: (row) => (row.order ? text.orders[row.order] : undefined),
      render: (row) => {
        const why = told(row.order_error, row.order_said);
        return row.order ? (
          <TwoLines look="plain" below={why} belowTitle={why} tall>
            <Status kind={orderKinds[row.order]}>{text.orders[row.order]}</Status>
          </TwoLines>
        ) : (
          '—'
        );
      },
    },
    {
      key: 'last_seen',
      title: text.seen,
      width: 120,
      priority: 3,
      text: (row) => (row.last_seen ? time(row.last_seen) : undefined),
      exported: (row) => (row.last_seen ? dateTime(row.last_seen) : ''),
    },
    { key: 'model', title: text.model, width: 104, priority: 3 },
    { key: 'version', title: text.version, width: 96, off: true },
    { key: 'serial', title: text.serial, width: 136, mono: true, off: true },
    { key: 'mac', title: text.mac, width: 144, mono: true, priority: 3 },
    { key: 'ip', title: text.ip, width: 120, mono: true, off: true, text: (row) => row.ip || undefined },
  ]),
);

/** Columns of the list; of one gateway without its name in each row. */
export const columnsFor = perLanguage(() => ({
  every: all(),
  one: all().filter(({ key }) => key !== 'gateway_remark'),
}));
