import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useRead, useWrite, type DataOf } from '../../../src/api';
import { assetMark, assets, type ClientFacts } from '../../../src/api/contract/client';
import { missingDays, newDays } from '../../../src/domain/client';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, time } from '../../../src/format';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { RankBars } from '../../../src/ui/chart';
import { clientText } from '../shared';
import { Empty } from '../../../src/ui/empty';
import { To } from '../../../src/ui/link';
import { MissingGateway } from '../../../src/ui/missing';
import { Pane, PaneHead, Panes } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type BatchAction, type Filter, type RowAction } from '../../../src/ui/table';
import { Tag } from '../../../src/ui/tag';
import { TwoLines } from '../../../src/ui/two-lines';
import { perLanguage } from '../../../src/text/words';
import type { networkAssetsContract } from './network-assets.contract';
import { networkAssetsText as text } from './network-assets.text';
import { day } from '../../../src/domain/time';

type Assets = DataOf<typeof assets>;

/** Milliseconds between two looks at the server. */
const every = 60_000;
/** Lines of a ranking. */
const ranked = 5;

/** What is on a network: how it divides, and every terminal of the last 90 days. */
export function NetworkAssets({ gwid = '', manage = false }: PropsOf<typeof networkAssetsContract>) {
  const { data, error } = useRead(assets, gwid ? { gwid, per_page: 1 } : null, { every });
  const filters = useFilters(data);
  const { actions, batchActions } = useMarks();
  if (!gwid) return <Empty kind="nothing" title={text.none} reason={text.noneReason} />;
  if (error?.kind === 'notFound') return <MissingGateway />;
  return (
    <Stack part="panel">
      {data && data.counts.all > 0 && <Parts data={data} />}
      <p>{text.newHelp}</p>
      <DataTable<ClientFacts>
        label={text.label}
        endpoint={assets}
        input={{ gwid }}
        columns={assetColumns()}
        cacheKey="client.assets"
        search={text.search}
        segments={segments()}
        filters={filters}
        exportName={text.label}
        every={every}
        tall
        numbered
        rowName={({ name }) => name}
        {...(manage && { actions, batchActions })}
        empty={{ title: text.empty, reason: text.emptyReason }}
      />
    </Stack>
  );
}

function Parts({ data }: { data: Assets }) {
  const part = (title: string, rows: { name: string; label: string; count: number }[]) => (
    <Pane>
      <PaneHead title={title} />
      <RankBars
        rows={rows
          .slice(0, ranked)
          .map(({ name, label, count }) => ({ key: name || 'none', label, size: count, value: String(count) }))}
      />
    </Pane>
  );
  return (
    <Panes $columns="repeat(auto-fit, minmax(240px, 1fr))">
      {part(
        text.byType,
        data.types.map((one) => ({ ...one, label: typeName(one.name) })),
      )}
      {part(
        text.byVendor,
        data.vendors.map((one) => ({ ...one, label: one.name || text.noVendor })),
      )}
      {part(
        text.bySystem,
        data.systems.map((one) => ({ ...one, label: systemName(one.name) })),
      )}
    </Panes>
  );
}

const typeName = (name: string) => clientText.types[name as ClientFacts['type']] ?? name;
const systemName = (name: string) => clientText.systems[name as ClientFacts['os']] ?? name;

function useFilters(data: Assets | undefined): readonly Filter[] {
  return useMemo(() => {
    const filter = (name: string, label: string, rows: Assets['types'], nameOf: (name: string) => string): Filter => ({
      name,
      label,
      options: rows
        .filter((one) => one.name)
        .map((one) => ({ value: one.name, label: text.counted(nameOf(one.name), one.count) })),
    });
    return [
      filter('type', text.allTypes, data?.types ?? [], typeName),
      filter('vendor', text.allVendors, data?.vendors ?? [], (name) => name),
      filter('os', text.allSystems, data?.systems ?? [], systemName),
    ];
  }, [data]);
}

/** Marks one or many as known; many in calls of at most a thousand. */
function useMarks() {
  const { run } = useWrite(assetMark, ['/api/v3/client/']);
  const { act } = useAct();
  const one = ({ id, known }: ClientFacts) =>
    act(() => run({ ids: [id], known: !known }), { said: known ? text.unmarked : text.marked });
  const actions = (row: ClientFacts): readonly RowAction[] => [
    { key: 'mark', label: row.known ? text.unmark : text.mark, onSelect: () => void one(row) },
  ];
  const many = (key: string, label: string, known: boolean): BatchAction => ({
    key,
    label,
    run: async (ids, signal, onResult) => {
      for (let from = 0; from < ids.length && !signal.aborted; from += 1000) {
        const part = ids.slice(from, from + 1000);
        await run({ ids: part, known });
        for (const id of part) onResult({ id, state: 'success' });
      }
    },
  });
  return { actions, batchActions: [many('mark', text.mark, true), many('unmark', text.unmark, false)] };
}

const segments = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as Assets | undefined)?.counts;
    return (Object.keys(text.states) as (keyof typeof text.states)[]).map((key) => ({
      value: key,
      label: text.states[key],
      ...(counts && { count: counts[key || 'all'] }),
    }));
  },
}));

function markOf(row: ClientFacts): keyof typeof text.marks {
  if (row.known) return !row.online && Date.now() - Date.parse(row.last_seen) > missingDays * day ? 'missing' : 'known';
  return Date.now() - Date.parse(row.first_seen) < newDays * day ? 'new' : 'unknown';
}
const tones = { new: 'info', missing: 'warning', known: 'success', unknown: 'line' } as const;

const assetColumns = perLanguage(() =>
  columns<ClientFacts>([
    {
      key: 'name',
      title: text.asset,
      width: 172,
      grow: 2,
      fixed: true,
      sortable: true,
      render: (row) => (
        <TwoLines below={row.mac} mono>
          <To to={{ name: 'ap_mac_info', query: { mac: row.mac } }}>{row.name}</To>
        </TwoLines>
      ),
    },
    {
      key: 'known',
      title: text.state,
      width: 96,
      text: (row) => text.marks[markOf(row)],
      render: (row) => <Tag tone={tones[markOf(row)]}>{text.marks[markOf(row)]}</Tag>,
    },
    {
      key: 'online',
      title: text.online,
      width: 80,
      text: (row) => (row.online ? text.online : text.offline),
      render: (row) => (
        <Status kind={row.online ? 'online' : 'offline'}>{row.online ? text.online : text.offline}</Status>
      ),
    },
    { key: 'type', title: text.type, width: 80, text: (row) => typeName(row.type) },
    { key: 'vendor', title: text.vendor, width: 104, grow: 1, sortable: true, text: (row) => row.vendor || undefined },
    { key: 'os', title: text.system, width: 84, priority: 2, text: (row) => systemName(row.os) },
    { key: 'ip', title: text.ip, width: 124, mono: true, sortable: true },
    {
      key: 'first_seen',
      title: text.first,
      width: 120,
      sortable: true,
      priority: 2,
      text: (row) => time(row.first_seen),
      exported: (row) => dateTime(row.first_seen),
    },
    {
      key: 'last_seen',
      title: text.last,
      width: 120,
      sortable: true,
      text: (row) => time(row.last_seen),
      exported: (row) => dateTime(row.last_seen),
    },
  ]),
);

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > p {
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
