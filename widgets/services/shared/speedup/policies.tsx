import { told } from '../../../../src/api/said';
import { speedupPolicies, type SpeedupPolicy } from '../../../../src/api/contract/speedup-policy';
import { speedupApps } from '../../../../src/domain/speedup';
import { number, time } from '../../../../src/format';
import { perLanguage } from '../../../../src/text/words';
import { To } from '../../../../src/ui/link';
import { TableTitle } from '../../../../src/ui/pane';
import { columns, DataTable, type BatchAction, type RowAction } from '../../../../src/ui/table';
import { TwoLines } from '../../../../src/ui/two-lines';
import { lineWords } from './line-words';
import { policiesText as text } from './policies.text';
import { every } from './speedup.data';

/** Props of `Policies`. */
export interface PoliciesProps {
  /** Of one group; of all of mode 2 without. */
  gid?: string;
  actions?: (row: SpeedupPolicy) => readonly RowAction[];
  batchActions?: readonly BatchAction[];
}

/** Applications with the lines that they may use, and the one that their gateway says it uses. */
export const Policies = ({ gid = '', actions, batchActions }: PoliciesProps) => (
  <DataTable<SpeedupPolicy>
    label={text.heading}
    endpoint={speedupPolicies}
    {...(gid && { input: { gid } })}
    columns={gid ? inGroup() : own()}
    cacheKey={gid ? 'speedup.policies.group' : 'speedup.policies'}
    prefix="policy_"
    rowName={({ app }) => appName(app)}
    search={text.search}
    title={<TableTitle title={text.heading} />}
    exportName={text.heading}
    every={every}
    tall
    {...(actions && { actions, actionsWidth: 200 })}
    {...(batchActions && { batchActions })}
    empty={{ title: text.none, reason: text.noneReason }}
  />
);

/** Name of an application; an empty key: the group's own domains. */
export const appName = (app: string): string => (app === '' ? text.own : (speedupApps[app]?.name ?? app));

const usedIn = ({ way, chosen }: SpeedupPolicy) =>
  way === 'group' ? text.asGroup : chosen ? lineWords(chosen) : text.untold;
const orderOf = ({ lines }: SpeedupPolicy) =>
  lines
    .map(({ name, name_said, open }) => (open ? told(name, name_said) : text.closed(told(name, name_said))))
    .join(' → ');
const limitsOf = ({ way, ms, loss, jitter, hold }: SpeedupPolicy) =>
  way === 'auto' && ms !== null && loss !== null && jitter !== null && hold !== null
    ? text.limitsOf(number(ms), number(loss), number(jitter), number(hold))
    : undefined;
const shown = (value: number | null | undefined) => (value == null ? undefined : number(value, 1));

const own = perLanguage(() =>
  columns<SpeedupPolicy>([
    {
      key: 'app',
      title: text.app,
      width: 152,
      grow: 1,
      fixed: true,
      text: ({ app }) => appName(app),
      render: (row) => (
        <TwoLines title={appName(row.app)} below={text.ways[row.way]}>
          {appName(row.app)}
        </TwoLines>
      ),
    },
    {
      key: 'group_name',
      title: text.group,
      width: 160,
      grow: 1,
      priority: 2,
      render: (row) => (
        <TwoLines title={row.group_name} below={row.gateway_remark || row.gwid} look="plain">
          <To to={{ name: 'open.overseas_speedupv2.details', query: { gid: row.gid } }}>{row.group_name}</To>
        </TwoLines>
      ),
    },
    { key: 'way', title: text.way, width: 96, off: true, text: ({ way }) => text.ways[way] },
    {
      key: 'order',
      title: text.order,
      width: 200,
      grow: 2,
      text: orderOf,
      render: (row) => (
        <TwoLines title={orderOf(row)} below={limitsOf(row) ?? ''} look="plain">
          {orderOf(row)}
        </TwoLines>
      ),
    },
    { key: 'limits', title: text.limits, width: 200, off: true, text: limitsOf },
    {
      key: 'used',
      title: text.used,
      width: 168,
      grow: 1,
      strong: true,
      text: usedIn,
      render: (row) => (
        <TwoLines title={usedIn(row)} below={row.chosen ? text.reasons[row.chosen.why] : ''}>
          {usedIn(row)}
        </TwoLines>
      ),
    },
    {
      key: 'why',
      title: text.why,
      width: 112,
      off: true,
      text: ({ chosen }) => chosen && text.reasons[chosen.why],
    },
    { key: 'ms', title: text.quality, unit: 'ms', width: 88, align: 'right', text: ({ chosen }) => shown(chosen?.ms) },
    { key: 'loss', title: text.loss, unit: '%', width: 80, align: 'right', text: ({ chosen }) => shown(chosen?.loss) },
    {
      key: 'jitter',
      title: text.jitter,
      unit: 'ms',
      width: 88,
      align: 'right',
      priority: 2,
      text: ({ chosen }) => shown(chosen?.jitter),
    },
    {
      key: 'since',
      title: text.since,
      width: 112,
      priority: 3,
      text: ({ chosen }) => (chosen ? time(chosen.since) : undefined),
    },
  ]),
);

const inGroup = perLanguage(() => own().filter(({ key }) => key !== 'group_name'));
