import { useState } from 'react';
import type { Network } from '../../../src/api/contract/sdwan';
import { excessOf, inTopology, topologyTypes } from '../../../src/domain/sdwan';
import { problemText, sdwanText } from '../../../src/text/sdwan.text';
import { Button } from '../../../src/ui/button';
import { Freshness } from '../../../src/ui/freshness';
import { Replace } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Note } from '../../../src/ui/note';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { AddMembers, Block, SdwanEditor, WidthEditor } from '../shared';
import { History } from './history';
import { MemberDelivery } from './member-delivery';
import { NetworkHead, type View } from './network-head';
import { SaveBar } from './save-bar';
import { Edges } from './sdwan-manage.styles';
import { sdwanManageText as text } from './sdwan-manage.text';
import { useLive, type Live } from './use-live';
import { useReplay } from './use-replay';

const Replay = lazy(() => import('./replay').then((m) => m.Replay));

const every = 10_000;

interface LiveNetworkProps {
  network: Network;
  at: number | undefined;
  view: View;
  manage: boolean;
}

/** A network that is there, drawn or as the bandwidth of its members. */
export function LiveNetwork({ network, at, view, manage }: LiveNetworkProps) {
  const live = useLive(network, manage);
  const { model, dirty, behind } = live;
  return (
    <Stack $gap={12}>
      <NetworkHead network={network} view={view} manage={manage} dirty={dirty} />
      {network.state === 'paused' && <Note tone="warning">{text.pausedNote}</Note>}
      {network.state === 'expired' && <Note tone="danger">{text.expiredNote}</Note>}
      <TooLarge network={network} />
      <Stuck network={network} onSelect={model.onSelect} />
      {dirty && behind && <Note tone="warning">{text.newer}</Note>}
      {view === 'width' ? (
        <WidthEditor model={model} />
      ) : (
        <Edges>
          <Topology network={network} at={at} live={live} manage={manage} />
          {dirty && <SaveBar live={live} />}
        </Edges>
      )}
      {view === 'width' && dirty && <SaveBar live={live} />}
    </Stack>
  );
}

/** A network that is more than its package allows: it may be renamed and made smaller, but not larger. */
function TooLarge({ network }: { network: Network }) {
  const { state, limits, topology, member_list: nodes } = network;
  if (state === 'expired' || !limits) return null;
  const excess = new Set(excessOf({ topology, nodes }, limits).map(problemText));
  return excess.size > 0 && <Note tone="warning">{text.tooLarge([...excess])}</Note>;
}

/** Members that did not take over what they were told: they run as before, or not at all. */
function Stuck({ network, onSelect }: { network: Network; onSelect: (gwid: string) => void }) {
  const stuck = network.member_list.filter(({ delivery }) => delivery === 'failed' || delivery === 'unable');
  const [first] = stuck;
  if (!first) return null;
  return (
    <Note tone="danger">
      {text.stuck(
        stuck.length,
        stuck.slice(0, 3).map(({ remark }) => remark),
      )}{' '}
      <Button size="sm" variant="ghost" onClick={() => onSelect(first.gwid)}>
        {text.stuckLook}
      </Button>
    </Note>
  );
}

/** The drawing, with everything that can be done to a member. */
function Topology({ network, at, live, manage }: Omit<LiveNetworkProps, 'view'> & { live: Live }) {
  const [asked, setAsked] = useState<{ replace?: string }>();
  const { model, steps, dirty, editable } = live;
  const { drawing } = model;
  const replayed = useReplay(network.id, model);
  const past = replayed.at !== undefined;
  const topologies = (
    <Segmented
      size="sm"
      label={text.topology}
      value={String(drawing.topology)}
      options={topologyTypes.map((one) => ({
        value: String(one),
        label: sdwanText.topologies[one],
        disabled: !editable || past || !network.limits?.topologies.includes(one),
      }))}
      onChange={(value) =>
        steps.edit((all) => inTopology(all, topologyTypes.find((one) => String(one) === value) ?? 1))
      }
    />
  );
  const about = (gwid: string) =>
    live.isMember(gwid) && (
      <>
        <MemberDelivery network={network.id} gwid={gwid} facts={model.factsOf(gwid)} manage={manage} />
        <History key={gwid} network={network.id} gwid={gwid} />
        {editable && !past && (
          <Block>
            <Button icon={<Replace />} block onClick={() => setAsked({ replace: gwid })}>
              {text.replace}
            </Button>
          </Block>
        )}
      </>
    );
  return (
    <>
      <SdwanEditor
        label={text.label}
        height={`max(480px, calc(100dvh - ${dirty ? 245 : 188}px))`}
        {...(editable &&
          !past && {
            steps,
            ...(network.state !== 'expired' && { onAdd: () => setAsked({}) }),
            onRemove: (gwid: string) => void live.take(gwid),
          })}
        tools={
          <>
            {topologies}
            <span data-clock>
              <Freshness live={false} at={at} every={every} />
            </span>
          </>
        }
        about={about}
        foot={
          <Suspense fallback={<Skeleton height={48} />}>
            <Replay network={network.id} replayed={replayed} />
          </Suspense>
        }
        model={replayed.model}
      />
      {asked && (
        <AddMembers
          there={new Set(drawing.nodes.map(({ gwid }) => gwid))}
          topology={drawing.topology}
          single={asked.replace !== undefined}
          onPick={(picked) => {
            live.pick(picked, asked.replace);
            setAsked(undefined);
          }}
          {...(asked.replace === undefined && {
            file: {
              drawing,
              most: network.limits?.members,
              onImport: (members) => {
                live.importAll(members);
                setAsked(undefined);
              },
            },
          })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
