import { told } from '../../../../src/api/said';
import { speedupSwitches, type SpeedupSwitched } from '../../../../src/api/contract/speedup-policy';
import { number, time } from '../../../../src/format';
import { perLanguage } from '../../../../src/text/words';
import { TableTitle } from '../../../../src/ui/pane';
import { columns, DataTable } from '../../../../src/ui/table';
import { appName } from './policies';
import { policiesText as text } from './policies.text';
import { every } from './speedup.data';

/** Times that the gateway of a group went over to another line, newest first. */
export const Switches = ({ gid }: { gid: string }) => (
  <DataTable<SpeedupSwitched>
    label={text.switches}
    endpoint={speedupSwitches}
    input={{ gid }}
    columns={own()}
    cacheKey="speedup.switches"
    prefix="switch_"
    rowName={({ app }) => appName(app)}
    search={text.switchSearch}
    title={<TableTitle title={text.switches} note={text.kept} />}
    exportName={text.switches}
    every={every}
    empty={{ title: text.noSwitch, reason: text.noSwitchReason }}
  />
);

const figure = (value: number | null) => (value === null ? undefined : number(value, 1));

const own = perLanguage(() =>
  columns<SpeedupSwitched>([
    { key: 'at', title: text.at, width: 128, fixed: true, text: ({ at }) => time(at) },
    { key: 'app', title: text.app, width: 144, grow: 1, strong: true, text: ({ app }) => appName(app) },
    {
      key: 'from_name',
      title: text.from,
      width: 120,
      grow: 1,
      text: (row) => (row.from_name === null ? undefined : told(row.from_name, row.from_said)),
    },
    { key: 'to_name', title: text.to, width: 120, grow: 1, text: (row) => told(row.to_name, row.to_said) },
    { key: 'why', title: text.why, width: 128, text: ({ why }) => text.reasons[why] },
    { key: 'ms', title: text.quality, unit: 'ms', width: 88, align: 'right', text: ({ ms }) => figure(ms) },
    { key: 'loss', title: text.loss, unit: '%', width: 80, align: 'right', text: ({ loss }) => figure(loss) },
    {
      key: 'jitter',
      title: text.jitter,
      unit: 'ms',
      width: 88,
      align: 'right',
      priority: 2,
      text: ({ jitter }) => figure(jitter),
    },
  ]),
);
