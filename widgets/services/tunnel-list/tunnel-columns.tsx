import { told } from '../../../src/api/said';
import type { TunnelMapping } from '../../../src/api/contract/tunnel';
import type { TunnelState } from '../../../src/domain/tunnel';
import { bytes, dateTime, time } from '../../../src/format';
import { CopyButton } from '../../../src/ui/copy';
import { DeliveryStatus, deliveryText } from '../../../src/ui/delivery';
import { To } from '../../../src/ui/link';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, widthFor, type Column } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { perLanguage } from '../../../src/text/words';
import { Address, Cell } from './tunnel-list.styles';
import { tunnelListText as text } from './tunnel-list.text';

const stateKinds: Readonly<Record<TunnelState, StatusKind>> = {
  running: 'online',
  off: 'off',
  waiting: 'progress',
  offline: 'offline',
  expired: 'warning',
  over: 'warning',
};

const deliveryOf = ({ delivery, error, error_said }: TunnelMapping) =>
  delivery === 'failed' && error ? text.failedWith(told(error, error_said)) : deliveryText[delivery];
/** The protocol stands below the name. */
const bare = (address: string) => address.replace(/^\w+:\/\//, '');
const inner = ({ ip, port }: TunnelMapping) => `${ip}:${port}`;

const own = perLanguage<readonly Column<TunnelMapping>[]>(() =>
  columns<TunnelMapping>([
    {
      key: 'name',
      title: text.name,
      width: 160,
      grow: 2,
      fixed: true,
      render: (row) => (
        <TwoLines title={row.name} below={row.protocol.toUpperCase()}>
          {row.name}
        </TwoLines>
      ),
    },
    {
      key: 'address',
      title: text.address,
      width: 280,
      grow: 2,
      fixed: true,
      render: (row) => (
        <Address>
          <span title={row.address}>{bare(row.address)}</span>
          <CopyButton text={row.address} />
        </Address>
      ),
    },
    { key: 'inner', title: text.inner, width: 152, mono: true, priority: 2, text: inner },
    {
      key: 'state',
      title: text.state,
      width: widthFor(text.states, 112, { shaped: true }),
      text: (row) => text.states[row.state],
      render: (row) => <Status kind={stateKinds[row.state]}>{text.states[row.state]}</Status>,
    },
    {
      key: 'delivery',
      title: text.delivery,
      width: 104,
      text: deliveryOf,
      render: (row) => (
        <Cell title={deliveryOf(row)}>
          <DeliveryStatus state={row.delivery} />
        </Cell>
      ),
    },
    {
      key: 'today',
      title: text.today,
      width: 96,
      align: 'right',
      priority: 2,
      text: (row) => bytes(row.today_down + row.today_up),
      parts: [{ key: 'today', title: text.today, unit: 'B', exported: (row) => row.today_down + row.today_up }],
    },
    {
      key: 'total',
      title: text.total,
      width: 96,
      align: 'right',
      priority: 3,
      text: (row) => bytes(row.total_down + row.total_up),
      parts: [{ key: 'total', title: text.total, unit: 'B', exported: (row) => row.total_down + row.total_up }],
    },
    {
      key: 'last_at',
      title: text.last,
      width: 112,
      priority: 3,
      text: (row) => (row.last_at ? time(row.last_at) : undefined),
      exported: (row) => (row.last_at ? dateTime(row.last_at) : ''),
    },
  ]),
);

const gateway = perLanguage<Column<TunnelMapping>>(() => ({
  key: 'gateway_remark',
  title: text.gateway,
  width: 184,
  grow: 1,
  strong: true,
  render: (row) => (
    <TwoLines look="plain">
      <To to={{ name: 'tunnel.config', params: { gwid: row.gwid } }}>{row.gateway_remark || row.gwid}</To>
    </TwoLines>
  ),
}));

/** Columns of one gateway's mappings, and of every one's. */
export const columnsFor = perLanguage(
  () => ({ one: own(), every: [...own().slice(0, 3), gateway(), ...own().slice(3)] }) as const,
);
