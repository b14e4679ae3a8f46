import {
  backupOf,
  connected,
  mainOf,
  onSide,
  withRole,
  type DrawnNode,
  type MemberRole,
} from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { Segmented } from '../../../src/ui/segmented';
import { Select } from '../../../src/ui/select';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { EditorModel } from './types';

interface ChoiceProps {
  model: EditorModel;
  node: DrawnNode;
  label: string;
}

/** What a member is. */
export function RoleChoice({ model: { drawing, edit }, node, label }: ChoiceProps) {
  const roles: readonly MemberRole[] = drawing.topology === 2 ? ['main', 'bak', 'branch'] : ['main', 'branch'];
  return (
    <Select
      size="sm"
      aria-label={label}
      disabled={!edit}
      value={node.role}
      options={roles.map((value) => ({ value, label: sdwanText.roles[value] }))}
      onChange={(value) => edit?.((all) => withRole(all, node.gwid, value as MemberRole))}
    />
  );
}

/** What a member hangs on; a centre hangs on nothing. */
export function ParentChoice({ model: { drawing, edit, factsOf }, node, label }: ChoiceProps) {
  const others = drawing.nodes.filter(
    (one) => one !== node && (drawing.topology === 3 || one.role !== 'branch' || one.gwid === node.pid),
  );
  const known = others.some(({ gwid }) => gwid === node.pid);
  const centres = [mainOf(drawing), backupOf(drawing)].filter((one) => one !== undefined);
  /** With two centres the other one follows. */
  const nameOf = (gwid: string) => {
    const next = centres.length === 2 && centres.find((one) => one.gwid !== gwid);
    const { remark } = factsOf(gwid);
    return next && node.role === 'branch' && centres.some((one) => one.gwid === gwid)
      ? text.firstThen(remark, factsOf(next.gwid).remark)
      : remark;
  };
  return (
    <Select
      size="sm"
      aria-label={label}
      disabled={!edit || node.role !== 'branch'}
      value={known ? node.pid : ''}
      placeholder={node.role === 'branch' ? text.noParent : '—'}
      aria-required
      options={others.map(({ gwid }) => ({ value: gwid, label: nameOf(gwid) }))}
      onChange={(value) => edit?.((all) => connected(all, node.gwid, value))}
    />
  );
}

/** On which side of the border a member stands. */
export function SideChoice({ model: { edit }, node, label }: ChoiceProps) {
  return (
    <Segmented
      size="sm"
      label={label}
      value={String(node.position)}
      options={([1, 2] as const).map((value) => ({
        value: String(value),
        label: sdwanText.sides[value],
        disabled: !edit,
      }))}
      onChange={(value) => edit?.((all) => onSide(all, node.gwid, value === '1' ? 1 : 2))}
    />
  );
}
