import { useClient } from '../../../src/api';
import { alarmChannelCode, type AlarmChannel } from '../../../src/api/contract/alarm-notice';
import { SmsCodeField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { useConfirmChannel } from './alarm-subscribe.data';
import { alarmSubscribeText as text } from './alarm-subscribe.text';

/** What is to be confirmed. */
export type Unconfirmed = Pick<AlarmChannel, 'id' | 'type' | 'name' | 'target'>;

/** Has a code sent to a channel and takes it back: nothing else goes to an address before. */
export function ConfirmDialog({ channel, onClose }: { channel: Unconfirmed; onClose: () => void }) {
  const { id, type, name, target } = channel;
  const client = useClient();
  const toast = useToast();
  const { run } = useConfirmChannel();
  const submit = async ({ code = '' }: { code?: string }) => {
    await run({ id, code });
    toast.success(text.confirmed(name));
    onClose();
  };
  return (
    <FormDialog title={text.confirmTitle} ok={text.confirm} onClose={onClose} onSubmit={submit}>
      <p>{type === 'webhook' ? text.confirmWebhook(target) : text.confirmWhy(target)}</p>
      <SmsCodeField
        name="code"
        label={text.confirmCode}
        required
        said={text.codeSent}
        send={() => client.call(alarmChannelCode, { id }, { quiet: true })}
      />
    </FormDialog>
  );
}
