import type { DataOf } from '../../../src/api';
import { pluginGateways } from '../../../src/api/contract/plugin';
import { perLanguage } from '../../../src/text/words';
import { usePlace } from '../../../src/session/place';
import { To } from '../../../src/ui/link';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { pluginListText as text } from './plugin-list.text';

type Gateway = DataOf<typeof pluginGateways>['list'][number];

/** Gateways with what they carry; each leads to its plugins. */
export function Gateways() {
  const place = usePlace();
  return (
    <DataTable<Gateway>
      label={text.gateways}
      endpoint={pluginGateways}
      columns={own()}
      cacheKey="plugin.gateways"
      rowKey={({ gwid }) => gwid}
      rowName={nameOf}
      search={text.searchGateway}
      exportName={text.gateways}
      actions={(row) => [{ key: 'open', label: text.plugins, to: pageOf(row) }]}
      actionsWidth={88}
      onOpen={(row) => place.go(pageOf(row))}
      empty={{ title: text.noGateway, reason: text.noGatewayReason }}
    />
  );
}

const nameOf = ({ remark, gwid }: Gateway) => remark || gwid;
const pageOf = ({ gwid }: Gateway) => ({ name: 'plugin.manage_router', query: { gwid } });

const own = perLanguage(() =>
  columns<Gateway>([
    {
      key: 'remark',
      title: text.gateway,
      width: 216,
      grow: 2,
      strong: true,
      fixed: true,
      text: nameOf,
      render: (row) => <To to={pageOf(row)}>{nameOf(row)}</To>,
    },
    { key: 'gwid', title: 'GWID', width: 144, mono: true, priority: 3 },
    { key: 'model', title: text.model, width: 104, priority: 2 },
    { key: 'firmware', title: text.firmware, width: 96, priority: 3 },
    {
      key: 'online',
      title: text.state,
      width: 88,
      text: (row) => (row.online ? text.online : text.offline),
      render: (row) => (
        <Status kind={row.online ? 'online' : 'offline'}>{row.online ? text.online : text.offline}</Status>
      ),
    },
    { key: 'plugins', title: text.plugins, width: 88, align: 'right' },
    { key: 'upgradable', title: text.upgradable, width: 88, align: 'right' },
    { key: 'failing', title: text.failing, width: 88, align: 'right' },
  ]),
);
