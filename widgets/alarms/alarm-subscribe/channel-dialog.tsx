import { channelTypes, type AlarmChannel } from '../../../src/api/contract/alarm-notice';
import { email, maxLength, mobile, type Rule } from '../../../src/rules';
import { PasswordField, RadioField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { useSaveChannel } from './alarm-subscribe.data';
import { alarmSubscribeText as text } from './alarm-subscribe.text';
import type { Unconfirmed } from './confirm-dialog';

export { ConfirmDialog } from './confirm-dialog';

type Values = Pick<AlarmChannel, 'type' | 'name' | 'target'> & { secret?: string };

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
  const submit = async ({ type, name = '', target = '', secret }: Values) => {
    const known = channel && { id: channel.id, enabled: channel.enabled };
    const said = { type, name: name.trim(), target: target.trim() };
    const { data } = await run({ ...said, ...known, ...(secret && { secret }) });
    toast.success(text.saved);
    onClose();
    onSaved({ ...said, ...data, confirmed: channel?.confirmed === true && channel.target === said.target });
  };
  return (
    <FormDialog<Values>
      title={channel ? text.editChannel : text.addChannel}
      ok={channel ? verbs.save : verbs.add}
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
      <Target known={!!channel} />
    </FormDialog>
  );
}

function Target({ known }: { known: boolean }) {
  const { type = 'mail' } = useFormState<Values>().values;
  const helps: Partial<Record<typeof type, string>> = { wechat: text.wechatHelp, webhook: text.webhookHelp };
  const isRobot = type === 'wecom' || type === 'dingtalk' || type === 'feishu';
  const rules: Partial<Record<typeof type, Rule[]>> = { mail: [email], sms: [mobile] };
  return (
    <>
      <TextField
        key={type}
        name="target"
        label={text.channelLabels[type]}
        required
        rules={rules[type]}
        help={isRobot ? text.robotHelp : helps[type]}
        mono={isRobot || type === 'webhook'}
        type={type === 'mail' ? 'email' : type === 'sms' ? 'tel' : 'text'}
        maxLength={500}
      />
      {isRobot && type !== 'wecom' && (
        <PasswordField
          name="secret"
          label={text.robotSecret}
          help={known ? text.robotSecretKept : text.robotSecretHelp}
        />
      )}
    </>
  );
}
