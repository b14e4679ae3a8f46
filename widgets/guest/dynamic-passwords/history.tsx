import { createContext, useContext, useState } from 'react';
import { passwordHistory, type PasswordChange, type PasswordPlan } from '../../../src/api/contract/wifi-password';
import { told } from '../../../src/api/said';
import { nameAtSite } from '../../../src/domain/device';
import { dateTime } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { CopyButton } from '../../../src/ui/copy';
import { Failed } from '../../../src/ui/failed';
import { TableTitle } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, DataTable, type Column } from '../../../src/ui/table';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { every, useAnswers, useRetry, useShow } from './dynamic-passwords.data';
import { momentWords, outcomeOf } from './dynamic-passwords.model';
import { Answers, Pad, Reason, Secret, Told } from './dynamic-passwords.styles';
import { dynamicPasswordsText as text } from './dynamic-passwords.text';

const zone = 'Asia/Shanghai';

/** Passwords that were asked to be shown, by the id of their change; and the moment. */
const Shown = createContext<{ passwords: Readonly<Record<string, string>>; now: number }>({ passwords: {}, now: 0 });

interface HistoryProps {
  plan: PasswordPlan;
  /** Milliseconds since 1970. */
  now: number;
  manage: boolean;
}

/** Passwords of a plan, newest first: what they say only on demand, which the log notes. */
export function History({ plan, now, manage }: HistoryProps) {
  const [passwords, setPasswords] = useState<Readonly<Record<string, string>>>({});
  const { run: show } = useShow();
  const retry = useRetry();
  const { act } = useAct();
  const hide = (id: string) => setPasswords(({ [id]: _, ...rest }) => rest);
  const reveal = (id: string) =>
    act(() => show({ id }), {
      said: text.shown,
      then: ({ data }) => setPasswords((all) => ({ ...all, [id]: data.password })),
    });
  const actions = ({ id, reason, failed, job, ended_at }: PasswordChange) => [
    ...(failed > 0 && job && ended_at === null
      ? [{ key: 'retry', label: text.retry, onSelect: () => void act(() => retry(job), { said: text.retried }) }]
      : []),
    ...(reason !== ''
      ? []
      : id in passwords
        ? [{ key: 'hide', label: text.hide, onSelect: () => hide(id) }]
        : [{ key: 'show', label: text.show, onSelect: () => void reveal(id) }]),
  ];
  return (
    <Shown value={{ passwords, now }}>
      <DataTable<PasswordChange>
        bare
        tall
        toolbarStart={<TableTitle title={text.history} note={text.kept} />}
        actionsWidth={96}
        label={text.history}
        endpoint={passwordHistory}
        input={{ id: plan.id }}
        columns={shape()}
        cacheKey="wifi.password"
        prefix="history."
        rowName={({ number }) => `${text.number} ${number}`}
        exportName={`${text.title} ${plan.name}`}
        every={every}
        maxHeight="420px"
        expand={(row) => <Change row={row} now={now} />}
        {...(manage && { actions })}
        empty={{ title: text.noHistory, reason: text.noHistoryReason }}
      />
    </Shown>
  );
}

function Password({ row: { id, reason } }: { row: PasswordChange }) {
  const password = useContext(Shown).passwords[id];
  if (reason) return <>—</>;
  if (password === undefined) {
    return (
      <>
        <span aria-hidden="true">••••••</span>
        <VisuallyHidden>{text.hidden}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <Secret>{password}</Secret> <CopyButton text={password} />
    </>
  );
}

function Valid({ row: { at, ended_at, overlap_until } }: { row: PasswordChange }) {
  const { now } = useContext(Shown);
  const from = momentWords(at, now);
  if (ended_at === null) {
    if (overlap_until === null || Date.parse(overlap_until) <= now) return <>{text.since(from)}</>;
    return (
      <Told>
        <span>{text.since(from)}</span>
        <span>{text.bothUntil(momentWords(overlap_until, now))}</span>
      </Told>
    );
  }
  return <>{text.span(from, momentWords(ended_at, now))}</>;
}

/** Each access point with what it answered. */
function Change({ row: { job, reason, reason_said, retry_at, tries }, now }: { row: PasswordChange; now: number }) {
  if (reason) return <Pad>{told(reason, reason_said)}</Pad>;
  if (job === null) return <Pad>{text.forgotten}</Pad>;
  return (
    <>
      {retry_at && <Pad>{text.retryAt(momentWords(retry_at, now), tries + 1)}</Pad>}
      <ItemAnswers job={job} />
    </>
  );
}

const kinds = {
  waiting: 'off',
  running: 'progress',
  success: 'online',
  failed: 'danger',
  skipped: 'warning',
} as const satisfies Record<string, StatusKind>;

function ItemAnswers({ job }: { job: string }) {
  const { data, error, refresh } = useAnswers(job);
  if (!data) return error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={1} />;
  return (
    <Answers aria-label={text.answers}>
      {data.list.map(({ id, remark, site, state, reason, reason_said, simulated }) => (
        <li key={id}>
          {nameAtSite(remark, site)} {simulated && <Simulated />}
          <div>
            <Status kind={kinds[state]}>{text.itemStates[state]}</Status>
          </div>
          {reason && <Reason>{told(reason, reason_said)}</Reason>}
        </li>
      ))}
      {data.total > data.list.length && <li>{text.moreItems(data.total - data.list.length)}</li>}
    </Answers>
  );
}

const shape = perLanguage<readonly Column<PasswordChange>[]>(() =>
  columns<PasswordChange>([
    {
      key: 'number',
      title: text.number,
      width: 48,
      minWidth: 48,
      align: 'right',
      fixed: true,
      text: (row) => row.number,
    },
    {
      key: 'password',
      title: text.password,
      width: 112,
      minWidth: 104,
      grow: 1,
      exported: false,
      text: () => '',
      render: (row) => <Password row={row} />,
    },
    {
      key: 'at',
      title: text.valid,
      width: 204,
      text: (row) =>
        row.ended_at === null
          ? text.since(dateTime(row.at, zone))
          : text.span(dateTime(row.at, zone), dateTime(row.ended_at, zone)),
      render: (row) => <Valid row={row} />,
    },
    {
      key: 'state',
      title: text.state,
      width: 112,
      text: (row) => outcomeOf(row).words,
      render: (row) => <Status kind={outcomeOf(row).kind}>{outcomeOf(row).words}</Status>,
    },
    {
      key: 'cause',
      title: text.cause,
      width: 76,
      grow: 1,
      priority: 1,
      text: (row) => text.causeOf(text.causes[row.cause], row.note),
    },
    {
      key: 'aps',
      title: text.aps,
      width: 80,
      align: 'right',
      priority: 1,
      text: (row) => `${row.success} / ${row.total}`,
    },
  ]),
);
