import { told } from '../../../src/api/said';
import { useMemo, useState } from 'react';
import { useWrite } from '../../../src/api';
import { sdwanSave, type Candidate, type Network } from '../../../src/api/contract/sdwan';
import {
  addedPrepared,
  afterSwaps,
  imported,
  isLarger,
  problemsOf,
  removed,
  replaced,
  swapsOf,
  type Drawing,
  type DrawnNode,
  type ImportedMember,
  type Problem,
} from '../../../src/domain/sdwan';
import { useAct } from '../../../src/ui/act';
import { useConfirm } from '../../../src/ui/dialog';
import { useLeaveGuard } from '../../../src/ui/form';
import { useDrawing, type EditorModel, type MemberFacts } from '../shared';
import { runs } from '../shared/state-kinds';
import { changesOf } from './changes';
import { sdwanManageText as text } from './sdwan-manage.text';

const affected = ['/api/v3/sdwan/'];

/** What is drawn and sent of a member. */
const nodeOf = ({
  gwid,
  role,
  pid,
  position,
  widthband,
  foreign_widthband,
  is_used,
  subnets = null,
  x,
  y,
  replaces,
}: DrawnNode): DrawnNode => ({
  ...{ gwid, role, pid, position, widthband, foreign_widthband, is_used, subnets, x, y },
  ...(replaces && { replaces }),
});

const drawingOf = ({ topology, mesh = false, member_list }: Network): Drawing => ({
  topology,
  mesh,
  nodes: member_list.map(nodeOf),
});

/** A network under change. */
export type Live = ReturnType<typeof useLive>;

/** Follows the server until something is changed, and keeps the change until it is saved. */
export function useLive(network: Network, manage: boolean) {
  const { act } = useAct();
  const confirm = useConfirm();
  const saving = useWrite(sdwanSave, affected);
  const steps = useDrawing(() => drawingOf(network));
  const [base, setBase] = useState(network);
  const [selected, onSelect] = useState<string>();
  const [newcomers, setNewcomers] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const { drawing } = steps;

  const nameOf = (gwid: string) => factsOf(gwid).remark;
  const members = useMemo(() => new Map(network.member_list.map((one) => [one.gwid, one])), [network]);
  const factsOf = (gwid: string): MemberFacts => {
    const member = members.get(gwid) ?? base.member_list.find((one) => one.gwid === gwid);
    const known = member ?? newcomers.get(gwid);
    const { remark = gwid, model = '', location = '', region = null, lans = [], status } = known ?? {};
    return {
      remark,
      model,
      location,
      region,
      lans,
      online: status === 'online',
      ...(member && {
        ...(member.delivery && { delivery: member.delivery }),
        deliveryError: told(member.delivery_error ?? '', member.delivery_said),
        ...(member.rule_kinds && { ruleKinds: member.rule_kinds }),
      }),
    };
  };
  const changes = changesOf(drawingOf(base), drawing, nameOf);
  const dirty = changes.length > 0;
  // What was saved here is newer than what was read before it.
  if (!dirty && base !== network && network.rev >= base.rev) {
    setBase(network);
    // A gateway that is given back is no member any more, though nobody changed the network.
    const left = base.member_list.some(({ gwid }) => !members.has(gwid));
    if (left || base.rev !== network.rev) steps.reset(drawingOf(network));
  }
  useLeaveGuard(dirty);
  const editable = manage && network.limits !== null;
  const problems: Problem[] = [
    ...problemsOf(drawing, network.limits ?? undefined, drawingOf(base)),
    // What has ended is made smaller for a smaller package.
    ...(network.state === 'expired' && isLarger(drawing, drawingOf(base)) ? [{ kind: 'ended' } as const] : []),
  ];

  const save = () => {
    const { name, id } = network;
    const { topology, nodes, mesh = false } = drawing;
    return act(() => saving.run({ id, rev: base.rev, name, topology, mesh, nodes: nodes.map(nodeOf) }), {
      said: runs(network) ? text.saved : text.savedResting,
      then: ({ data }) => {
        const swaps = swapsOf(drawingOf(base), drawing);
        if (swaps.size > 0) steps.turn((step) => afterSwaps(step, swaps));
        setBase({ ...base, rev: data.rev, topology, mesh, member_list: mergedMembers() });
      },
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
    const { remark, model, location, region = null, lans = [], online } = factsOf(gwid);
    const simulated = newcomers.get(gwid)?.simulated === true;
    return {
      simulated,
      remark,
      model,
      location,
      region,
      lans: [...lans],
      status: online ? ('online' as const) : ('offline' as const),
    };
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
  /** Adds gateways, or puts the first in the place of a member. */
  const pick = (picked: readonly Candidate[], place: string | undefined) => {
    setNewcomers(new Map([...newcomers, ...picked.map((one) => [one.gwid, one] as const)]));
    const [first] = picked;
    if (place !== undefined && first) {
      steps.edit((all) => replaced(all, place, first.gwid));
      onSelect(first.gwid);
    } else steps.edit((all) => addedPrepared(all, picked));
  };
  /** Adds what a file was read for. */
  const importAll = (members: readonly ImportedMember<Candidate>[]) => {
    setNewcomers(new Map([...newcomers, ...members.map(({ gateway }) => [gateway.gwid, gateway] as const)]));
    steps.edit((all) => imported(all, members));
  };
  const model: EditorModel = {
    drawing,
    ...(editable && { edit: steps.edit }),
    factsOf,
    links: network.link_list,
    problems: manage ? problems : [],
    limits: network.limits ?? undefined,
    selected,
    onSelect,
  };
  return {
    ...{ model, steps, changes, dirty, editable, problems, save, discard, take, pick, importAll },
    saving: saving.busy,
    /** Somebody else changed it meanwhile. */
    behind: network.rev > base.rev,
    isMember: (gwid: string) => members.has(gwid),
  };
}
