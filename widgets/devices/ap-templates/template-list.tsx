import { apTemplates, type ApTemplate } from '../../../src/api/contract/ap-template';
import type { ApTemplateKind } from '../../../src/domain/ap-template';
import { perLanguage } from '../../../src/text/words';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Column } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { Ladder, printField } from '../shared/ap-template';
import { betweenText } from '../../../src/text/between.text';
import { every, useRemove, useRight } from './ap-templates.data';
import { Band, Bands } from './ap-templates.styles';
import { apTemplatesText as text } from './ap-templates.text';
import type { Place } from './places';
import { DifferingAps, UnableAps } from './differing-aps';

/** Templates with where they are defined, whom they are for, and what differs. */
export function TemplateList({ kind, manage, place }: { kind: ApTemplateKind; manage: boolean; place: Place }) {
  const { group, gwid } = place;
  const here = group !== undefined || gwid !== undefined;
  const { run: right } = useRight();
  const { run: remove } = useRemove();
  const { act } = useAct();
  const { go } = usePlace();
  const edit = (id: string) => ({
    name: kind === 'ssid' ? 'template_wireless.wireless_edit' : 'template_wireless.ac_edit',
    params: { id },
  });
  return (
    <DataTable<ApTemplate>
      label={text.title[kind]}
      endpoint={apTemplates}
      input={{ kind, ...(gwid !== undefined ? { gwid } : group !== undefined && { group }) }}
      columns={kind === 'ssid' ? networks() : radios()}
      actionsWidth={168}
      cacheKey={`ap_template.${kind}`}
      rowName={({ name }) => name}
      search={text.search}
      exportName={text.title[kind]}
      every={every}
      tall
      expand={(row) =>
        row.differing + row.unable > 0 ? (
          <>
            {row.differing > 0 && <DifferingAps template={row} manage={manage} />}
            {row.unable > 0 && <UnableAps template={row} />}
          </>
        ) : (
          text.same
        )
      }
      {...(manage && {
        onOpen: (row: ApTemplate) => !row.removing && go(edit(row.id)),
        actions: (row: ApTemplate) => [
          ...(row.removing ? [] : [{ key: 'edit', label: text.edit, to: edit(row.id) }]),
          ...(row.rows.ssid?.security === 'ppsk' && !row.removing
            ? [{ key: 'people', label: text.people, to: { ...edit(row.id), query: { tab: 'people' } } }]
            : []),
          ...(row.differing > 0
            ? [
                {
                  key: 'right',
                  label: text.right,
                  onSelect: () =>
                    void act(() => right({ kind, ids: [row.id] }), {
                      confirm: { body: text.rightAsk(row.differing), confirm: text.right },
                      said: (answer) => text.righted(answer.data.aps),
                    }),
                },
              ]
            : []),
        ],
        remove: ({ id }: ApTemplate) => remove({ id }),
        removeDetail: text.removeDetail[kind],
      })}
      empty={
        here
          ? { title: text.noneHere, reason: text.noneHereReason }
          : { title: text.none[kind], reason: text.noneReason[kind] }
      }
    />
  );
}

const aimOf = ({ target, target_names: names, models }: ApTemplate): string =>
  [
    target === 'all' ? text.targets.all : names.join(betweenText.names) || text.gone,
    ...(models.length > 0 ? [text.models(models.join(betweenText.names))] : []),
  ].join(' · ');

const stateOf = ({ removing, differing, waiting, unable }: ApTemplate): string => {
  if (removing) return text.removing;
  if (differing > 0) return text.differing(differing);
  if (waiting > 0) return text.waiting(waiting);
  return unable > 0 ? text.unable(unable) : text.same;
};

const kindOf = ({ removing, differing, waiting, unable }: ApTemplate) =>
  removing ? 'progress' : differing > 0 ? 'warning' : waiting > 0 ? 'progress' : unable > 0 ? 'off' : 'online';

const first = (kind: ApTemplateKind): Column<ApTemplate> => ({
  key: 'name',
  title: text.name[kind],
  width: 176,
  grow: 1,
  strong: true,
  fixed: true,
  text: ({ name }) => name,
  render: ({ name, note }) => (
    <TwoLines title={name} below={note || undefined} belowTitle={note}>
      {name}
    </TwoLines>
  ),
});

const last = (): Column<ApTemplate>[] => [
  { key: 'range', title: text.range, width: 160, grow: 1, priority: 2, text: aimOf },
  {
    key: 'ladder',
    title: text.ladder,
    width: 128,
    priority: 2,
    exported: false,
    render: (row) => (
      <Ladder target={row.target} changed={{ group: row.at_groups, gateway: row.at_gateways, ap: row.at_aps }} />
    ),
  },
  {
    key: 'aps',
    title: text.aps,
    width: 96,
    align: 'right',
    text: ({ aps, differing, unable }) => `${Math.max(0, aps - differing - unable)} / ${aps}`,
  },
  {
    key: 'state',
    title: text.state,
    width: 120,
    text: stateOf,
    render: (row) => <Status kind={kindOf(row)}>{stateOf(row)}</Status>,
  },
];

/** Limits of a network in short. */
function limitOf({ rows }: ApTemplate): string | undefined {
  const { limit_down: down = 0, limit_up: up = 0 } = rows.ssid ?? {};
  if (!down && !up) return undefined;
  return `↓ ${down || '—'} ↑ ${up || '—'} KB/s`;
}

const networks = perLanguage<readonly Column<ApTemplate>[]>(() =>
  columns<ApTemplate>([
    first('ssid'),
    {
      key: 'security',
      title: text.security,
      width: 128,
      text: (row) => printField('ssid', row.rows, 'ssid', 'security'),
    },
    {
      key: 'band',
      title: text.band,
      width: 80,
      text: (row) => printField('ssid', row.rows, 'ssid', 'band'),
      render: ({ rows }) => (
        <Bands>
          <Band $on={rows.ssid?.band !== '5g'}>2.4</Band>
          <Band $on={rows.ssid?.band !== '2g'}>5</Band>
        </Bands>
      ),
    },
    {
      key: 'vlan',
      title: text.vlan,
      width: 80,
      priority: 2,
      text: ({ rows }) => String(rows.ssid?.vlan ?? '') || text.noVlan,
    },
    { key: 'limit', title: text.limit, width: 176, priority: 3, text: limitOf },
    {
      key: 'page',
      title: text.page,
      width: 112,
      priority: 3,
      text: ({ rows }) => String(rows.ssid?.portal_name ?? '') || undefined,
    },
    ...last(),
  ]),
);

/** A radio in short: its channels; its width and power. */
const radioOf = ({ rows }: ApTemplate, row: string): [string, string] => [
  printField('radio', rows, row, 'channels').replaceAll(',', betweenText.names) ||
    `${text.channel} ${printField('radio', rows, row, 'channel')}`,
  [printField('radio', rows, row, 'width'), printField('radio', rows, row, 'power')].join(' · '),
];

const radio = (key: '2g' | '5g', title: string, width: number): Column<ApTemplate> => ({
  key,
  title,
  width,
  grow: 1,
  text: (row) => radioOf(row, key).join(' · '),
  render: (row) => {
    const [channels, below] = radioOf(row, key);
    return (
      <TwoLines look="plain" title={channels} below={below} belowTitle={below}>
        {channels}
      </TwoLines>
    );
  },
});

const radios = perLanguage<readonly Column<ApTemplate>[]>(() =>
  columns<ApTemplate>([first('radio'), radio('2g', '2.4 GHz', 124), radio('5g', '5 GHz', 136), ...last()]),
);
