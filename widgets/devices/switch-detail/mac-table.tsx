import { switchMacs, type MacRow } from '../../../src/api/contract/equipment';
import { time } from '../../../src/format';
import { To } from '../../../src/ui/link';
import { columns, DataTable, type Filter } from '../../../src/ui/table';
import type { Destination } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { Mono } from './switch-detail.styles';
import type { SwitchData } from './switch-detail.data';
import { switchDetailText as text } from './switch-detail.text';

/** Milliseconds between two looks at the server. */
const every = 30_000;

/** What is reached through which port. */
export function MacTable({ data }: { data: SwitchData }) {
  const ports: Filter = {
    name: 'port',
    label: text.macPort,
    options: data.port_list
      .filter(({ state }) => state === 1 || state === 2)
      .map(({ number }) => ({ value: String(number), label: text.portName(number) })),
  };
  return (
    <DataTable<MacRow>
      label={text.tabs.mac}
      endpoint={switchMacs}
      input={{ id: data.id }}
      columns={macColumns()}
      rowKey={keyOf}
      cacheKey="switch.mac"
      search={text.macSearch}
      filters={[ports]}
      exportName={`${data.remark} MAC`}
      every={every}
      empty={{ title: text.noMacs, reason: text.noMacsReason }}
    />
  );
}

const keyOf = ({ port, mac, id }: MacRow) => `${port} ${mac} ${id}`;

const placeOf = ({ kind, id, mac }: MacRow): Destination => {
  if (kind === 'gateway') return { name: 'network', params: { gwid: id } };
  if (kind === 'ap') return { name: 'ap_edit', query: { id } };
  if (kind === 'firewall') return { name: 'fire_detail', query: { id } };
  return { name: 'ap_mac_info', query: { mac } };
};

const macColumns = perLanguage(() =>
  columns<MacRow>([
    { key: 'port', title: text.port, width: 72, align: 'right', strong: true },
    { key: 'mac', title: text.mac, width: 152, fixed: true, render: (row) => <Mono>{row.mac}</Mono> },
    { key: 'vlan', title: text.vlan, width: 72, align: 'right' },
    { key: 'kind', title: text.kind, width: 88, text: (row) => text.kinds[row.kind] },
    { key: 'name', title: text.name, width: 160, grow: 2, render: (row) => <To to={placeOf(row)}>{row.name}</To> },
    { key: 'ip', title: text.ip, width: 128, grow: 1, mono: true },
    { key: 'via', title: text.via, width: 128, grow: 1, text: (row) => row.via || text.direct },
    { key: 'seen', title: text.seen, width: 112, text: (row) => time(row.seen) },
  ]),
);
