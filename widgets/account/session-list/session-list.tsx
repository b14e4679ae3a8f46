import { useRead, useWrite, type DataOf } from '../../../src/api';
import { sessionRevoke, sessions } from '../../../src/api/contract/security';
import type { PropsOf } from '../../../src/element/contract';
import { relative } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { PaneBox, TableTitle } from '../../../src/ui/pane';
import { DataTable, columns } from '../../../src/ui/table';
import { Tag } from '../../../src/ui/tag';
import { perLanguage } from '../../../src/text/words';
import type { sessionListContract } from './session-list.contract';
import { sessionListText as text } from './session-list.text';
import { knownNames } from '../../../src/text/known-names.text';

type Session = DataOf<typeof sessions>['list'][number];

/** Where the account is signed in; ends one session, or all but this one. */
export function SessionList(_: PropsOf<typeof sessionListContract>) {
  const { data, error, loading, refresh } = useRead(sessions, {}, { onFocus: true });
  const { end, busy } = useEnd();
  const others = data?.list.filter((row) => !row.current).length ?? 0;
  return (
    <PaneBox part="panel" $flush>
      <DataTable<Session>
        label={text.heading}
        cacheKey="account.sessions"
        exportName={text.heading}
        columns={shape()}
        rows={data?.list ?? []}
        empty={{ title: text.none, reason: text.noneReason }}
        loading={loading}
        error={error}
        onRefresh={() => void refresh()}
        prefix="sessions"
        bare
        toolbarStart={<TableTitle title={text.heading} note={data && text.note(data.total)} />}
        toolbarEnd={
          <Button busy={busy} disabled={others === 0} onClick={() => void end({ others: true }, text.askOthers)}>
            {text.others}
          </Button>
        }
        rowName={(row) => knownNames.client(row.device)}
        actionsWidth={80}
        actions={(row) =>
          row.current
            ? []
            : [
                {
                  key: 'end',
                  label: text.end,
                  onSelect: () => void end({ id: row.id }, text.askOne(knownNames.client(row.device))),
                },
              ]
        }
      />
    </PaneBox>
  );
}

function useEnd() {
  const { run } = useWrite(sessionRevoke, ['/api/v3/security/sessions']);
  const { act, busy } = useAct();
  const end = (which: { id?: string; others?: boolean }, body: string) =>
    act(() => run(which), {
      confirm: { body, detail: text.detail, danger: true, confirm: text.end },
      said: ({ data }) => text.ended(data.ended),
    });
  return { end, busy };
}

const shape = perLanguage(() =>
  columns<Session>([
    {
      key: 'device',
      title: text.device,
      strong: true,
      grow: 2,
      width: 200,
      render: (row) => (
        <>
          {knownNames.client(row.device)} {row.current && <Tag tone="success">{text.current}</Tag>}
        </>
      ),
    },
    { key: 'place', title: text.place, width: 200, text: (row) => `${knownNames.said(row.place)} ${row.ip}` },
    { key: 'last_seen_at', title: text.seen, width: 140, text: (row) => relative(row.last_seen_at) },
    { key: 'created_at', title: text.since, width: 160, at: (row) => row.created_at, priority: 2 },
    { key: 'expires_at', title: text.expires, width: 160, at: (row) => row.expires_at, priority: 3 },
  ]),
);
