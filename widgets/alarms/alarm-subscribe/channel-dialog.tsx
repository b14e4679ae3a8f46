import { channelTypes, type AlarmChannel } from '../../../src/api/contract/alarm-notice';
import { email, maxLength, mobile } from '../../../src/rules';
import { RadioField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { useSaveChannel } from './alarm-subscribe.data';
import { alarmSubscribeText as text } from './alarm-subscribe.text';
import type { Unconfirmed } from './confirm-dialog';

export { ConfirmDialog } from './confirm-dialog';

type Values = Pick<AlarmChannel, 'type' | 'name' | 'target'>;

/** What became of a saved channel. */
export interface SavedChannel extends Unconfirmed {
  /** The key of a new webhook, shown this once. */
  secret: string | null;
  confirmed: boolean;
}

interface ChannelDialogProps {
  channel: AlarmChannel | undefined;
  onClose: () => void;
  onSaved: (saved: SavedChannel) => void;
}

/** Adds or changes an address. */
export function ChannelDialog({ channel, onClose, onSaved }: ChannelDialogProps) {
  const { run } = useSaveChannel();
  const toast = useToast();
  const submit = async ({ type, name = '', target = '' }: Values) => {
    const known = channel && { id: channel.id, enabled: channel.enabled };
    const said = { type, name: name.trim(), target: target.trim() };
    const { data } = await run({ ...said, ...known });
    toast.success(text.saved);
    onClose();
    onSaved({ ...said, ...data, confirmed: channel?.confirmed === true && channel.target === said.target });
  };
  return (
    <FormDialog<Values>
      title={channel ? text.editChannel : text.addChannel}
      width={560}
      initial={channel ? { type: channel.type, name: channel.name, target: channel.target } : { type: 'mail' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioField
        name="type"
        label={text.type}
        disabled={!!channel}
        options={channelTypes.map((type) => ({ value: type, label: text.types[type] }))}
      />
      <TextField name="name" label={text.name} required maxLength={30} rules={[maxLength(30)]} />
      <Target />
    </FormDialog>
  );
}

function Target() {
  const { type = 'mail' } = useFormState<Values>().values;
  const help = { mail: undefined, sms: undefined, wechat: text.wechatHelp, webhook: text.webhookHelp }[type];
  const rules = { mail: [email], sms: [mobile], wechat: [], webhook: [] }[type];
  return (
    <TextField
      key={type}
      name="target"
      label={text.channelLabels[type]}
      required
      rules={rules}
      help={help}
      mono={type === 'webhook'}
      type={type === 'mail' ? 'email' : type === 'sms' ? 'tel' : 'text'}
      maxLength={500}
    />
  );
}
