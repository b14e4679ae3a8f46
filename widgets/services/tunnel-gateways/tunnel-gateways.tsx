import { told } from '../../../src/api/said';
import { tunnelGateways, type TunnelGateway } from '../../../src/api/contract/tunnel';
import { bytes, date } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { DeliveryStatus, deliveryText } from '../../../src/ui/delivery';
import { To } from '../../../src/ui/link';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type RowAction } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { tunnelGatewaysText as text } from './tunnel-gateways.text';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

/** Milliseconds between two looks. */
const every = 10_000;

/** Gateways with the tunnel service. */
export function TunnelGateways() {
  const place = usePlace();
  return (
    <div part="panel">
      <DataTable<TunnelGateway>
        label={text.heading}
        endpoint={tunnelGateways}
        columns={own()}
        cacheKey="tunnel.gateways"
        rowKey={({ gwid }) => gwid}
        rowName={nameOf}
        search={text.search}
        exportName={text.heading}
        every={every}
        actions={actions}
        onOpen={({ gwid }) => place.go({ name: 'tunnel.config', params: { gwid } })}
        empty={{
          title: text.none,
          reason: text.noneReason,
          action: <Button onClick={() => place.go({ name: 'tunnel.package' })}>{text.packages}</Button>,
        }}
      />
    </div>
  );
}

const nameOf = ({ remark, gwid }: TunnelGateway) => remark || gwid;

const actions = ({ gwid }: TunnelGateway): readonly RowAction[] => [
  { key: 'open', label: text.open, to: { name: 'tunnel.config', params: { gwid } } },
  { key: 'renew', label: text.renew, to: { name: 'tunnel.upgrade' } },
];

const endOf = ({ service_state, expires_at }: TunnelGateway) => {
  if (service_state === 'expired') return text.ended;
  return service_state === 'expiring' ? text.endsSoon(date(expires_at)) : date(expires_at);
};

const own = perLanguage(() =>
  columns<TunnelGateway>([
    {
      key: 'remark',
      title: text.gateway,
      width: 200,
      grow: 2,
      strong: true,
      fixed: true,
      text: nameOf,
      render: (row) => <To to={{ name: 'tunnel.config', params: { gwid: row.gwid } }}>{nameOf(row)}</To>,
    },
    {
      key: 'online',
      title: text.state,
      width: 88,
      text: (row) => text.states[row.online ? 'online' : 'offline'],
      render: (row) => (
        <Status kind={row.online ? 'online' : 'offline'}>{text.states[row.online ? 'online' : 'offline']}</Status>
      ),
    },
    { key: 'tier_name', title: text.plan, width: 96, text: (row) => soldNames.said(row.tier_name) },
    { key: 'used', title: text.used, width: 112, align: 'right', text: (row) => text.usedOf(row.used, row.most) },
    { key: 'mbps', title: text.bandwidth, unit: 'Mbps', width: 104, align: 'right', priority: 2 },
    {
      key: 'delivery',
      title: text.delivery,
      width: 104,
      text: (row) => (row.delivery ? deliveryText[row.delivery] : undefined),
      render: (row) =>
        row.delivery ? <DeliveryStatus state={row.delivery} error={told(row.error, row.error_said)} /> : '—',
    },
    {
      key: 'today',
      title: text.today,
      width: 104,
      align: 'right',
      text: (row) => bytes(row.today_down + row.today_up),
      exported: (row) => row.today_down + row.today_up,
    },
    {
      key: 'expires_at',
      title: text.ends,
      width: 196,
      text: endOf,
      render: (row) =>
        row.service_state === 'active' ? (
          endOf(row)
        ) : (
          <Status kind={row.service_state === 'expired' ? 'off' : 'warning'}>{endOf(row)}</Status>
        ),
    },
  ]),
);
