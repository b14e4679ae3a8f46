import { useMemo } from 'react';
import { useRead, type DataOf } from '../../../src/api';
import { onlineUsers, type OnlineUser } from '../../../src/api/contract/client';
import { gateway } from '../../../src/api/contract/device';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { methodWords } from '../../../src/ui/auth-method/auth-method.text';
import { ClientTimeline } from '../shared';
import { Drawer } from '../../../src/ui/drawer';
import { MissingGateway } from '../../../src/ui/missing';
import { Segmented } from '../../../src/ui/segmented';
import { Stack } from '../../../src/ui/stack';
import { DataTable, givenFilter, useOpened, type Filter } from '../../../src/ui/table';
import { Tabs } from '../../../src/ui/tabs';
import { perLanguage } from '../../../src/text/words';
import { Blocked } from './blocked';
import type { onlineUsersContract } from './online-users.contract';
import { Panel } from './online-users.styles';
import { onlineUsersText as text } from './online-users.text';
import { columnsOf } from './user-columns';
import { useUserActions } from './user-actions';

/** Milliseconds between two looks at the server. */
const every = 30_000;

const both = ['online', 'blocked'] as const;
type Shown = (typeof both)[number];

/** Terminals that are online, of the account or of one gateway; who manages them also sees those that are kept out. */
export function OnlineUsers({ gwid, ap, manage = false }: PropsOf<typeof onlineUsersContract>) {
  const { query, setQuery } = usePlace();
  const known = useRead(gateway, gwid ? { gwid } : null);
  // Who is kept out is kept out of a whole network.
  const offered = manage && !ap;
  const shown: Shown = offered && query.show === 'blocked' ? 'blocked' : 'online';
  const list = shown === 'blocked' ? <Blocked gwid={gwid} /> : <Online gwid={gwid} ap={ap} manage={manage} />;
  if (known.error?.kind === 'notFound') return <MissingGateway />;
  if (!offered) return <Panel part="panel">{list}</Panel>;
  // Page, search and filters belong to one list.
  const choose = (key: Shown) =>
    setQuery({
      show: key === 'online' ? undefined : key,
      page: undefined,
      q: undefined,
      sort: undefined,
      view: undefined,
    });
  const names = { online: text.label, blocked: text.blocked };
  const bar = { label: text.label, value: shown, onChange: choose };
  return (
    <Panel part="panel">
      {gwid ? (
        // The page of a gateway has tabs of its own.
        <Stack>
          <div>
            <Segmented {...bar} options={both.map((value) => ({ value, label: names[value] }))} />
          </div>
          {list}
        </Stack>
      ) : (
        <Tabs {...bar} items={both.map((key) => ({ key, label: names[key] }))}>
          {list}
        </Tabs>
      )}
    </Panel>
  );
}

interface OnlineProps {
  gwid: string | undefined;
  ap: string | undefined;
  manage: boolean;
}

function Online({ gwid, ap, manage }: OnlineProps) {
  const [opened, open] = useOpened('client');
  const { actions, batchActions, dialogs } = useUserActions(manage, open);
  const { ap: given } = usePlace().query;
  const narrowing = useMemo(() => {
    const byAp = givenFilter<OnlineUser>('ap', text.allAps, given, (row) => [row.ap_id, row.ap_remark]);
    return ap ? filters() : [...filters(), byAp];
  }, [ap, given]);
  const input = useMemo(() => ({ ...(gwid && { gwid }), ...(ap && { ap }) }), [gwid, ap]);
  return (
    <>
      <DataTable<OnlineUser>
        key={`${gwid} ${ap}`}
        label={text.label}
        endpoint={onlineUsers}
        input={input}
        columns={gwid || ap ? columnsOf().one : columnsOf().every}
        cacheKey={gwid || ap ? 'client.online.gateway' : 'client.online'}
        search={text.search}
        segments={bands()}
        filters={narrowing}
        exportName={text.label}
        every={every}
        bounded
        tall
        numbered
        actions={actions}
        actionsWidth={manage ? 164 : 96}
        {...(manage && { batchActions })}
        onOpen={({ id }) => open(id)}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      {dialogs}
      <Drawer open={opened !== undefined} beside title={text.timeline} width={640} onClose={() => open(undefined)}>
        {opened !== undefined && <ClientTimeline key={opened} id={opened} manage={manage} />}
      </Drawer>
    </>
  );
}

const bands = perLanguage<Omit<Filter, 'width'>>(() => ({
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
}));

const filters = perLanguage<readonly Filter[]>(() => [
  {
    name: 'auth',
    label: text.allAuth,
    options: [
      { value: 'any', label: text.anyAuth },
      ...Object.entries(methodWords).map(([value, label]) => ({ value, label })),
    ],
  },
  { name: 'seen', label: text.now, options: [{ value: 'today', label: text.today }] },
]);
