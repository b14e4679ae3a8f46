import { useEffect } from 'react';
import { useRead, useWrite } from '../../../src/api';
import { messageDetail, messageRead, messagesRemove } from '../../../src/api/contract/message';
import { told } from '../../../src/api/said';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { SafeHtml } from '../../../src/ui/html';
import { Trash2 } from '../../../src/ui/icon';
import { Letter, LetterFoot, LetterHead, LetterText } from '../../../src/ui/letter';
import { To } from '../../../src/ui/link';
import { ObjectTitle } from '../../../src/ui/page';
import { Skeleton } from '../../../src/ui/skeleton';
import { Tag } from '../../../src/ui/tag';
import type { messageDetailContract } from './message-detail.contract';
import { messageDetailText as text } from './message-detail.text';

const refreshed = ['/api/v3/messages'];

/** One message with its text; showing it marks it read. */
export function MessageDetail({ msgId = '' }: PropsOf<typeof messageDetailContract>) {
  const { data, error, refresh } = useRead(messageDetail, msgId ? { id: msgId } : null);
  const { run } = useWrite(messageRead, refreshed);
  const unread = data && !data.read ? data._id : undefined;
  useEffect(() => {
    // A failure leaves the message unread: the next look tries again.
    if (unread) void run({ msg_ids: [unread] }).catch(() => undefined);
  }, [unread, run]);
  if (!msgId || error?.kind === 'notFound') {
    return (
      <Letter part="panel">
        <Empty kind="nothing" title={text.gone} reason={text.goneReason} action={<Back />} />
      </Letter>
    );
  }
  if (!data) {
    return (
      <Letter part="panel">
        <LetterText>{error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={6} />}</LetterText>
      </Letter>
    );
  }
  const title = told(data.title, data.title_said);
  return (
    <Letter part="panel" as="article">
      <LetterHead>
        <ObjectTitle name={title} />
        <p>
          <Tag>{text.kinds[data.kind]}</Tag>
          <time dateTime={data.created_at}>{dateTime(data.created_at)}</time>
        </p>
      </LetterHead>
      <LetterText>
        <SafeHtml html={told(data.msg, data.msg_said)} />
      </LetterText>
      <LetterFoot>
        <Back />
        {data.newer && <To to={{ name: 'message', params: { msg_id: data.newer } }}>{text.newer}</To>}
        {data.older && <To to={{ name: 'message', params: { msg_id: data.older } }}>{text.older}</To>}
        <Remove id={data._id} title={title} />
      </LetterFoot>
    </Letter>
  );
}

const Back = () => <To to={{ name: 'messages' }}>{text.back}</To>;

function Remove({ id, title }: { id: string; title: string }) {
  const { run, busy } = useWrite(messagesRemove, ['/api/v3/messages/unread']);
  const { act } = useAct();
  const place = usePlace();
  const remove = () =>
    act(() => run({ ids: [id] }), {
      confirm: { body: text.removeAsk(title), danger: true, confirm: text.remove },
      said: text.removed,
      then: () => place.go({ name: 'messages' }, { replace: true }),
    });
  return (
    <Button variant="danger-quiet" icon={<Trash2 />} busy={busy} onClick={() => void remove()}>
      {text.remove}
    </Button>
  );
}
