import type { ConfigRow } from '../../../src/domain/config';
import { number } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { SwitchPort, switchPortStates } from '../../../src/ui/device';
import { Power } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Card, TableTitle } from '../../../src/ui/pane';
import type { Staged } from '../../../src/ui/staged';
import { columns, DataTable, type BatchAction, type RowAction } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { Cell } from './switch-detail.styles';
import type { SwitchData } from './switch-detail.data';
import { switchDetailText as text } from './switch-detail.text';
import { neighbourPlace } from './neighbour';

type Port = SwitchData['port_list'][number];

interface PortTableProps {
  data: SwitchData;
  staged: Staged | undefined;
  onChoose: (port: number) => void;
}

/** Every port in one line; switching one off or on goes into the draft. */
export function PortTable({ data, staged, onChoose }: PortTableProps) {
  const { act } = useAct();
  const { port_list: ports } = data;
  const up = ports.filter(({ state }) => state === 1 || state === 2).length;
  const edit = async (numbers: readonly number[], changes: Partial<ConfigRow>) => {
    const ids = new Set(numbers.map(String));
    await staged?.edit('ports', (rows) =>
      rows.map((row) => (ids.has(row.id) ? ({ ...row, ...changes } as ConfigRow) : row)),
    );
  };
  const turn = (port: number, enabled: boolean) =>
    act(() => edit([port], { enabled }), { said: enabled ? text.turnedOn(port) : text.turnedOff(port) });
  const isOn = ({ number: port, state }: Port) => {
    const row = staged?.rowsOf('ports').find(({ id }) => id === String(port));
    return row ? row.enabled === true : state !== 4;
  };
  const actions = (port: Port): readonly RowAction[] => {
    const set = { key: 'set', label: text.set, onSelect: () => onChoose(port.number) };
    if (!staged) return [set];
    const on = isOn(port);
    return [set, { key: 'turn', label: on ? text.turnOff : text.turnOn, onSelect: () => void turn(port.number, !on) }];
  };
  // All of them in one change of the draft: each call of its own would be in the others' way.
  const many = (key: string, label: string, enabled: boolean): BatchAction => ({
    key,
    label,
    icon: <Power />,
    run: async (ids, _signal, onResult) => {
      await edit(ids.map(Number), { enabled });
      for (const id of ids) onResult({ id, state: 'success' });
    },
  });
  return (
    <Card $flush>
      <DataTable<Port>
        bare
        label={text.list}
        title={<TableTitle title={text.list} note={text.listNote(ports.length, up)} />}
        cacheKey="switch.port"
        rows={ports}
        empty={{ title: text.noPorts, reason: text.noPortsReason }}
        paged={false}
        prefix="port."
        columns={portColumns()}
        rowKey={keyOf}
        rowName={nameOf}
        search={text.search}
        exportName={`${data.remark} ${text.list}`}
        maxHeight="520px"
        actions={actions}
        actionsWidth={112}
        onOpen={({ number: port }) => onChoose(port)}
        {...(staged && { batchActions: [many('off', text.batchOff, false), many('on', text.batchOn, true)] })}
      />
    </Card>
  );
}

const keyOf = (port: Port) => String(port.number);
const nameOf = (port: Port) => text.portName(port.number);
const mbps = (bits: number) => number(bits / 1024 / 1024, 1);
const isUp = ({ state }: Port) => state === 1 || state === 2;
const limit = (value: number) => (value === 0 ? text.unlimited : number(value));

const portColumns = perLanguage(() =>
  columns<Port>([
    { key: 'number', title: text.port, width: 64, align: 'right', strong: true, sortable: true },
    {
      key: 'state',
      title: text.state,
      width: 140,
      sortable: true,
      text: (row) => switchPortStates[row.state].label,
      render: (row) => (
        <Cell>
          <SwitchPort state={row.state} width={22} />
          {switchPortStates[row.state].label}
        </Cell>
      ),
    },
    { key: 'remark', title: text.remark, width: 96, grow: 1, text: (row) => row.remark || undefined },
    { key: 'vlan', title: text.vlan, width: 64, align: 'right', sortable: true },
    {
      key: 'neighbour',
      title: text.neighbour,
      width: 112,
      grow: 1,
      render: (row) => {
        const to = neighbourPlace(row);
        return to ? <To to={to}>{row.neighbour}</To> : (row.neighbour ?? '—');
      },
    },
    {
      key: 'down',
      title: text.received,
      unit: 'Mbps',
      width: 96,
      align: 'right',
      sortable: true,
      text: (row) => (isUp(row) ? mbps(row.down) : undefined),
      sortValue: (row) => row.down,
    },
    {
      key: 'up',
      title: text.sent,
      unit: 'Mbps',
      width: 96,
      align: 'right',
      sortable: true,
      text: (row) => (isUp(row) ? mbps(row.up) : undefined),
      sortValue: (row) => row.up,
    },
    {
      key: 'poe_watt',
      title: text.poeColumn,
      unit: 'W',
      width: 72,
      align: 'right',
      priority: 2,
      text: (row) => (row.poe === 'on' && row.state !== 4 ? number(row.poe_watt, 1) : undefined),
    },
    {
      key: 'limit',
      title: text.limit,
      unit: 'KB/s',
      width: 136,
      align: 'right',
      priority: 2,
      text: (row) =>
        row.limit_in || row.limit_out ? `${limit(row.limit_in)} / ${limit(row.limit_out)}` : text.unlimited,
    },
  ]),
);
