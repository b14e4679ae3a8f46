import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClient } from '../../../src/api';
import { told } from '../../../src/api/said';
import { messagePopup } from '../../../src/domain/popup-turns';
import { interrupt, interruptedBy } from '../../../src/session/interrupted';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { SafeHtml } from '../../../src/ui/html';
import { To } from '../../../src/ui/link';
import { Message } from '../../../src/ui/message';
import { useMarkRead, useMessageText, useUnreadMessages, type UnreadMessage } from './message-popups.data';
import { messagePopupsText as text } from './message-popups.text';

/** System messages in the bottom right corner, one at a time until closed; closing marks them read. */
export function MessagePopups() {
  const { personal } = useClient();
  // Those of the first look count up to the end: the number of all must not shrink while they are closed.
  const [seen, setSeen] = useState<UnreadMessage[]>([]);
  const [read, setRead] = useState<readonly string[]>([]);
  const fresh = useUnreadMessages().filter(({ _id }) => !seen.some((one) => one._id === _id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);

  const { run } = useMarkRead();
  const turn = messagePopup(seen, read);
  const speaks = turn !== undefined;
  useEffect(() => {
    if (speaks && !interruptedBy()) interrupt('message', personal);
  }, [speaks, personal]);
  const whole = turn?.message.msg !== undefined;
  const body = useMessageText(whole ? undefined : turn?.message._id);
  const { msg, msg_said } = (whole ? turn?.message : body.data) ?? {};
  if (!turn || (body.loading && !body.error)) return null;

  const { message, number, count, offerAll } = turn;
  const close = (ids: string[]) => {
    setRead([...read, ...ids]);
    void run({ msg_ids: ids }).catch(() => undefined);
  };
  const waiting = seen.filter(({ _id, popup }) => popup === 'YES' && !read.includes(_id)).map(({ _id }) => _id);
  return (
    <Message
      key={message._id}
      title={text.title}
      note={count > 1 ? text.of(number, count) : undefined}
      onClose={() => close([message._id])}
      footer={
        <>
          {!whole && (
            <To to={{ name: 'message', params: { msg_id: message._id } }} onClick={() => close([message._id])}>
              {text.detail}
            </To>
          )}
          {offerAll && (
            <Button variant="link" onClick={() => close(waiting)}>
              {text.readAll}
            </Button>
          )}
        </>
      }
    >
      <Headline>{told(message.title, message.title_said)}</Headline>
      {msg && <SafeHtml html={told(msg, msg_said)} />}
    </Message>
  );
}

const Headline = styled.p`
  margin-bottom: 4px;
  color: ${token('text-1')};
  font-weight: 500;
`;
