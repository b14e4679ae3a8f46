import type { NetworkBrief } from '../../../src/api/contract/sdwan';
import { date } from '../../../src/format';
import { sdwanText } from '../../../src/text/sdwan.text';
import { perLanguage } from '../../../src/text/words';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Meter } from '../../../src/ui/meter';
import { Status } from '../../../src/ui/status';
import { columns } from '../../../src/ui/table';
import { membersOf, networkStateKinds, onlineOf } from '../shared/state-kinds';
import { awayOf, dayOf, dayWords, isEnding, kindOf, leftOf, qualityOf, troubleOf, whereOf } from './said';
import { Figures, Keyed, Line, Three, Used } from './sdwan-list.styles';
import { sdwanListText as text } from './sdwan-list.text';

// A list says everything in words before it is drawn.
const Picture = lazy(() => import('./drawings').then((m) => m.Picture));
const Course = lazy(() => import('./drawings').then((m) => m.Course));

/** Columns of the list where a network has three lines and two drawings. */
export const cardShape = perLanguage(() =>
  columns<NetworkBrief>([
    {
      key: 'picture',
      title: text.topology,
      width: 120,
      priority: 2,
      text: ({ topology }) => sdwanText.topologies[topology],
      render: (row) => (
        <Suspense>
          <Picture network={row} />
        </Suspense>
      ),
    },
    {
      key: 'name',
      title: text.name,
      width: 180,
      strong: true,
      fixed: true,
      grow: 2,
      text: ({ name, state }) => [name, sdwanText.states[state]].join(text.and),
      render: (row) => (
        <Three>
          <b title={row.name}>{row.name}</b>
          <small title={kindOf(row)}>{kindOf(row)}</small>
          <Status kind={networkStateKinds[row.state]}>{sdwanText.states[row.state]}</Status>
        </Three>
      ),
    },
    {
      key: 'worst',
      title: text.worst,
      width: 184,
      grow: 2,
      text: (row) => [whereOf(row), qualityOf(row)].filter(Boolean).join(text.and),
      render: (row) => {
        const { what, tone, since } = troubleOf(row);
        return (
          <Three title={qualityOf(row)}>
            <span data-two title={whereOf(row)}>
              {whereOf(row)}
            </span>
            {what && <span data-tone={tone}>{what}</span>}
            {since && <small data-two>{since}</small>}
          </Three>
        );
      },
    },
    {
      key: 'day',
      title: text.day,
      unit: 'ms',
      width: 204,
      priority: 3,
      text: dayWords,
      render: (row) => <Day network={row} />,
    },
    {
      key: 'used',
      title: text.used,
      unit: text.mbps,
      width: 180,
      priority: 2,
      text: ({ local, foreign, most }) =>
        [
          `${text.sides.local} ${local} / ${most?.local ?? '—'}`,
          `${text.sides.foreign} ${foreign} / ${most?.foreign ?? '—'}`,
        ].join(text.and),
      render: ({ local, foreign, most, state }) => {
        const bought = state === 'expired' ? undefined : most;
        return (
          <Used>
            <Side label={text.sides.local} value={local} most={bought?.local ?? 0} />
            <Side label={text.sides.foreign} value={foreign} most={bought?.foreign ?? 0} />
          </Used>
        );
      },
    },
    {
      key: 'members',
      title: text.members,
      width: 92,
      priority: 3,
      text: membersOf,
      render: (row) => (
        <Three>
          <Line>
            <b>{onlineOf(row)}</b> / {row.members}
          </Line>
          {awayOf(row) > 0 && <small>{text.offline(awayOf(row))}</small>}
        </Three>
      ),
    },
    {
      key: 'expires_at',
      title: text.expires,
      width: 108,
      text: ({ expires_at }) => (expires_at === null ? '' : date(expires_at)),
      render: ({ expires_at }) =>
        expires_at !== null && (
          <Three>
            <span>{date(expires_at)}</span>
            <small data-tone={isEnding(expires_at) ? 'warn' : undefined}>{leftOf(expires_at)}</small>
          </Three>
        ),
    },
  ]),
);

function Day({ network }: { network: NetworkBrief }) {
  const measured = dayOf(network);
  if (!measured) return <>—</>;
  return (
    <Figures>
      <Suspense fallback={<i />}>
        <Course network={network} />
      </Suspense>
      <Three>
        <Keyed>
          <b>{Math.round(measured.median)}</b>
        </Keyed>
        <small>
          <Keyed $worst>{text.dayWorst(Math.round(measured.worst))}</Keyed>
        </small>
      </Three>
    </Figures>
  );
}

/** One side of the border: what its members have together, of what was bought. */
const Side = ({ label, value, most }: { label: string; value: number; most: number }) => (
  <>
    <span>{label}</span>
    {most > 0 ? <Meter value={value} max={most} tone={value / most > 0.8 ? 'warning' : 'chart'} /> : <i />}
    <Line>
      {most > 0 ? (
        <>
          <b>{value}</b> / {most}
        </>
      ) : (
        '—'
      )}
    </Line>
  </>
);
