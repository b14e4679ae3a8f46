import { speedupEffects, type SpeedupEffect } from '../../../../src/api/contract/speedup';
import { speedupApps } from '../../../../src/domain/speedup';
import { number, time } from '../../../../src/format';
import { perLanguage } from '../../../../src/text/words';
import { useAct } from '../../../../src/ui/act';
import { To } from '../../../../src/ui/link';
import { TableTitle } from '../../../../src/ui/pane';
import { columns, DataTable } from '../../../../src/ui/table';
import { TwoLines } from '../../../../src/ui/two-lines';
import { effectsText as text } from './effects.text';
import { every, useSpeedupActions } from './speedup.data';
import { Dumbbell } from './dumbbell';
import { lineOfGroup } from './line-words';
import { Measured, measuredWords } from './states';

/** Applications of groups as their gateways measured them, without the line and over it; of one group or of all. */
export function Effects({ gid = '', manage = false }: { gid?: string; manage?: boolean }) {
  const { measureApp } = useSpeedupActions();
  const { act } = useAct();
  return (
    <DataTable<SpeedupEffect>
      label={text.heading}
      endpoint={speedupEffects}
      {...(gid && { input: { gid } })}
      columns={gid ? own().slice(0, 1).concat(own().slice(2)) : own()}
      cacheKey="speedup.effects"
      prefix="effect_"
      rowName={nameOf}
      search={text.search}
      title={<TableTitle title={text.heading} />}
      exportName={text.heading}
      every={every}
      tall
      {...(manage && {
        actions: (row: SpeedupEffect) => [
          {
            key: 'measure',
            label: text.measure,
            onSelect: () => void act(() => measureApp.run({ gid: row.gid, app: row.app }), { said: text.asked }),
          },
        ],
      })}
      empty={{ title: text.none, reason: text.noneReason }}
    />
  );
}

const nameOf = ({ app }: SpeedupEffect) => speedupApps[app]?.name ?? app;
const lossOf = ({ before, after }: SpeedupEffect) =>
  [before, after].map((one) => (one?.loss == null ? '—' : number(one.loss, 1))).join(' → ');

const own = perLanguage(() =>
  columns<SpeedupEffect>([
    {
      key: 'app',
      title: text.app,
      width: 168,
      grow: 1,
      fixed: true,
      text: nameOf,
      render: (row) => (
        <TwoLines title={nameOf(row)} below={lineOfGroup(row)}>
          {nameOf(row)}
        </TwoLines>
      ),
    },
    {
      key: 'group_name',
      title: text.group,
      width: 176,
      grow: 1,
      priority: 2,
      render: (row) => (
        <TwoLines title={row.group_name} below={row.gateway_remark || row.gwid} look="plain">
          <To to={{ name: 'open.overseas_speedup.detail', params: { gid: row.gid } }}>{row.group_name}</To>
        </TwoLines>
      ),
    },
    {
      key: 'span',
      title: text.span,
      width: 200,
      grow: 1,
      priority: 3,
      exported: false,
      text: (row) => text.spanOf(measuredWords(row.before), measuredWords(row.after)),
      render: (row) => <Dumbbell before={row.before?.ms ?? null} after={row.after?.ms ?? null} />,
    },
    {
      key: 'before',
      title: text.before,
      width: 112,
      align: 'right',
      text: (row) => measuredWords(row.before),
      render: (row) => <Measured measured={row.before} plain />,
    },
    {
      key: 'after',
      title: text.after,
      width: 112,
      align: 'right',
      strong: true,
      text: (row) => measuredWords(row.after),
      render: (row) => <Measured measured={row.after} plain />,
    },
    { key: 'loss', title: text.loss, unit: '%', width: 112, align: 'right', text: lossOf },
    {
      key: 'at',
      title: text.at,
      width: 112,
      priority: 3,
      text: (row) => (row.after ? time(row.after.at) : undefined),
    },
  ]),
);
