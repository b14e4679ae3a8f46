import { told } from '../../../../src/api/said';
import { speedupLines, type SpeedupGroup, type SpeedupLine } from '../../../../src/api/contract/speedup';
import { mostMeasured } from '../../../../src/domain/speedup';
import { number, time } from '../../../../src/format';
import { useAct } from '../../../../src/ui/act';
import { Button } from '../../../../src/ui/button';
import { TableTitle } from '../../../../src/ui/pane';
import { columns, DataTable, type RowAction } from '../../../../src/ui/table';
import { Tag } from '../../../../src/ui/tag';
import { linesText as text } from './lines.text';
import { every, useLines, useSpeedupActions } from './speedup.data';
import { Measured, measuredWords } from './states';

/** Lines as the gateway of a group sees them, with the one it uses; measured and chosen from here. */
export function Lines({ group, manage }: { group: SpeedupGroup; manage: boolean }) {
  const { gwid, gid, line: used, name, mbps, apps, domains } = group;
  const { measureLines, save } = useSpeedupActions();
  const { act, busy } = useAct();
  const lines = useLines(gwid).data?.list ?? [];
  const measure = (ids: readonly string[]) =>
    act(() => measureLines.run({ gwid, lines: [...ids] }), { said: text.asked });
  const choose = ({ id, name: line }: SpeedupLine) =>
    act(() => save.run({ gid, gwid, name, mbps, apps, domains, line: id }), {
      confirm: { body: text.chooseAsk(line), detail: text.chooseDetail, confirm: text.choose },
      said: text.chosen,
    });
  const actions = (row: SpeedupLine): readonly RowAction[] => [
    { key: 'measure', label: text.measure, onSelect: () => void measure([row.id]) },
    ...(row.id === used ? [] : [{ key: 'choose', label: text.choose, onSelect: () => void choose(row) }]),
  ];
  return (
    <DataTable<SpeedupLine>
      label={text.heading}
      endpoint={speedupLines}
      input={{ gwid }}
      columns={own(used)}
      cacheKey="speedup.lines"
      prefix="line_"
      rowName={({ name: line }) => line}
      search={text.search}
      title={<TableTitle title={text.heading} note={text.note} />}
      exportName={text.heading}
      every={every}
      {...(manage && {
        actions,
        toolbarEnd: (
          <Button
            busy={busy}
            disabled={lines.length === 0}
            onClick={() => void measure(lines.slice(0, mostMeasured).map(({ id }) => id))}
          >
            {text.measureAll}
          </Button>
        ),
      })}
      empty={{ title: text.none, reason: text.noneReason }}
    />
  );
}

const kept = new Map<string, ReturnType<typeof made>>();

/** The same columns for the same line: a new array would be a new table. */
function own(used: string) {
  const key = `${text.heading} ${used}`;
  const known = kept.get(key) ?? made(used);
  kept.set(key, known);
  return known;
}

const nameOf = (row: SpeedupLine) => told(row.name, row.name_said);

const made = (used: string) =>
  columns<SpeedupLine>([
    { key: 'region', title: text.region, width: 136, text: (row) => told(row.region, row.region_said) },
    {
      key: 'name',
      title: text.name,
      width: 168,
      grow: 1,
      fixed: true,
      strong: true,
      text: (row) => (row.id === used ? `${nameOf(row)} ${text.inUse}` : nameOf(row)),
      render: (row) => (
        <>
          {nameOf(row)} {row.id === used && <Tag tone="success">{text.inUse}</Tag>}
        </>
      ),
    },
    {
      key: 'latency',
      title: text.latency,
      width: 112,
      align: 'right',
      text: (row) => measuredWords(row.measured),
      render: (row) => <Measured measured={row.measured} plain />,
    },
    {
      key: 'loss',
      title: text.loss,
      unit: '%',
      width: 88,
      align: 'right',
      text: (row) => (row.measured?.loss == null ? undefined : number(row.measured.loss, 1)),
    },
    {
      key: 'at',
      title: text.at,
      width: 112,
      priority: 2,
      text: (row) => (row.measured ? time(row.measured.at) : undefined),
    },
  ]);
