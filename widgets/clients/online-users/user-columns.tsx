import type { OnlineUser } from '../../../src/api/contract/client';
import { bytes, rate, time } from '../../../src/format';
import { methodWord } from '../../../src/ui/auth-method/auth-method.text';
import { clientText, limitsOf } from '../shared';
import { To } from '../../../src/ui/link';
import { Lasted } from '../../../src/ui/now';
import { columns, type Column } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { perLanguage } from '../../../src/text/words';
import { onlineUsersText as text } from './online-users.text';

const authName = ({ auth }: OnlineUser) => (auth ? methodWord(auth) : text.noAuth);

const gateway = perLanguage<Column<OnlineUser>>(() => ({
  key: 'gateway_remark',
  title: text.gateway,
  width: 128,
  grow: 1,
  render: (row) => <To to={{ name: 'network', params: { gwid: row.gwid } }}>{row.gateway_remark}</To>,
}));

const all = perLanguage(() =>
  columns<OnlineUser>([
    {
      key: 'name',
      title: text.name,
      width: 204,
      grow: 2,
      fixed: true,
      sortable: true,
      render: (row) => (
        <TwoLines title={row.name} below={[row.mac, row.vendor].filter(Boolean).join(' ')} mono>
          {row.name}
        </TwoLines>
      ),
    },
    { key: 'type', title: text.type, width: 80, off: true, text: (row) => clientText.types[row.type] },
    { key: 'os', title: text.os, width: 84, off: true, text: (row) => text.systems[row.os] },
    { key: 'vendor', title: text.vendor, width: 96, off: true, text: (row) => row.vendor || undefined },
    { key: 'mac', title: text.mac, width: 148, mono: true, off: true },
    { key: 'ip', title: text.ip, width: 112, mono: true, priority: 2 },
    gateway(),
    {
      key: 'ap_remark',
      title: text.where,
      width: 108,
      grow: 1,
      text: (row) => row.ap_remark ?? text.wired,
      render: (row) => (
        <TwoLines below={row.ssid} mono>
          {row.ap_remark ?? text.wired}
        </TwoLines>
      ),
    },
    { key: 'ssid', title: text.ssid, width: 120, off: true },
    {
      key: 'signal',
      title: text.bandSignal,
      width: 92,
      sortable: true,
      text: (row) => [row.band ?? text.wired, row.signal !== null && text.dbm(row.signal)].filter(Boolean).join(' '),
      parts: [
        { key: 'band', title: text.band, text: (row) => row.band ?? text.wired },
        { key: 'signal', title: text.signal, unit: 'dBm' },
      ],
      render: (row) => (
        <TwoLines look="plain" below={row.signal !== null && text.dbm(row.signal)}>
          {row.band ?? text.wired}
        </TwoLines>
      ),
    },
    {
      key: 'down',
      title: text.rates,
      width: 108,
      align: 'right',
      sortable: true,
      text: (row) => `${rate(row.down)} / ${rate(row.up)}`,
      parts: [
        { key: 'down', title: text.down, unit: 'bps' },
        { key: 'up', title: text.up, unit: 'bps' },
      ],
      render: (row) => (
        <TwoLines look="plain" below={rate(row.up)}>
          {rate(row.down)}
        </TwoLines>
      ),
    },
    {
      key: 'down_bytes',
      title: text.traffic,
      width: 104,
      priority: 2,
      align: 'right',
      sortable: true,
      text: (row) => `${bytes(row.down_bytes)} / ${bytes(row.up_bytes)}`,
      parts: [
        { key: 'down_bytes', title: text.downBytes, unit: 'B' },
        { key: 'up_bytes', title: text.upBytes, unit: 'B' },
      ],
      render: (row) => (
        <TwoLines look="plain" below={bytes(row.up_bytes)}>
          {bytes(row.down_bytes)}
        </TwoLines>
      ),
    },
    {
      key: 'limits',
      title: text.limits,
      width: 160,
      off: true,
      text: (row) => (row.limit_down || row.limit_up ? limitsOf(row) : undefined),
    },
    {
      key: 'online_since',
      title: text.lasted,
      width: 104,
      sortable: true,
      at: (row) => row.online_since,
      // A duration is over when the file is read.
      parts: [{ key: 'online_since', title: text.since, at: (row) => row.online_since }],
      render: (row) => (
        <TwoLines look="plain" below={time(row.online_since)}>
          {row.online === false ? text.left : <Lasted since={row.online_since} units={1} />}
        </TwoLines>
      ),
    },
    { key: 'first_seen', title: text.firstSeen, width: 152, off: true, at: (row) => row.first_seen },
    { key: 'auth', title: text.auth, width: 84, priority: 3, text: authName },
  ]),
);

/** Columns over every gateway, and of one gateway: there its name says nothing. */
export const columnsOf = perLanguage(() => ({ every: all(), one: all().filter((column) => column !== gateway()) }));
