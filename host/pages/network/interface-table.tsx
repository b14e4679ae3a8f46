import type { GatewayInterface } from '../../../src/api/contract/device';
import { rate, time } from '../../../src/format';
import { interfaceStates } from '../../../src/ui/device';
import { Status } from '../../../src/ui/status';
import { Card, TableTitle } from '../../../src/ui/pane';
import { columns, DataTable } from '../../../src/ui/table';
import type { Gateway } from './network.data';
import { networkText as text } from './network.text';

/** Every interface of a gateway in one line each. */
export function InterfaceTable({ gateway }: { gateway: Gateway }) {
  return (
    <Card $flush>
      <DataTable<GatewayInterface>
        bare
        label={text.interfaceTable}
        title={
          <TableTitle
            title={text.interfaceTable}
            note={gateway.status === 'offline' && gateway.last_seen && text.lastKnown(time(gateway.last_seen))}
          />
        }
        rows={gateway.interfaces}
        paged={false}
        prefix="interface."
        columns={gateway.status === 'online' ? interfaceColumns : lastKnown}
        rowKey={nameOf}
        maxHeight="480px"
        empty={{ title: text.noInterfaces, reason: text.noInterfacesReason }}
      />
    </Card>
  );
}

const nameOf = ({ name }: GatewayInterface) => name;
const connected = ({ state }: GatewayInterface) => state === 'connected';
const labelOf = ({ state }: GatewayInterface) => interfaceStates[state === 'no_card' ? 'cardFree' : state].label;

const interfaceColumns = columns<GatewayInterface>([
  { key: 'name', title: text.name, width: 84, strong: true, text: (row) => row.name.toUpperCase() },
  {
    key: 'state',
    title: text.state,
    width: 124,
    text: labelOf,
    render: (row) => (
      <Status
        kind={connected(row) ? 'online' : row.state === 'disconnected' && row.role === 'wan' ? 'danger' : 'offline'}
      >
        {labelOf(row)}
      </Status>
    ),
  },
  {
    key: 'access',
    title: text.access,
    width: 104,
    grow: 1,
    text: (row) => (row.access ? text.accesses[row.access] : text.roles[row.role]),
  },
  { key: 'address', title: text.address, width: 148, grow: 1, mono: true },
  { key: 'gateway', title: text.gateway, width: 128, mono: true, priority: 2 },
  { key: 'mac', title: text.mac, width: 148, mono: true, priority: 3 },
  {
    key: 'speed',
    title: text.speed,
    width: 96,
    align: 'right',
    priority: 3,
    text: (row) => (row.speed === null || !connected(row) ? undefined : text.mbps(row.speed)),
  },
  {
    key: 'down',
    title: text.down,
    width: 104,
    align: 'right',
    text: (row) => (connected(row) ? rate(row.down) : undefined),
  },
  { key: 'up', title: text.up, width: 104, align: 'right', text: (row) => (connected(row) ? rate(row.up) : undefined) },
  {
    key: 'loss',
    title: text.loss,
    width: 72,
    align: 'right',
    text: (row) => (row.loss === null ? undefined : text.lossOf(row.loss)),
  },
]);

/** Of a gateway that is offline: as it was, and nothing counts. */
const lastKnown = interfaceColumns.map((column) => {
  if (column.key === 'state')
    return {
      ...column,
      text: (row: GatewayInterface) => text.before(labelOf(row)),
      render: (row: GatewayInterface) => <Status kind="offline">{text.before(labelOf(row))}</Status>,
    };
  return column.key === 'down' || column.key === 'up' || column.key === 'loss'
    ? { ...column, text: () => undefined }
    : column;
});
