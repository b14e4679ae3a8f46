import type { DataOf } from '../../src/api';
import { onlineUsers, type OnlineUser } from '../../src/api/contract/client';
import type { PropsOf } from '../../src/element/contract';
import { authText } from '../../src/text';
import { DataTable, type Filter } from '../../src/ui/table';
import type { onlineUsersContract } from './online-users.contract';
import { Panel } from './online-users.styles';
import { onlineUsersText as text } from './online-users.text';
import { columnsOf } from './user-columns';

/** Milliseconds between two looks at the server. */
const every = 30_000;

/** Terminals that are online, of the account or of one gateway. */
export function OnlineUsers({ gwid }: PropsOf<typeof onlineUsersContract>) {
  return (
    <Panel part="panel">
      <DataTable<OnlineUser>
        key={gwid ?? ''}
        label={text.label}
        endpoint={onlineUsers}
        {...(gwid && { input: { gwid } })}
        columns={gwid ? columnsOf.one : columnsOf.every}
        cacheKey={gwid ? 'client.online.gateway' : 'client.online'}
        search={text.search}
        segments={bands}
        filters={filters}
        exportName={text.label}
        every={every}
        tall
        numbered
        empty={{ title: text.none, reason: text.noneReason }}
      />
    </Panel>
  );
}

const bands: Omit<Filter, 'width'> = {
  name: 'band',
  label: text.band,
  options: (data) => {
    const counts = (data as DataOf<typeof onlineUsers> | undefined)?.counts;
    const option = (value: string, label: string, count: number | undefined) => ({
      value,
      label,
      ...(count !== undefined && { count }),
    });
    return [
      option('', text.segments.all, counts?.all),
      option('5G', text.segments['5G'], counts?.band_5g),
      option('2.4G', text.segments['2.4G'], counts?.band_2g),
      option('wired', text.segments.wired, counts?.wired),
    ];
  },
};

const filters: readonly Filter[] = [
  { name: 'auth', label: text.allAuth, options: Object.entries(authText).map(([value, label]) => ({ value, label })) },
];
