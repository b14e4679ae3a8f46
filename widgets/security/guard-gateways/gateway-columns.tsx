import { perLanguage } from '../../../src/text/words';
import type { SecurityGateway } from '../../../src/api/contract/guard';
import type { SecurityService } from '../../../src/domain/security';
import { date, number } from '../../../src/format';
import { DeliveryStatus, deliveryText } from '../../../src/ui/delivery';
import { To } from '../../../src/ui/link';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, type Column } from '../../../src/ui/table';
import { Gateway, Quiet } from './guard-gateways.styles';
import { guardGatewaysText as text } from './guard-gateways.text';
import { isKept, logPlace, settingsPlace } from './places';
import { Turn } from './turn';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

const planKinds: Record<NonNullable<SecurityGateway['plan']>['state'], StatusKind> = {
  active: 'online',
  expiring: 'warning',
  expired: 'off',
};

/** A number that leads to the log of what it counts, where that still has all of it. */
const counted = (service: SecurityService, key: 'today' | 'month', title: string): Column<SecurityGateway> => ({
  key,
  title,
  unit: text.times,
  width: 96,
  align: 'right',
  text: (row) => row[key],
  render: (row) =>
    row.plan && isKept(service, row.plan.tier, key, Date.now()) ? (
      <To to={logPlace(service, row, key)}>{number(row[key])}</To>
    ) : (
      <Quiet>{row[key] ? number(row[key]) : '—'}</Quiet>
    ),
});

const make = (service: SecurityService): readonly Column<SecurityGateway>[] =>
  columns<SecurityGateway>([
    {
      key: 'remark',
      title: text.gateway,
      width: 200,
      grow: 3,
      fixed: true,
      render: (row) => (
        <Gateway>
          <Status kind={row.online ? 'online' : 'offline'}>
            {row.plan ? <To to={settingsPlace(service, row)}>{row.remark}</To> : row.remark}
          </Status>
        </Gateway>
      ),
    },
    {
      key: 'enabled',
      title: text.on[service],
      width: 92,
      text: (row) => (row.enabled ? text.states.on : text.states.off),
      render: (row) => <Turn gateway={row} />,
    },
    {
      key: 'plan',
      title: text.plan,
      width: 112,
      text: (row) => (row.plan ? soldNames.said(row.plan.tier_name) : text.noPlan),
    },
    {
      key: 'expires_at',
      title: text.expires,
      width: 128,
      text: (row) => (row.plan ? date(row.plan.expires_at) : undefined),
      render: (row) => (row.plan ? <Status kind={planKinds[row.plan.state]}>{date(row.plan.expires_at)}</Status> : '—'),
    },
    {
      key: 'delivery',
      title: text.delivery,
      width: 96,
      text: (row) => (row.delivery ? deliveryText[row.delivery.state] : undefined),
      render: (row) => (row.plan ? <DeliveryStatus state={row.delivery?.state} /> : '—'),
    },
    {
      key: 'chosen',
      title: text.chosen[service],
      unit: text.chosenUnit[service],
      width: 104,
      align: 'right',
      priority: 2,
      text: (row) => (row.delivery ? row.chosen : undefined),
    },
    ...(service === 'firewall_plugin'
      ? [{ key: 'library', title: text.library, width: 104, text: (row: SecurityGateway) => row.library || undefined }]
      : []),
    counted(service, 'today', text.today),
    counted(service, 'month', text.month),
  ]);

/** Columns of each service. */
export const columnsOf = perLanguage((): Readonly<Record<SecurityService, readonly Column<SecurityGateway>[]>> => ({
  domain_parsing: make('domain_parsing'),
  honeypot: make('honeypot'),
  firewall_plugin: make('firewall_plugin'),
}));
