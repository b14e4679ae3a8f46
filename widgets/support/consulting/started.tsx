import { useState } from 'react';
import { ApiError, useWrite } from '../../../src/api';
import { ticketOpen } from '../../../src/api/contract/support';
import { deployment } from '../../../src/domain/deployment';
import { usePlace } from '../../../src/session/place';
import { nothing } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { TextareaField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { Pairs } from '../../../src/ui/pane';
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
  /** The question, which this back end keeps no thread for. */
  const [elsewhere, setElsewhere] = useState<string>();
  const dial = phone || deployment.hotline;
  const submit = async (values: { text: string }) => {
    try {
      const { data } = await run({ subject: text.subject(text[channel]), category: 'other', text: values.text });
      onClose();
      place.go({ name: 'customer_service.orders', query: { ticket: data.id } });
    } catch (error) {
      if (!(error instanceof ApiError) || !noTickets(error)) throw error;
      setElsewhere(values.text);
    }
  };
  if (elsewhere !== undefined) {
    return (
      <Dialog
        open
        title={text.started}
        width={560}
        onClose={onClose}
        footer={<Button onClick={onClose}>{text.close}</Button>}
      >
        <Note tone="warning">{text.elsewhere}</Note>
        <Pairs>
          {dial && (
            <>
              <dt>{text.hotline}</dt>
              <dd>
                <a href={`tel:${dial}`}>{dial}</a>
              </dd>
            </>
          )}
          <dt>{text.agent}</dt>
          <dd>{nickName || nothing}</dd>
          <dt>{text.number}</dt>
          <dd>{peerId || nothing}</dd>
          <dt>{text.question}</dt>
          <dd>{elsewhere}</dd>
        </Pairs>
        {/^https?:/.test(deployment.robot) && (
          <a href={deployment.robot} target="_blank" rel="noopener">
            {text.robotLink}
          </a>
        )}
      </Dialog>
    );
  }
  return (
    <FormDialog<{ text: string }>
      title={text.started}
      ok={text.send}
      cancel={text.cancel}
      width={560}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{text.startedHint(nickName, dial)}</p>
      <TextareaField name="text" label={text.question} required maxLength={2000} help={text.session(peerId)} />
    </FormDialog>
  );
}

/** A back end without tickets: it says that there is no such call, or something else. */
const noTickets = ({ kind, detail }: ApiError): boolean =>
  kind === 'notFound' || kind === 'unfit' || [404, 405, 501].includes(detail.status);
