import { useRead } from '../../../src/api';
import { tvGroupDetail, type TvBox } from '../../../src/api/contract/tv';
import { tvLimits } from '../../../src/domain/tv';
import { maxLength } from '../../../src/rules';
import { tvText } from '../../../src/text/tv.text';
import { Failed } from '../../../src/ui/failed';
import { NumberField, SelectField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { Skeleton } from '../../../src/ui/skeleton';
import { useToast } from '../../../src/ui/toast';
import { useBoxActions, useGroups, type Target } from './tv-boxes.data';
import { tvBoxesText as text } from './tv-boxes.text';

interface Props {
  target: Target;
  onClose: () => void;
}

/** Names a box and says where it stands. */
export function EditDialog({ box, onClose }: { box: TvBox; onClose: () => void }) {
  const { save } = useBoxActions();
  const toast = useToast();
  const submit = async ({ name = '', room = '' }: { name?: string; room?: string }) => {
    await save.run({ id: box.id, name: name.trim(), room: room.trim() });
    toast.success(text.saved);
    onClose();
  };
  return (
    <FormDialog<{ name?: string; room?: string }>
      title={text.editOf(box.name)}
      ok={verbs.save}
      initial={{ name: box.name, room: box.room }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={text.name}
        required
        maxLength={tvLimits.name}
        rules={[maxLength(tvLimits.name)]}
        tidy={(value) => value.trim()}
      />
      <TextField
        name="room"
        label={text.room}
        maxLength={tvLimits.room}
        rules={[maxLength(tvLimits.room)]}
        tidy={(value) => value.trim()}
      />
    </FormDialog>
  );
}

/** Stands for no group in a list. */
const none = 'none';

/** Gives boxes another group. */
export function MoveDialog({ target, onClose }: Props) {
  const { move } = useBoxActions();
  const groups = useGroups();
  const toast = useToast();
  const { ids, box, started } = target;
  const submit = async ({ group }: { group: string }) => {
    await move.run({ ids, group: group === none ? null : group });
    toast.success(text.moved);
    started?.();
    onClose();
  };
  return (
    <FormDialog<{ group: string }>
      title={box ? text.moveOf(box.name) : text.moveMany(ids.length)}
      ok={text.moveOk}
      initial={{ group: box?.group_id ?? none }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        name="group"
        label={text.group}
        required
        source={groups}
        options={[
          { value: none, label: text.noGroup },
          ...(groups.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FormDialog>
  );
}

/** Lets boxes play a channel of their group. */
export function PlayDialog({ target, onClose }: Props) {
  const { order } = useBoxActions();
  const groups = useGroups();
  const toast = useToast();
  const { ids, box } = target;
  const submit = async ({ channel = '' }: { group?: string; channel?: string }) => {
    await order(target, { action: 'play', channel });
    if (box) toast.success(text.ordered);
    onClose();
  };
  const title = box ? text.orderOf(tvText.actions.play, box.name) : text.orderMany(tvText.actions.play, ids.length);
  return (
    <FormDialog<{ group?: string; channel?: string }>
      title={title}
      ok={text.playOk}
      initial={{
        ...(box?.group_id && { group: box.group_id }),
        ...(box?.channel_id && { channel: box.channel_id }),
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      {!box && (
        <SelectField
          name="group"
          label={text.group}
          required
          source={groups}
          options={(groups.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ChannelField />
      {!box && <Note>{text.others}</Note>}
    </FormDialog>
  );
}

function ChannelField() {
  const { values } = useFormState<{ group?: string }>();
  const { data, error, refresh } = useRead(tvGroupDetail, values.group ? { id: values.group } : null);
  if (!values.group) return <Note>{text.needsGroup}</Note>;
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton height={64} />;
  if (data.channel_list.length === 0) return <Note>{text.noChannels}</Note>;
  return (
    <SelectField
      key={values.group}
      name="channel"
      label={text.chooseChannel}
      required
      options={data.channel_list.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Makes boxes as loud as that. */
export function VolumeDialog({ target, onClose }: Props) {
  const { order } = useBoxActions();
  const toast = useToast();
  const { ids, box } = target;
  const submit = async ({ volume }: { volume: number }) => {
    await order(target, { action: 'volume', volume });
    if (box) toast.success(text.ordered);
    onClose();
  };
  const { volume: action } = tvText.actions;
  return (
    <FormDialog<{ volume: number }>
      title={box ? text.orderOf(action, box.name) : text.orderMany(action, ids.length)}
      ok={text.volumeOk}
      initial={{ volume: box?.volume ?? 20 }}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField name="volume" label={text.volume} required integer min={0} max={100} unit="%" />
    </FormDialog>
  );
}
