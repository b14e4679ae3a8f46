import { useState } from 'react';
import { useWrite } from '../../../src/api';
import { iptvNodeRemove, iptvNodes, type IptvNode } from '../../../src/api/contract/iptv';
import { iptvNodeStates } from '../../../src/domain/iptv';
import { shownAddress } from '../../../src/domain/shown-address';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, number, time } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { Pencil, Trash2 } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, DataTable, type Filter, widthFor } from '../../../src/ui/table';
import type { iptvNodesContract } from './iptv-nodes.contract';
import { iptvNodesText as text } from './iptv-nodes.text';

const NodeDialog = lazy(() => import('./node-dialog').then((m) => m.NodeDialog));

/** Milliseconds between two looks. */
const every = 15_000;

/** Where television comes from, how gateways find it, and who watches. */
export function IptvNodes({ manage = false }: PropsOf<typeof iptvNodesContract>) {
  const [open, setOpen] = useState<{ node?: IptvNode }>();
  const { run } = useWrite(iptvNodeRemove, ['/api/v3/iptv/', '/api/v3/setting/']);
  const { act } = useAct();
  const remove = ({ id, name }: IptvNode) =>
    act(() => run({ ids: [id] }), {
      confirm: { title: text.remove, body: text.removeAsk(name), confirm: text.remove, danger: true },
      said: text.removed,
    });
  return (
    <div part="panel">
      <DataTable<IptvNode>
        label={text.heading}
        endpoint={iptvNodes}
        columns={own()}
        cacheKey="iptv.nodes"
        rowName={({ name }) => name}
        search={text.search}
        filters={states()}
        exportName={text.heading}
        every={every}
        {...(manage && {
          add: { label: text.add, onSelect: () => setOpen({}) },
          actions: (node: IptvNode) => [
            { key: 'edit', label: text.edit, icon: <Pencil />, onSelect: () => setOpen({ node }) },
            {
              key: 'remove',
              label: text.remove,
              icon: <Trash2 />,
              danger: true,
              disabled: node.gateways > 0,
              onSelect: () => void remove(node),
            },
          ],
        })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <Suspense>{open && <NodeDialog {...open} onClose={() => setOpen(undefined)} />}</Suspense>
    </div>
  );
}

const kinds: Readonly<Record<IptvNode['state'], StatusKind>> = {
  ok: 'online',
  lossy: 'warning',
  none: 'danger',
  unknown: 'off',
};

const own = perLanguage(() =>
  columns<IptvNode>([
    { key: 'name', title: text.name, width: 160, grow: 1, strong: true, fixed: true },
    { key: 'place', title: text.place, width: 112, priority: 2 },
    {
      key: 'kind',
      title: text.kind,
      width: widthFor(text.kinds, 112),
      priority: 2,
      text: ({ kind }) => text.kinds[kind],
    },
    {
      key: 'address',
      title: text.address,
      width: 240,
      grow: 2,
      mono: true,
      text: ({ address }) => shownAddress(address),
    },
    {
      key: 'state',
      title: text.state,
      width: 128,
      text: ({ state }) => text.states[state],
      render: ({ state }) => <Status kind={kinds[state]}>{text.states[state]}</Status>,
    },
    {
      key: 'loss',
      title: text.loss,
      unit: '%',
      width: 88,
      align: 'right',
      text: ({ loss }) => (loss === null ? undefined : number(loss, 2)),
    },
    {
      key: 'viewers',
      title: text.viewers,
      width: 88,
      align: 'right',
      text: ({ viewers }) => number(viewers),
    },
    {
      key: 'channels',
      title: text.channels,
      width: 88,
      align: 'right',
      priority: 3,
      text: ({ channels }) => (channels === null ? undefined : number(channels)),
    },
    { key: 'gateways', title: text.gateways, width: 104, align: 'right', text: ({ gateways }) => number(gateways) },
    {
      key: 'at',
      title: text.at,
      width: 120,
      priority: 2,
      text: ({ at }) => (at ? time(at) : undefined),
      exported: ({ at }) => (at ? dateTime(at) : ''),
    },
  ]),
);

const states = perLanguage<readonly Filter[]>(() => [
  {
    name: 'state',
    label: text.allStates,
    options: iptvNodeStates.map((value) => ({ value, label: text.states[value] })),
  },
]);
