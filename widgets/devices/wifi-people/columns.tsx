import type { WifiPerson } from '../../../src/api/contract/wifi-person';
import { date } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, type Column } from '../../../src/ui/table';
import { wifiPeopleText as text } from './wifi-people.text';

const kinds: Readonly<Record<WifiPerson['state'], StatusKind>> = {
  active: 'online',
  expiring: 'warning',
  expired: 'offline',
  off: 'off',
};

/** The last day: the end of a day is the beginning of the next one. */
export const lastDay = (end: string | null): string =>
  end === null ? text.endless : date(Date.parse(end) - 1, 'Asia/Shanghai');

/** Columns of the list of people. */
export const personListColumns = perLanguage<readonly Column<WifiPerson>[]>(() =>
  columns<WifiPerson>([
    { key: 'name', title: text.fields.name, width: 160, grow: 2, strong: true, fixed: true, sortable: true },
    {
      key: 'state',
      title: text.state,
      width: 128,
      text: ({ state }) => text.states[state],
      render: ({ state }) => <Status kind={kinds[state]}>{text.states[state]}</Status>,
    },
    { key: 'vlan', title: text.fields.vlan, width: 112, text: ({ vlan }) => vlan || text.sameVlan },
    {
      key: 'devices',
      title: text.fields.devices,
      width: 88,
      align: 'right',
      text: ({ devices }) => (devices === 0 ? text.unlimited : devices),
    },
    {
      key: 'expires_at',
      title: text.fields.until,
      width: 120,
      sortable: true,
      text: ({ expires_at }) => lastDay(expires_at),
    },
    {
      key: 'created_at',
      title: text.created,
      width: 152,
      priority: 3,
      sortable: true,
      at: ({ created_at }) => created_at,
    },
  ]),
);
