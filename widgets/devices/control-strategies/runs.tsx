import { strategyRuns, type StrategyRun } from '../../../src/api/contract/strategy';
import { told } from '../../../src/api/said';
import { nameAtSite } from '../../../src/domain/device';
import { perLanguage } from '../../../src/text/words';
import { dateTime, time } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Failed } from '../../../src/ui/failed';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Column } from '../../../src/ui/table';
import { TableTitle } from '../../../src/ui/pane';
import { every, useRetry, useTroubles } from './control-strategies.data';
import { Counts, Told } from './control-strategies.styles';
import { controlStrategiesText as text } from './control-strategies.text';

/** What strategies did, with what devices answered, and another try. */
export function Runs({ manage }: { manage: boolean }) {
  const retry = useRetry();
  const { act } = useAct();
  return (
    <DataTable<StrategyRun>
      label={text.runs}
      endpoint={strategyRuns}
      columns={shape()}
      cacheKey="strategy.runs"
      prefix="runs"
      rowName={({ name }) => name}
      exportName={text.runs}
      toolbarStart={<TableTitle title={text.runs} />}
      every={every}
      expand={(row) => <Troubles row={row} />}
      {...(manage && {
        actions: ({ job, failed }: StrategyRun) =>
          job !== null && failed > 0
            ? [
                {
                  key: 'retry',
                  label: text.retry,
                  onSelect: () => void act(() => retry(job), { said: text.retried }),
                },
              ]
            : [],
      })}
      empty={{ title: text.noRuns, reason: text.noRunsReason }}
    />
  );
}

function Troubles({ row: { job, reason, reason_said, failed, skipped } }: { row: StrategyRun }) {
  if (job === null) return <>{told(reason, reason_said)}</>;
  return (
    <>
      {failed > 0 && <Answers job={job} state="failed" />}
      {skipped > 0 && <Answers job={job} state="skipped" />}
      {failed + skipped === 0 && '—'}
    </>
  );
}

function Answers({ job, state }: { job: string; state: 'failed' | 'skipped' }) {
  const { data, error, refresh } = useTroubles(job, state);
  if (!data) return error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={1} />;
  return (
    <Told aria-label={text.details}>
      {data.list.map(({ id, remark, site, reason, reason_said, simulated }) => (
        <li key={id}>
          <Status kind={state === 'failed' ? 'danger' : 'off'}>{nameAtSite(remark, site)}</Status>{' '}
          {simulated && <Simulated />}
          <small>{told(reason, reason_said)}</small>
        </li>
      ))}
      {data.total > data.list.length && <li>{text.more(data.total - data.list.length)}</li>}
    </Told>
  );
}

const open = ({ total, success, failed, skipped }: StrategyRun) => total - success - failed - skipped;

const resultOf = (row: StrategyRun): string =>
  row.job === null
    ? text.notRun
    : [
        row.success > 0 && text.succeeded(row.success),
        row.failed > 0 && text.failed(row.failed),
        row.skipped > 0 && text.skipped(row.skipped),
        open(row) > 0 && text.running(open(row)),
      ]
        .filter(Boolean)
        .join(' ');

const shape = perLanguage<readonly Column<StrategyRun>[]>(() =>
  columns<StrategyRun>([
    { key: 'name', title: text.strategy, width: 160, grow: 1, strong: true, fixed: true },
    {
      key: 'planned_at',
      title: text.time,
      width: 168,
      text: (row) => time(row.planned_at, { zone: 'Asia/Shanghai' }),
      exported: (row) => dateTime(row.planned_at, 'Asia/Shanghai'),
    },
    { key: 'edge', title: text.done, width: 132, text: (row) => text.edges[row.action][row.edge] },
    {
      key: 'result',
      title: text.result,
      width: 280,
      grow: 2,
      text: resultOf,
      render: (row) => (
        <Counts>
          {row.job === null && <Status kind="warning">{text.notRun}</Status>}
          {row.failed > 0 && <Status kind="danger">{text.failed(row.failed)}</Status>}
          {row.success > 0 && <Status kind="online">{text.succeeded(row.success)}</Status>}
          {row.skipped > 0 && <Status kind="off">{text.skipped(row.skipped)}</Status>}
          {open(row) > 0 && <Status kind="progress">{text.running(open(row))}</Status>}
        </Counts>
      ),
    },
    {
      key: 'reason',
      title: text.why,
      width: 200,
      grow: 1,
      priority: 2,
      text: (row) => told(row.reason, row.reason_said) || undefined,
    },
  ]),
);
