import type { OnlineUser } from '../../src/api/contract/client';
import { bytes, dateTime, duration, rate } from '../../src/format';
import { authText } from '../../src/text';
import { To } from '../../src/ui/link';
import { columns, type Column } from '../../src/ui/table';
import { Below, Name } from './online-users.styles';
import { onlineUsersText as text } from './online-users.text';

const authName = ({ auth }: OnlineUser) => (auth ? (authText[auth] ?? auth) : text.noAuth);

const gateway: Column<OnlineUser> = {
  key: 'gateway_remark',
  title: text.gateway,
  width: 140,
  grow: 1,
  render: (row) => <To to={{ name: 'network', params: { gwid: row.gwid } }}>{row.gateway_remark}</To>,
};

const all = columns<OnlineUser>([
  {
    key: 'name',
    title: text.name,
    width: 168,
    grow: 2,
    fixed: true,
    sortable: true,
    render: (row) => (
      <>
        <Name title={row.name}>{row.name}</Name>
        <Below>{row.mac}</Below>
      </>
    ),
  },
  { key: 'os', title: text.os, width: 84, priority: 3, text: (row) => text.systems[row.os] },
  { key: 'vendor', title: text.vendor, width: 100, off: true },
  { key: 'mac', title: text.mac, width: 148, mono: true, off: true },
  { key: 'ip', title: text.ip, width: 124, mono: true },
  gateway,
  {
    key: 'ap_remark',
    title: text.where,
    width: 140,
    grow: 1,
    text: (row) => row.ap_remark ?? text.wired,
    render: (row) => (
      <>
        <Name as="span">{row.ap_remark ?? text.wired}</Name>
        {row.ssid && <Below>{row.ssid}</Below>}
      </>
    ),
  },
  { key: 'ssid', title: text.ssid, width: 120, off: true },
  { key: 'band', title: text.band, width: 68, text: (row) => row.band ?? text.wired },
  {
    key: 'signal',
    title: text.signal,
    width: 92,
    align: 'right',
    sortable: true,
    priority: 3,
    text: (row) => (row.signal === null ? undefined : text.dbm(row.signal)),
  },
  { key: 'down', title: text.down, width: 104, align: 'right', sortable: true, text: (row) => rate(row.down) },
  { key: 'up', title: text.up, width: 104, align: 'right', sortable: true, text: (row) => rate(row.up) },
  {
    key: 'down_bytes',
    title: text.downBytes,
    width: 100,
    align: 'right',
    sortable: true,
    priority: 2,
    text: (row) => bytes(row.down_bytes),
  },
  {
    key: 'up_bytes',
    title: text.upBytes,
    width: 100,
    align: 'right',
    sortable: true,
    off: true,
    text: (row) => bytes(row.up_bytes),
  },
  {
    key: 'online_since',
    title: text.since,
    width: 152,
    sortable: true,
    text: (row) => dateTime(row.online_since),
    render: (row) => (
      <>
        <span>{dateTime(row.online_since)}</span>
        <Below $plain>{duration((Date.now() - Date.parse(row.online_since)) / 1000, 1)}</Below>
      </>
    ),
  },
  { key: 'first_seen', title: text.firstSeen, width: 152, off: true, text: (row) => dateTime(row.first_seen) },
  { key: 'auth', title: text.auth, width: 92, priority: 3, text: authName },
]);

/** Columns over every gateway, and of one gateway: there its name says nothing. */
export const columnsOf = { every: all, one: all.filter((column) => column !== gateway) };
