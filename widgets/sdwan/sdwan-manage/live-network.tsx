import { useMemo, useState } from 'react';
import { useWrite } from '../../../src/api';
import { sdwanSave, type Candidate, type Network } from '../../../src/api/contract/sdwan';
import {
  addedPrepared,
  inTopology,
  problemsOf,
  removed,
  replaced,
  topologyTypes,
  type Drawing,
  type DrawnNode,
} from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { useConfirm } from '../../../src/ui/dialog';
import { useLeaveGuard } from '../../../src/ui/form';
import { Freshness } from '../../../src/ui/freshness';
import { Replace } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { AddMembers, Block, SdwanEditor, useDrawing, type MemberFacts } from '../shared';
import { Segmented } from '../../../src/ui/segmented';
import { Status } from '../../../src/ui/status';
import { Stack } from '../../../src/ui/stack';
import { changesOf } from './changes';
import { History } from './history';
import { NetworkHead } from './network-head';
import { SaveBar } from './sdwan-manage.styles';
import { sdwanManageText as text } from './sdwan-manage.text';

const every = 10_000;
const affected = ['/api/v3/sdwan/'];

/** What is drawn and sent of a member. */
const nodeOf = ({ gwid, role, pid, position, widthband, foreign_widthband, is_used, x, y }: DrawnNode): DrawnNode => ({
  gwid, role, pid, position, widthband, foreign_widthband, is_used, x, y,
}); // prettier-ignore

const drawingOf = ({ topology, member_list }: Network): Drawing => ({ topology, nodes: member_list.map(nodeOf) });

/** A network that is there: follows the server until something is changed, and keeps the change until it is saved. */
export function LiveNetwork({ network, at, manage }: { network: Network; at: number | undefined; manage: boolean }) {
  const { act } = useAct();
  const confirm = useConfirm();
  const saving = useWrite(sdwanSave, affected);
  const steps = useDrawing(() => drawingOf(network));
  const [base, setBase] = useState(network);
  const [selected, onSelect] = useState<string>();
  const [asked, setAsked] = useState<{ replace?: string }>();
  const [newcomers, setNewcomers] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const { drawing } = steps;

  const nameOf = (gwid: string) => factsOf(gwid).remark;
  const members = useMemo(() => new Map(network.member_list.map((one) => [one.gwid, one])), [network]);
  const factsOf = (gwid: string): MemberFacts => {
    const member = members.get(gwid) ?? base.member_list.find((one) => one.gwid === gwid);
    const known = member ?? newcomers.get(gwid);
    const { remark = gwid, model = '', location = '', status } = known ?? {};
    return { remark, model, location, online: status === 'online', ...(member && { applied: member.applied }) };
  };
  const changes = changesOf(drawingOf(base), drawing, nameOf);
  const dirty = changes.length > 0;
  // What was saved here is newer than what was read before it.
  if (!dirty && base !== network && network.rev >= base.rev) {
    setBase(network);
    if (base.rev !== network.rev) steps.reset(drawingOf(network));
  }
  useLeaveGuard(dirty);
  const editable = manage && network.state !== 'expired' && network.limits !== null;
  const problems = problemsOf(drawing, network.limits ?? undefined);

  const save = () => {
    const { name, id } = network;
    const { topology, nodes } = drawing;
    return act(() => saving.run({ id, rev: base.rev, name, topology, nodes: nodes.map(nodeOf) }), {
      said: text.saved,
      then: ({ data }) => setBase({ ...base, rev: data.rev, topology, member_list: mergedMembers() }),
    });
  };
  /** What the server will say: until it does, nothing counts as changed. */
  const mergedMembers = (): Network['member_list'] =>
    drawing.nodes.map((node) => ({
      level: null,
      applied: false,
      ...pickFacts(node.gwid),
      ...members.get(node.gwid),
      ...node,
    }));
  const pickFacts = (gwid: string) => {
    const { remark, model, location, online } = factsOf(gwid);
    const simulated = newcomers.get(gwid)?.simulated === true;
    return { simulated, remark, model, location, status: online ? ('online' as const) : ('offline' as const) };
  };
  const discard = () => {
    setBase(network);
    steps.reset(drawingOf(network));
    onSelect(undefined);
  };
  const take = async (gwid: string) => {
    const agreed = await confirm({
      title: text.remove,
      body: text.removeAsk(nameOf(gwid)),
      detail: text.removeDetail,
      danger: true,
    });
    if (!agreed) return;
    onSelect(undefined);
    steps.edit((all) => removed(all, gwid));
  };
  const pick = (picked: readonly Candidate[]) => {
    setNewcomers(new Map([...newcomers, ...picked.map((one) => [one.gwid, one] as const)]));
    const [first] = picked;
    const place = asked?.replace;
    if (place !== undefined && first) {
      steps.edit((all) => replaced(all, place, first.gwid));
      onSelect(first.gwid);
    } else steps.edit((all) => addedPrepared(all, picked));
    setAsked(undefined);
  };

  return (
    <Stack $gap={12}>
      <NetworkHead network={network} manage={manage} dirty={dirty} />
      {network.state === 'paused' && <Note tone="warning">{text.pausedNote}</Note>}
      {network.state === 'expired' && <Note tone="danger">{text.expiredNote}</Note>}
      {dirty && network.rev > base.rev && <Note tone="warning">{text.newer}</Note>}
      <SdwanEditor
        label={text.label}
        height={`max(480px, calc(100dvh - ${dirty ? 400 : 324}px))`}
        {...(editable && { steps, onAdd: () => setAsked({}), onRemove: (gwid: string) => void take(gwid) })}
        tools={
          <>
            <Segmented
              size="sm"
              label={text.topology}
              value={String(drawing.topology)}
              options={topologyTypes.map((one) => ({
                value: String(one),
                label: sdwanText.topologies[one],
                disabled: !editable || !network.limits?.topologies.includes(one),
              }))}
              onChange={(value) =>
                steps.edit((all) => inTopology(all, topologyTypes.find((one) => String(one) === value) ?? 1))
              }
            />
            <Freshness live={false} at={at} every={every} />
          </>
        }
        about={(gwid) =>
          members.has(gwid) && (
            <>
              <History key={gwid} network={network.id} gwid={gwid} />
              {editable && (
                <Block>
                  <Button icon={<Replace />} block onClick={() => setAsked({ replace: gwid })}>
                    {text.replace}
                  </Button>
                </Block>
              )}
            </>
          )
        }
        model={{
          drawing,
          ...(editable && { edit: steps.edit }),
          factsOf,
          links: network.link_list,
          problems: manage ? problems : [],
          limits: network.limits ?? undefined,
          selected,
          onSelect,
        }}
      />
      {dirty && (
        <SaveBar role="region" aria-label={text.changes(changes.length)}>
          <Status kind="warning">{text.changes(changes.length)}</Status>
          <details>
            <summary>{text.changeList}</summary>
            <ul>
              {changes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
          <span data-end>
            {problems.length > 0 && <Status kind="danger">{text.blocked}</Status>}
            <Button onClick={discard}>{text.discard}</Button>
            <Button
              variant="primary"
              busy={saving.busy}
              disabled={problems.length > 0 || network.rev > base.rev}
              onClick={() => void save()}
            >
              {text.save}
            </Button>
          </span>
        </SaveBar>
      )}
      {asked && (
        <AddMembers
          there={new Set(drawing.nodes.map(({ gwid }) => gwid))}
          single={asked.replace !== undefined}
          onPick={pick}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}
