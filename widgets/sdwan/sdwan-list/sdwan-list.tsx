import { useMemo } from 'react';
import { useRead, useWrite, type DataOf } from '../../../src/api';
import {
  networkNeeds,
  networkStates,
  sdwanNetworks,
  sdwanPause,
  sdwanRemove,
  type NetworkBrief,
} from '../../../src/api/contract/sdwan';
import { sdwanGroups } from '../../../src/api/contract/sdwan-group';
import { topologyTypes } from '../../../src/domain/sdwan';
import type { PropsOf } from '../../../src/element/contract';
import { date } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { useKept } from '../../../src/session/use-kept';
import { sdwanText } from '../../../src/text/sdwan.text';
import { perLanguage } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Activity, CirclePause, CirclePlay, Plus } from '../../../src/ui/icon';
import { PageActions } from '../../../src/ui/page';
import { examinationPlace, groupsPlace, nodesPlace, pagesOf } from '../shared/pages';
import { membersOf, networkStateKinds } from '../shared/state-kinds';
import { Segmented } from '../../../src/ui/segmented';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Filter, type RowAction } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { cardShape } from './card-columns';
import type { sdwanListContract } from './sdwan-list.contract';
import { dayWords, kindOf, leftOf, qualityOf, whereOf } from './said';
import { sdwanListText as text } from './sdwan-list.text';
import { Verdict } from './verdict';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

/** Milliseconds between two looks at the server. */
const every = 30_000;
const affected = ['/api/v3/sdwan/'];

const looks = ['cards', 'table'] as const;
type Look = (typeof looks)[number];

/** Networks of several places: how each is drawn, who is online, what pays for it. */
export function SdwanList({ service = 'sdwan', manage = false }: PropsOf<typeof sdwanListContract>) {
  const place = usePlace();
  const pages = pagesOf[service];
  const label = text.labels[service];
  const input = useMemo(() => ({ service }), [service]);
  const remove = useWrite(sdwanRemove, affected);
  const pause = usePausing();
  const [look, setLook] = useKept<Look>('sdwan.look', 'cards');
  const groups = useRead(sdwanGroups, { kind: 'network', service }).data ?? [];
  const byGroup: Filter = {
    name: 'group',
    label: text.allGroups,
    options: groups.map(({ id, name, count }) => ({ value: id, label: name, count })),
    optional: true,
  };
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => place.go({ name: pages.create })}>
      {text.create}
    </Button>
  );
  const actions = (row: NetworkBrief): readonly RowAction[] => [
    { key: 'open', label: text.open, to: { name: pages.manage, query: { id: row.id } } },
    ...(row.state === 'expired'
      ? [{ key: 'renew', label: text.renew, to: { name: 'open.business', query: { service } } }]
      : [
          { key: 'examine', label: text.examine, icon: <Activity />, to: examinationPlace(row) },
          {
            key: 'pause',
            label: row.state === 'paused' ? text.resume : text.pause,
            icon: row.state === 'paused' ? <CirclePlay /> : <CirclePause />,
            onSelect: () => void pause(row),
          },
        ]),
  ];
  return (
    <div part="panel">
      {manage && (
        <PageActions>
          <Button onClick={() => place.go(groupsPlace(service))}>{text.groups}</Button>
          <Button onClick={() => place.go(nodesPlace(service))}>{text.createNode}</Button>
          {create}
        </PageActions>
      )}
      <Verdict service={service} every={every} />
      <DataTable<NetworkBrief>
        key={look}
        label={label}
        endpoint={sdwanNetworks}
        input={input}
        columns={look === 'cards' ? cardShape() : shape()}
        cacheKey={look === 'cards' ? `${service}.cards` : `${service}.list`}
        search={text.search}
        segments={states()}
        filters={[...filters(), byGroup]}
        exportName={label}
        every={every}
        tall={look === 'cards' ? 104 : true}
        toolbarEnd={
          <Segmented<Look>
            label={text.look}
            value={look}
            onChange={setLook}
            options={looks.map((value) => ({ value, label: text.looks[value] }))}
          />
        }
        rowName={({ name }) => name}
        onOpen={(row) => place.go({ name: pages.manage, query: { id: row.id } })}
        {...(manage && { actions, remove: (row) => remove.run({ id: row.id }), removeDetail: text.removeDetail })}
        empty={{ title: text.none, reason: text.noneReason, ...(manage && { action: create }) }}
      />
    </div>
  );
}

/** Stops a network after a question, or lets it go on. */
function usePausing() {
  const { act } = useAct();
  const pause = useWrite(sdwanPause, affected);
  return ({ id, name, state }: NetworkBrief) => {
    const paused = state !== 'paused';
    return act(() => pause.run({ id, paused }), {
      confirm: paused && { title: text.pause, body: text.pauseAsk(name), detail: text.pauseDetail, danger: true },
      said: paused ? text.paused : text.resumed,
    });
  };
}

const shape = perLanguage(() =>
  columns<NetworkBrief>([
    {
      key: 'name',
      title: text.name,
      width: 200,
      strong: true,
      grow: 2,
      priority: 1,
      render: (row) => (
        <TwoLines title={row.name} below={kindOf(row)}>
          {row.name}
        </TwoLines>
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 110,
      priority: 1,
      text: ({ state }) => sdwanText.states[state],
      render: ({ state }) => <Status kind={networkStateKinds[state]}>{sdwanText.states[state]}</Status>,
    },
    {
      key: 'worst',
      title: text.worst,
      width: 220,
      grow: 2,
      priority: 2,
      text: (row) => [whereOf(row), qualityOf(row)].filter(Boolean).join(text.and),
      render: (row) => (
        <TwoLines title={whereOf(row)} below={qualityOf(row)} look="plain">
          {whereOf(row)}
        </TwoLines>
      ),
    },
    { key: 'day', title: text.day, unit: 'ms', width: 132, align: 'right', priority: 3, text: dayWords },
    {
      key: 'topology',
      title: text.topology,
      width: 100,
      off: true,
      text: ({ topology }) => sdwanText.topologies[topology],
    },
    { key: 'group_name', title: text.group, width: 110, off: true, text: ({ group_name }) => group_name },
    {
      key: 'members',
      title: text.members,
      width: 104,
      align: 'right',
      text: membersOf,
    },
    {
      key: 'local',
      title: text.local,
      unit: text.mbps,
      width: 128,
      align: 'right',
      text: ({ local, most }) => (most ? `${local} / ${most.local}` : `${local}`),
    },
    {
      key: 'foreign',
      title: text.foreign,
      unit: text.mbps,
      width: 128,
      align: 'right',
      text: ({ foreign, most }) => (most?.foreign ? `${foreign} / ${most.foreign}` : foreign ? `${foreign}` : ''),
    },
    {
      key: 'tier_name',
      title: text.tier,
      width: 110,
      off: true,
      text: ({ tier_name }) => soldNames.said(tier_name) || text.noTier,
    },
    {
      key: 'expires_at',
      title: text.expires,
      width: 120,
      text: ({ expires_at }) => (expires_at === null ? '' : date(expires_at)),
      render: ({ expires_at }) =>
        expires_at !== null && (
          <TwoLines title={date(expires_at)} below={leftOf(expires_at)} look="plain">
            {date(expires_at)}
          </TwoLines>
        ),
    },
    { key: 'created_at', title: text.created, width: 160, off: true, at: ({ created_at }) => created_at },
  ]),
);

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof sdwanNetworks> | undefined)?.counts;
    return (['', ...networkStates] as const).map((value) => ({
      value,
      label: value ? sdwanText.states[value] : text.all,
      ...(counts && { count: counts[value || 'all'] }),
    }));
  },
}));

const filters = perLanguage<readonly Filter[]>(() => [
  {
    name: 'topology',
    label: text.allTopologies,
    options: topologyTypes.map((value) => ({ value: String(value), label: sdwanText.topologies[value] })),
  },
  {
    name: 'need',
    label: text.needs,
    options: networkNeeds.map((value) => ({ value, label: text.needNames[value] })),
    optional: true,
  },
]);
