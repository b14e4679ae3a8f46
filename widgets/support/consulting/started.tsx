import { useWrite } from '../../../src/api';
import { ticketOpen } from '../../../src/api/contract/support';
import { usePlace } from '../../../src/session/place';
import { TextareaField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import type { Channel } from './channels';
import { consultingText as text } from './consulting.text';

interface StartedProps {
  channel: Channel;
  nickName: string;
  phone: string;
  peerId: string;
  onClose: () => void;
}

/** The first question of a chat. It goes on as a thread of its own, which stays when the window is closed. */
export function Started({ channel, nickName, phone, peerId, onClose }: StartedProps) {
  const { run } = useWrite(ticketOpen, ['/api/v3/tickets']);
  const place = usePlace();
  const submit = async (values: { text: string }) => {
    const { data } = await run({ subject: text.subject(text[channel]), category: 'other', text: values.text });
    onClose();
    place.go({ name: 'customer_service.orders', query: { ticket: data.id } });
  };
  return (
    <FormDialog<{ text: string }>
      title={text.started}
      ok={text.send}
      cancel={text.cancel}
      width={560}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{text.startedHint(nickName, phone)}</p>
      <TextareaField name="text" label={text.question} required maxLength={2000} help={text.session(peerId)} />
    </FormDialog>
  );
}
