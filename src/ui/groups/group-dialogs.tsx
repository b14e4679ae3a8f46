import { groupName, required } from '../../rules';
import { checks } from '../../text';
import { SelectField, TextField } from '../form';
import { FormDialog, verbs } from '../form-dialog';
import { useToast } from '../toast';
import { isWithin, optionsOf, useGroupsOf, type Group } from './groups';
import { Told } from './groups.styles';
import { groupsText as text } from './groups.text';

/** What a dialog is open for. */
export type Asked =
  | { what: 'create'; parent?: string }
  | { what: 'rename'; group: Group }
  | { what: 'move'; group: Group }
  | { what: 'remove'; group: Group }
  | { what: 'assign'; ids: readonly string[] };

interface Values {
  name?: string;
  /** Id of a group; empty: none. */
  group?: string;
}

/** The dialogs that make, name, move and remove groups, and put members into them. */
export function GroupDialogs(props: { asked: Asked; groups: readonly Group[]; onClose: () => void }) {
  const { asked, groups, onClose } = props;
  const of = useGroupsOf();
  const toast = useToast();
  const submit = async ({ name = '', group }: Values) => {
    toast.success(await done(name.trim(), group));
    onClose();
  };
  const done = async (name: string, group: string | undefined): Promise<string> => {
    switch (asked.what) {
      case 'create':
        await of.create({ name, ...(group && { parent: group }) });
        return text.created;
      case 'rename':
        await of.rename(asked.group.id, name);
        return text.renamed;
      case 'move':
        await of.move(asked.group.id, group || null);
        return text.moved;
      case 'remove':
        await of.remove(asked.group.id, group || null);
        return text.removed;
      case 'assign':
        return text.assigned(await of.assign(asked.ids, group || null), of.members);
    }
  };
  const named = asked.what === 'create' || asked.what === 'rename';
  const nameRule = checks<string>(text.name(of.group), required, groupName);
  // A group cannot go below itself, nor into what is removed.
  const self = asked.what === 'move' || asked.what === 'remove' ? asked.group.id : undefined;
  const targets = self === undefined ? groups : groups.filter((one) => !isWithin(groups, one, self));
  const removing = asked.what === 'remove';
  const [label, placeholder] = {
    create: [text.parent(of.group), text.top],
    rename: [text.parent(of.group), text.top],
    move: [text.parent(of.group), text.top],
    remove: [text.removeTo, text.removeToNone(of.none)],
    assign: [text.target(of.group), of.none],
  }[asked.what] as [string, string];
  const title = {
    create: () => text.create(of.group),
    rename: () => text.rename,
    move: () => text.move,
    remove: () => (removing ? text.removeTitle(asked.group.name) : ''),
    assign: () => text.moveTo(of.group),
  }[asked.what]();
  const ok = { create: verbs.create, rename: verbs.save, move: text.move, remove: text.remove, assign: text.move };
  return (
    <FormDialog<Values>
      title={title}
      ok={ok[asked.what]}
      danger={removing}
      initial={initialOf(asked)}
      onSubmit={submit}
      onClose={onClose}
    >
      {removing && (
        <Told>{text.removeTold(belowOf(groups, asked.group), asked.group.count, of.group, of.members)}</Told>
      )}
      {named && (
        <TextField
          name="name"
          label={text.name(of.group)}
          required
          maxLength={20}
          rules={[nameRule]}
          help={text.nameHelp}
        />
      )}
      {asked.what !== 'rename' && (
        <SelectField name="group" label={label} placeholder={placeholder} options={optionsOf(targets)} />
      )}
    </FormDialog>
  );
}

/** Groups below one, at every level. */
const belowOf = (groups: readonly Group[], group: Group): number =>
  groups.filter((one) => one.id !== group.id && isWithin(groups, one, group.id)).length;

function initialOf(asked: Asked): Values {
  switch (asked.what) {
    case 'create':
      return asked.parent ? { group: asked.parent } : {};
    case 'rename':
      return { name: asked.group.name };
    case 'move':
      return { group: asked.group.parent_id ?? '' };
    default:
      return {};
  }
}
