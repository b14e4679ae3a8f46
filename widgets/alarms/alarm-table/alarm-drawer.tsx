import { useState } from 'react';
import type { AlarmRow } from '../../../src/api/contract/alarm';
import { usePlace } from '../../../src/session/place';
import { AlarmLevel } from '../../../src/ui/alarm-level';
import { Button, IconButton } from '../../../src/ui/button';
import { Drawer } from '../../../src/ui/drawer';
import { Failed } from '../../../src/ui/failed';
import { ChevronDown, ChevronUp, ExternalLink } from '../../../src/ui/icon';
import { Missing } from '../../../src/ui/missing';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { lazyDialog } from '../../../src/ui/lazy';
import { time } from '../../../src/format';
import { alarmSentence } from '../../../src/text/alarm-sentence';
import { useAcknowledgeOne } from './alarm-actions';
import { AlarmDetail } from './alarm-detail';
import { alarmSilenceText } from './alarm-silence.text';
import { useAlarm } from './alarm-table.data';
import { Caption, Left, Pace } from './alarm-table.styles';
import { alarmTableText as text } from './alarm-table.text';

const MuteDialog = lazyDialog(() => import('./mute-dialog').then((m) => m.MuteDialog));
const AssignDialog = lazyDialog(() => import('./alarm-dialogs').then((m) => m.AssignDialog));
const NoteDialog = lazyDialog(() => import('./alarm-dialogs').then((m) => m.NoteDialog));

interface AlarmDrawerProps {
  id: string;
  /** The list that it was opened from. */
  listed: readonly AlarmRow[];
  manage: boolean;
  /** Another alarm instead. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One alarm at the right edge; the list stays in use. */
export function AlarmDrawer({ id, listed, manage, onOpen, onClose }: AlarmDrawerProps) {
  const { data, error, refresh } = useAlarm(id);
  const place = usePlace();
  const acknowledge = useAcknowledgeOne();
  const [asking, setAsking] = useState<'assign' | 'note' | 'mute'>();
  const done = () => setAsking(undefined);
  return (
    <Drawer
      open
      beside
      onClose={onClose}
      title={
        data ? (
          <>
            <Caption>
              <AlarmLevel level={data.level} />
              {text.categories[data.category]}
              <time dateTime={data.raised_at}>{time(data.raised_at)}</time>
              {data.simulated && <Simulated />}
              <Beside at={listed.findIndex((row) => row.id === id)} listed={listed} onOpen={onOpen} />
            </Caption>
            {alarmSentence(data)}
          </>
        ) : (
          text.detailOf
        )
      }
      footer={
        data && (
          <>
            <Left>
              <Button
                icon={<ExternalLink />}
                onClick={() => place.go({ name: 'network', params: { gwid: data.gwid } })}
              >
                {text.manage}
              </Button>
            </Left>
            {manage && (
              <>
                {data.quiet?.type !== 'mute' && (
                  <Button onClick={() => setAsking('mute')}>{alarmSilenceText.mute}</Button>
                )}
                <Button onClick={() => setAsking('note')}>{text.writeNote}</Button>
                <Button onClick={() => setAsking('assign')}>{text.assign}</Button>
                {data.state === 'active' && (
                  <Button variant="primary" busy={acknowledge.busy} onClick={() => void acknowledge.run(data.id)}>
                    {text.acknowledge}
                  </Button>
                )}
              </>
            )}
          </>
        )
      }
    >
      {data ? (
        <AlarmDetail alarm={data} onOpen={onOpen} />
      ) : error?.kind === 'notFound' ? (
        <Missing title={text.missing} gone="deleted" action={<Button onClick={onClose}>{text.showAll}</Button>} />
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Skeleton rows={8} gap={24} />
      )}
      {data && asking === 'assign' && <AssignDialog id={data.id} assignee={data.assignee} onClose={done} />}
      {data && asking === 'mute' && <MuteDialog alarm={data} onClose={done} />}
      {data && asking === 'note' && <NoteDialog id={data.id} note={data.note} onClose={done} />}
    </Drawer>
  );
}

interface BesideProps extends Pick<AlarmDrawerProps, 'listed' | 'onOpen'> {
  /** Place in the list; -1 where it is on another page of it. */
  at: number;
}

/** The alarms before and after it in the list. */
function Beside({ at, listed, onOpen }: BesideProps) {
  if (at < 0 || listed.length < 2) return null;
  const to = (row: AlarmRow | undefined) => ({ disabled: !row, onClick: () => row && onOpen(row.id) });
  return (
    <Pace>
      <span>{text.place(at + 1, listed.length)}</span>
      <IconButton size="sm" label={text.previousAlarm} {...to(listed[at - 1])}>
        <ChevronUp />
      </IconButton>
      <IconButton size="sm" label={text.nextAlarm} {...to(listed[at + 1])}>
        <ChevronDown />
      </IconButton>
    </Pace>
  );
}
