import { useState } from 'react';
import { useWrite, type DataOf } from '../../../src/api';
import { sdwanNodeRemove, sdwanNodes, sdwanNodeSave, type SdwanNode } from '../../../src/api/contract/sdwan-node';
import type { PropsOf } from '../../../src/element/contract';
import { number } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { regionText } from '../../../src/text/region.text';
import { sdwanText } from '../../../src/text/sdwan.text';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Network } from '../../../src/ui/icon';
import { Suspense } from '../../../src/ui/lazy';
import { PageActions } from '../../../src/ui/page';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Filter } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { TwoLines } from '../../../src/ui/two-lines';
import { pagesOf } from '../shared/pages';
import { betweenText } from '../../../src/text/between.text';
import { CreatePane } from './create-pane';
import { inputOf, NodeFields, type NodeValues } from './node-fields';
import type { sdwanNodesContract } from './sdwan-nodes.contract';
import { Room, Split } from './sdwan-nodes.styles';
import { sdwanNodesText as text } from './sdwan-nodes.text';

/** Gateways that are prepared as nodes of networks. */
export function SdwanNodes({ service = 'sdwan', manage = false }: PropsOf<typeof sdwanNodesContract>) {
  const [edited, edit] = useState<SdwanNode>();
  const remove = useWrite(sdwanNodeRemove, ['/api/v3/sdwan/']);
  const place = usePlace();
  return (
    <Room part="panel">
      {manage && (
        <PageActions>
          <Button icon={<Network />} onClick={() => place.go({ name: pagesOf[service].create })}>
            {text.build}
          </Button>
        </PageActions>
      )}
      <Split data-both={manage || undefined}>
        {manage && <CreatePane />}
        <DataTable<SdwanNode>
          label={text.list}
          endpoint={sdwanNodes}
          columns={shape()}
          cacheKey="sdwan.nodes"
          rowKey={({ gwid }) => gwid}
          rowName={({ name }) => name}
          search={text.search}
          segments={states()}
          exportName={text.list}
          tall
          {...(manage && {
            actions: (node: SdwanNode) => [{ key: 'edit', label: text.edit, onSelect: () => edit(node) }],
            actionsWidth: 96,
            removeMany: (gwids: string[]) => remove.run({ gwids }),
            removeDetail: text.removeDetail,
          })}
          empty={{ title: text.none, reason: text.noneReason }}
        />
      </Split>
      <Suspense>{edited && <EditDialog node={edited} onClose={() => edit(undefined)} />}</Suspense>
    </Room>
  );
}

function EditDialog({ node, onClose }: { node: SdwanNode; onClose: () => void }) {
  const { run } = useWrite(sdwanNodeSave, ['/api/v3/sdwan/']);
  const toast = useToast();
  const { gwid, name, region, city, position, bandwidth, subnets, note } = node;
  const submit = async (values: NodeValues) => {
    await run({ gwid, fresh: false, ...inputOf(values) });
    toast.success(text.saved);
    onClose();
  };
  return (
    <FormDialog<NodeValues>
      title={text.editOf(name)}
      ok={verbs.save}
      width={520}
      initial={{
        name,
        region: region ?? '',
        city,
        position: position === 1 ? '1' : '2',
        bandwidth,
        subnets: subnets.join('\n'),
        note,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <NodeFields />
    </FormDialog>
  );
}

const placeOf = ({ region, city }: SdwanNode): string | undefined =>
  region === null ? undefined : [regionText.regions[region], city].filter(Boolean).join(' ');

const shape = perLanguage(() =>
  columns<SdwanNode>([
    {
      key: 'name',
      title: text.name,
      width: 160,
      grow: 2,
      fixed: true,
      text: (row) => row.name,
      render: (row) => (
        <TwoLines title={row.name} below={row.remark || row.gwid} belowTitle={row.note || undefined} tall>
          {row.name}
        </TwoLines>
      ),
    },
    {
      key: 'online',
      title: text.state,
      width: 80,
      text: (row) => (row.online ? text.online : text.offline),
      render: (row) => (
        <Status kind={row.online ? 'online' : 'offline'}>{row.online ? text.online : text.offline}</Status>
      ),
    },
    { key: 'place', title: text.place, width: 112, priority: 2, text: placeOf },
    { key: 'position', title: text.position, width: 72, priority: 2, text: (row) => sdwanText.sides[row.position] },
    {
      key: 'bandwidth',
      title: text.bandwidth,
      priority: 3,
      unit: 'Mbps',
      width: 104,
      align: 'right',
      text: (row) => number(row.bandwidth),
      exported: (row) => row.bandwidth,
    },
    {
      key: 'subnets',
      title: text.subnets,
      width: 168,
      grow: 1,
      text: (row) => row.subnets.join(betweenText.names) || undefined,
      render: (row) => (
        <TwoLines
          look="plain"
          title={row.subnets.join('\n')}
          belowTitle={row.conflicts.join(betweenText.names)}
          below={
            row.conflicts.length > 0 && (
              <Status kind="warning">{text.conflicts(row.conflicts.join(betweenText.names))}</Status>
            )
          }
          tall
        >
          {row.subnets.join(betweenText.names) || '—'}
        </TwoLines>
      ),
    },
    { key: 'network_name', title: text.network, width: 112, grow: 1, text: (row) => row.network_name ?? undefined },
  ]),
);

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof sdwanNodes> | undefined)?.counts;
    return (['all', 'free', 'used'] as const).map((key) => ({
      value: key === 'all' ? '' : key,
      label: key === 'all' ? text.all : text.states[key],
      ...(counts && { count: counts[key] }),
    }));
  },
}));
