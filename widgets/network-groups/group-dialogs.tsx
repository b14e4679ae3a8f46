import { groupName, required } from '../../src/rules';
import { checks } from '../../src/text';
import { SelectField, TextField } from '../../src/ui/form';
import { FormDialog } from '../../src/ui/form-dialog';
import { useToast } from '../../src/ui/toast';
import { perLanguage } from '../../src/text/words';
import { isWithin, optionsOf, useChanges, useKind, type Group } from './network-groups.data';
import { networkGroupsText as text } from './network-groups.text';

/** What a dialog is open for. */
export type Asked =
  | { what: 'create'; parent?: string }
  | { what: 'rename'; group: Group }
  | { what: 'move'; group: Group }
  | { what: 'assign'; ids: readonly string[] };

interface Values {
  name?: string;
  /** Id of a group; empty: none. */
  group?: string;
}

const nameRule = perLanguage(() => checks<string>(text.name, required, groupName));

/** The dialogs that make, name and move groups, and put networks into them. */
export function GroupDialogs(props: { asked: Asked; groups: readonly Group[]; onClose: () => void }) {
  const { asked, groups, onClose } = props;
  const changes = useChanges();
  const kind = useKind();
  const toast = useToast();
  const done = (said: string) => {
    toast.success(said);
    onClose();
  };
  const submit = async ({ name = '', group }: Values) => {
    switch (asked.what) {
      case 'create':
        await changes.create.run({ kind, name: name.trim(), ...(group && { parent: group }) });
        return done(text.created);
      case 'rename':
        await changes.rename.run({ id: asked.group.id, name: name.trim() });
        return done(text.renamed);
      case 'move':
        await changes.move.run({ id: asked.group.id, parent: group || null });
        return done(text.moved);
      case 'assign': {
        const { data } = await changes.assign.run({ ids: [...asked.ids], group: group || null });
        return done(text.assigned(data.moved));
      }
    }
  };
  const named = asked.what === 'create' || asked.what === 'rename';
  // A group cannot go below itself.
  const targets = asked.what === 'move' ? groups.filter((one) => !isWithin(groups, one, asked.group.id)) : groups;
  return (
    <FormDialog<Values> title={titles()[asked.what]} initial={initialOf(asked)} onSubmit={submit} onClose={onClose}>
      {named && (
        <TextField name="name" label={text.name} required maxLength={20} rules={[nameRule()]} help={text.nameHelp} />
      )}
      {asked.what !== 'rename' && (
        <SelectField
          name="group"
          label={asked.what === 'assign' ? text.target : text.parent}
          placeholder={asked.what === 'assign' ? text.noGroup : text.top}
          options={optionsOf(targets)}
        />
      )}
    </FormDialog>
  );
}

const titles = perLanguage(() => ({ create: text.create, rename: text.rename, move: text.move, assign: text.moveTo }));

function initialOf(asked: Asked): Values {
  switch (asked.what) {
    case 'create':
      return asked.parent ? { group: asked.parent } : {};
    case 'rename':
      return { name: asked.group.name };
    case 'move':
      return { group: asked.group.parent_id ?? '' };
    case 'assign':
      return {};
  }
}
