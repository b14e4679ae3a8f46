import type { TvChannel, TvGroup } from '../../../src/api/contract/tv';
import { addressProblem, channelKinds, type ChannelKind } from '../../../src/domain/media-address';
import { tvLimits } from '../../../src/domain/tv';
import { maxLength } from '../../../src/rules';
import { mediaText } from '../../../src/text/media.text';
import {
  FormRow,
  RadioField,
  SelectField,
  SwitchField,
  TextField,
  TimeRangeField,
  useFormState,
} from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { useGroupActions } from './tv-groups.data';
import { tvGroupsText as text } from './tv-groups.text';

interface GroupValues {
  name?: string;
  timed?: boolean;
  hours?: string;
  start?: string;
}

interface GroupDialogProps {
  /** Undefined: a new one. */
  group?: TvGroup | undefined;
  channels?: readonly TvChannel[];
  onDone: (id: string) => void;
  onClose: () => void;
}

/** Stands for the first channel, whichever it is. */
const first = 'first';

/** Makes a group or changes when it plays what. */
export function GroupDialog({ group, channels = [], onDone, onClose }: GroupDialogProps) {
  const { save } = useGroupActions();
  const toast = useToast();
  const submit = async ({ name = '', timed = false, hours = '', start = first }: GroupValues) => {
    const { data } = await save.run({
      ...(group && { id: group.id }),
      name: name.trim(),
      hours: timed ? hours : '',
      start_channel: start === first ? null : start,
    });
    toast.success(group ? text.saved : text.created);
    onDone(data.id);
    onClose();
  };
  return (
    <FormDialog<GroupValues>
      title={group ? text.editTitle(group.name) : text.createTitle}
      ok={group ? verbs.save : verbs.create}
      initial={{
        name: group?.name ?? '',
        timed: Boolean(group?.hours),
        hours: group?.hours || '08:00-22:00',
        start: group?.start_channel ?? first,
      }}
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
      <SwitchField name="timed" label={text.timed} />
      <Hours />
      {channels.length > 0 && (
        <SelectField
          name="start"
          label={text.start}
          required
          options={[
            { value: first, label: text.first },
            ...channels.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </FormDialog>
  );
}

function Hours() {
  const { values } = useFormState<GroupValues>();
  return values.timed ? <TimeRangeField name="hours" label={text.hours} required help={text.hoursHelp} /> : null;
}

interface ChannelValues {
  name?: string;
  letter?: string;
  kind: ChannelKind;
  address?: string;
}

interface ChannelDialogProps {
  group: string;
  /** Undefined: a new one. */
  channel?: TvChannel | undefined;
  onClose: () => void;
}

/** Adds a channel or changes one. */
export function ChannelDialog({ group, channel, onClose }: ChannelDialogProps) {
  const { saveChannel } = useGroupActions();
  const toast = useToast();
  const submit = async ({ name = '', letter = '', kind, address = '' }: ChannelValues) => {
    const typed = { name: name.trim(), letter: letter.trim(), kind, address: address.trim() };
    await saveChannel.run({ group, ...(channel && { id: channel.id }), ...typed });
    toast.success(text.saved);
    onClose();
  };
  return (
    <FormDialog<ChannelValues>
      title={channel ? text.editChannel(channel.name) : text.addChannel}
      ok={channel ? verbs.save : verbs.add}
      width={520}
      initial={channel ?? { kind: 'stream' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormRow>
        <TextField
          name="name"
          label={text.channelName}
          required
          maxLength={tvLimits.name}
          rules={[maxLength(tvLimits.name)]}
          tidy={(value) => value.trim()}
        />
        <TextField
          name="letter"
          label={text.letter}
          help={text.letterHelp}
          autoComplete="off"
          rules={[(value) => (Array.from(value.trim()).length > 2 ? text.letterInvalid : undefined)]}
          tidy={(value) => value.trim()}
        />
      </FormRow>
      <RadioField
        name="kind"
        label={text.kind}
        options={channelKinds.map((value) => ({ value, label: text.kinds[value] }))}
      />
      <Address />
    </FormDialog>
  );
}

function Address() {
  const { values } = useFormState<Partial<ChannelValues>>();
  const kind = values.kind ?? 'stream';
  const isFile = kind === 'file';
  return (
    <TextField
      key={kind}
      name="address"
      label={isFile ? text.path : text.address}
      help={isFile ? text.pathHelp : text.addressHelp}
      required
      mono
      autoComplete="off"
      maxLength={tvLimits.address}
      tidy={(value) => value.trim()}
      rules={[
        (value) => {
          const problem = addressProblem(kind, value.trim());
          return problem && mediaText[problem];
        },
      ]}
    />
  );
}
