import { createContext, useContext, useMemo } from 'react';
import { styled } from 'styled-components';
import { messageKinds, messages, type Message } from '../../../src/api/contract/message';
import { told } from '../../../src/api/said';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, time } from '../../../src/format';
import { usePlace, type Destination } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { CheckCheck } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { PageActions } from '../../../src/ui/page';
import { columns, DataTable, type BatchAction, type Filter } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import type { messageListContract } from './message-list.contract';
import { useMarkRead, useReadAll, useRemove, useUnread } from './message-list.data';
import { messageListText as text } from './message-list.text';

/** System messages, unread first. */
export function MessageList({ onMessageOpen }: PropsOf<typeof messageListContract>) {
  const place = usePlace();
  const markRead = useMarkRead();
  const remove = useRemove();
  const batchActions = useMemo<BatchAction[]>(
    () => [{ key: 'read', label: text.markRead, icon: <CheckCheck />, run: markRead }],
    [markRead],
  );
  // `false` from the listener: the page shows the message itself.
  const opened = useMemo(
    () => (row: Message) => onMessageOpen?.({ id: row._id, title: nameOf(row) }) === false,
    [onMessageOpen],
  );
  return (
    <div part="panel">
      <PageActions>
        <ReadAll />
      </PageActions>
      <OpenContext value={opened}>
        <DataTable<Message>
          label={text.heading}
          cacheKey="message"
          exportName={text.heading}
          endpoint={messages}
          columns={shape()}
          rowKey={keyOf}
          rowName={nameOf}
          search={text.search}
          segments={states()}
          filters={kinds()}
          batchActions={batchActions}
          removeMany={remove}
          remove={(row) => remove([row._id])}
          actionsWidth={72}
          onOpen={(row) => {
            if (!opened(row)) place.go(pageOf(row));
          }}
          empty={{ title: text.none, reason: text.noneReason }}
        />
      </OpenContext>
    </div>
  );
}

function ReadAll() {
  const count = useUnread() ?? 0;
  const { run, busy } = useReadAll();
  const { act } = useAct();
  const readAll = () =>
    act(() => run({}), {
      confirm: { body: text.readAllAsk(count) },
      said: ({ data }) => text.readAllDone(data.count),
    });
  return (
    <Button icon={<CheckCheck />} busy={busy} disabled={count === 0} onClick={() => void readAll()}>
      {text.readAll}
    </Button>
  );
}

const keyOf = (row: Message) => row._id;
const nameOf = (row: Message) => told(row.title, row.title_said);
const pageOf = (row: Message): Destination => ({ name: 'message', params: { msg_id: row._id } });

/** Tells that a message is opened; true: somebody else shows it. */
const OpenContext = createContext<(row: Message) => boolean>(() => false);

function Title({ row }: { row: Message }) {
  const opened = useContext(OpenContext);
  return (
    <Line $unread={!row.read}>
      <To
        to={pageOf(row)}
        title={nameOf(row)}
        onClick={(event) => {
          if (opened(row)) event.preventDefault();
        }}
      >
        {nameOf(row)}
      </To>
    </Line>
  );
}

const Line = styled.span<{ $unread: boolean }>`
  a,
  button {
    color: ${({ $unread }) => token($unread ? 'text-1' : 'text-2')};
    font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
  }
`;

/** Unread is no state of work: a dot before it, nothing before what was read. */
const State = styled.span<{ $unread: boolean }>`
  color: ${({ $unread }) => token($unread ? 'text-1' : 'text-3')};
  &::before {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 8px;
    background: ${({ $unread }) => ($unread ? token('accent') : 'none')};
    border-radius: 50%;
    content: '';
  }
`;

const stateOf = (row: Message) => text.states[row.read ? 'read' : 'unread'];

const shape = perLanguage(() =>
  columns<Message>([
    {
      key: 'read',
      title: text.state,
      width: 88,
      text: stateOf,
      render: (row) => <State $unread={!row.read}>{stateOf(row)}</State>,
    },
    { key: 'title', title: text.title, width: 320, grow: 3, render: (row) => <Title row={row} /> },
    { key: 'kind', title: text.kind, width: 96, text: (row) => text.kinds[row.kind] },
    {
      key: 'created_at',
      title: text.at,
      width: 152,
      text: (row) => time(row.created_at),
      exported: (row) => dateTime(row.created_at),
    },
  ]),
);

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (['all', 'unread', 'read'] as const).map((state) => ({
    value: state === 'all' ? '' : state,
    label: text.states[state],
  })),
}));

const kinds = perLanguage<readonly Filter[]>(() => [
  {
    name: 'kind',
    label: text.allKinds,
    options: messageKinds.map((kind) => ({ value: kind, label: text.kinds[kind] })),
  },
]);
