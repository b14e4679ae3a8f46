import { useState } from 'react';
import { styled } from 'styled-components';
import { told } from '../../../src/api/said';
import { useRead, useWrite, type DataOf } from '../../../src/api';
import { ticketClose, ticketReply, ticketThread } from '../../../src/api/contract/support';
import { dateTime } from '../../../src/format';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Drawer } from '../../../src/ui/drawer';
import { Failed } from '../../../src/ui/failed';
import { Form, FormActions, SubmitButton, TextareaField } from '../../../src/ui/form';
import { PhotoField, Photos } from '../../../src/ui/photo';
import { Skeleton } from '../../../src/ui/skeleton';
import { Tag } from '../../../src/ui/tag';
import { useToast } from '../../../src/ui/toast';
import { ticketListText as text } from './ticket-list.text';

const refreshes = ['/api/v3/tickets'];
/** Milliseconds between looks for an answer while the thread is open. */
const every = 5_000;

/** Everything said in a ticket, and the way to answer. */
export function TicketDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refresh } = useRead(ticketThread, { id }, { every });
  // A new form after each answer that was sent.
  const [sent, setSent] = useState(0);
  return (
    <Drawer
      open
      beside
      width={640}
      title={data?.subject ?? text.heading}
      onClose={onClose}
      actions={data && data.state !== 'closed' && <Close id={id} />}
    >
      {data ? (
        <>
          <Thread thread={data.thread} />
          <Reply key={sent} id={id} onSent={() => setSent(sent + 1)} />
        </>
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Skeleton rows={6} gap={40} />
      )}
    </Drawer>
  );
}

const Thread = ({ thread }: { thread: DataOf<typeof ticketThread>['thread'] }) => (
  <Said aria-live="polite">
    {thread.map((one) => (
      <Bubble key={one.id} $mine={one.from === 'me'}>
        <header role="none">
          <b>{one.from === 'me' ? text.me : one.author || text.service}</b>
          {one.simulated && <Tag tone="warning">{text.simulated}</Tag>}
          <time dateTime={one.at}>{dateTime(one.at)}</time>
        </header>
        <p>{told(one.text, one.text_said)}</p>
        {one.photos.length > 0 && <Photos ids={one.photos} />}
      </Bubble>
    ))}
  </Said>
);

function Reply({ id, onSent }: { id: string; onSent: () => void }) {
  const { run } = useWrite(ticketReply, refreshes);
  const toast = useToast();
  const submit = async (values: { text: string; photos?: readonly string[] }) => {
    await run({ id, text: values.text, photos: [...(values.photos ?? [])] });
    toast.success(text.sent);
    onSent();
  };
  return (
    <Form label={text.reply} onSubmit={submit}>
      <TextareaField name="text" label={text.reply} required maxLength={2000} help={text.replyHelp} />
      <PhotoField name="photos" label={text.photos} />
      <FormActions>
        <SubmitButton>{text.send}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function Close({ id }: { id: string }) {
  const { run, busy } = useWrite(ticketClose, refreshes);
  const { act } = useAct();
  const close = () => act(() => run({ id }), { confirm: { body: text.askClose }, said: text.closed });
  return (
    <Button size="sm" busy={busy} onClick={() => void close()}>
      {text.close}
    </Button>
  );
}

const Said = styled.ol`
  display: grid;
  gap: 12px;
  margin-bottom: 24px;
`;

const Bubble = styled.li<{ $mine: boolean }>`
  padding: 12px 16px;
  border: 1px solid ${({ $mine }) => token($mine ? 'border' : 'accent-line')};
  border-radius: ${token('radius-3')};
  background: ${({ $mine }) => token($mine ? 'surface-base' : 'accent-soft')};
  & > header {
    display: flex;
    gap: 12px;
    color: ${token('text-3')};
    font-size: 12px;
  }
  & > p {
    margin: 4px 0 0;
    color: ${token('text-1')};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
