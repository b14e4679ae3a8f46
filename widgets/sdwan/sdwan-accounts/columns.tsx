import { told } from '../../../src/api/said';
import type { SdwanAccount } from '../../../src/api/contract/sdwan-account';
import { bytes, date, dateTime, relative } from '../../../src/format';
import { dialerText } from '../../../src/text/dialer.text';
import { perLanguage } from '../../../src/text/words';
import { dialStateKinds } from '../shared/state-kinds';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, type Column } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { sdwanAccountsText as text } from './sdwan-accounts.text';

const deliveryKinds: Readonly<Record<SdwanAccount['delivery'], StatusKind>> = {
  pending: 'progress',
  sent: 'progress',
  done: 'online',
  failed: 'danger',
};

/** Columns of the list of accounts. */
export const accountColumns = perLanguage<readonly Column<SdwanAccount>[]>(() =>
  columns<SdwanAccount>([
    {
      key: 'username',
      title: dialerText.username,
      width: 152,
      grow: 2,
      fixed: true,
      sortable: true,
      render: (row) => (
        <TwoLines title={row.username} below={row.name || '—'}>
          {row.username}
        </TwoLines>
      ),
    },
    { key: 'name', title: dialerText.name, width: 120, off: true },
    {
      key: 'state',
      title: dialerText.state,
      width: 104,
      priority: 1,
      text: (row) => dialerText.states[row.state],
      render: (row) => <Status kind={dialStateKinds[row.state]}>{dialerText.states[row.state]}</Status>,
    },
    {
      key: 'department_name',
      title: dialerText.department,
      width: 120,
      grow: 1,
      priority: 2,
      text: (row) => row.department_name ?? dialerText.noDepartment,
    },
    {
      key: 'gateway_remark',
      title: text.entry,
      width: 152,
      grow: 1,
      text: (row) => row.gateway_remark || row.gwid || text.entryGone,
      render: (row) => (
        <TwoLines title={row.gateway_remark} below={entryWord(row)} warning={row.entry !== 'running'}>
          {row.gateway_remark || row.gwid || '—'}
        </TwoLines>
      ),
    },
    {
      key: 'online',
      title: dialerText.online,
      width: 72,
      align: 'right',
      text: (row) => dialerText.onlineCount(row.online, row.sessions),
      exported: (row) => row.online,
    },
    {
      key: 'expires_at',
      title: dialerText.expires,
      width: 104,
      sortable: true,
      text: (row) => endOf(row),
      exported: (row) => (row.expires_at === null ? dialerText.endless : dateTime(row.expires_at)),
    },
    {
      key: 'last_login_at',
      title: dialerText.lastLogin,
      width: 128,
      priority: 2,
      sortable: true,
      text: (row) => (row.last_login_at === null ? dialerText.never : relative(row.last_login_at)),
      exported: (row) => (row.last_login_at === null ? '' : dateTime(row.last_login_at)),
      render: (row) =>
        row.last_login_at === null ? (
          dialerText.never
        ) : (
          <TwoLines look="plain" title={dateTime(row.last_login_at)} below={row.last_login_ip} mono>
            {relative(row.last_login_at)}
          </TwoLines>
        ),
    },
    {
      key: 'down_bytes',
      title: text.traffic,
      width: 168,
      align: 'right',
      priority: 3,
      sortable: true,
      text: (row) => `${bytes(row.down_bytes)} / ${bytes(row.up_bytes)}`,
      parts: [
        { key: 'down_bytes', title: text.downBytes, unit: 'B' },
        { key: 'up_bytes', title: text.upBytes, unit: 'B' },
      ],
    },
    {
      key: 'delivery',
      title: text.delivery,
      width: 96,
      priority: 3,
      text: (row) => text.deliveries[row.delivery],
      render: (row) => (
        <span title={told(row.error, row.error_said) || undefined}>
          <Status kind={deliveryKinds[row.delivery]}>{text.deliveries[row.delivery]}</Status>
        </span>
      ),
    },
    { key: 'down', title: text.speed, width: 160, off: true, text: (row) => speedOf(row) },
    {
      key: 'created_at',
      title: text.created,
      width: 144,
      off: true,
      sortable: true,
      at: (row) => row.created_at,
    },
  ]),
);

/** The last day: the end of a day is the beginning of the next one. */
const endOf = ({ expires_at }: SdwanAccount): string =>
  expires_at === null ? dialerText.endless : date(Date.parse(expires_at) - 1, 'Asia/Shanghai');

const speedOf = ({ down, up }: SdwanAccount): string =>
  `${down || text.unlimited} / ${up || text.unlimited}${down || up ? ' Mbps' : ''}`;

function entryWord({ entry, network_name }: SdwanAccount): string {
  switch (entry) {
    case 'running':
      return network_name ?? '';
    case 'stopped':
      return text.entryStopped(network_name ?? '');
    case 'left':
      return text.entryLeft;
    case 'gone':
      return text.entryGone;
  }
}
