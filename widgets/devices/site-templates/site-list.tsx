import { sites, type Site } from '../../../src/api/contract/site-template';
import { told } from '../../../src/api/said';
import { perLanguage } from '../../../src/text/words';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Column, type RowAction } from '../../../src/ui/table';
import { every, useKeep, useRelease, useRestore, useRight } from './site-templates.data';
import { siteTemplatesText as text } from './site-templates.text';

/** Gateways that follow models: what each is otherwise, and how it is set right, kept or let go. */
export function SiteList({ manage, template }: { manage: boolean; template: string | undefined }) {
  const { go } = usePlace();
  const { act } = useAct();
  const { run: right } = useRight();
  const { run: keep } = useKeep();
  const { run: restore } = useRestore();
  const { run: release } = useRelease();
  const request_id = () => crypto.randomUUID();
  const setRight = ({ gwid, remark, template: id }: Site) =>
    act(() => right({ id, sites: [{ gwid }], right: true, request_id: request_id() }), {
      confirm: { body: text.rightAsk(remark), confirm: text.right },
      said: ({ data }) => text.started(data.sites),
    });
  const actionsOf = (row: Site): RowAction[] => {
    const { gwid, remark, state, version, newest } = row;
    const update = { name: 'template_site.apply', params: { id: row.template }, query: { sites: gwid } };
    return [
      ...(version < newest ? [{ key: 'update', label: text.update(newest), to: update }] : []),
      ...(state === 'differs' || state === 'failed'
        ? [
            {
              key: 'right',
              label: state === 'failed' ? text.retry : text.right,
              onSelect: () => void setRight(row),
            },
          ]
        : []),
      ...(state === 'differs'
        ? [
            {
              key: 'keep',
              label: text.keep,
              onSelect: () =>
                void act(() => keep({ gwid }), {
                  confirm: { body: text.keepAsk(remark), confirm: text.keep },
                  said: ({ data }) => text.kept(data.overrides),
                }),
            },
          ]
        : []),
      ...(row.overrides > 0
        ? [
            {
              key: 'restore',
              label: text.restore,
              onSelect: () =>
                void act(() => restore({ gwid, request_id: request_id() }), {
                  confirm: { body: text.restoreAsk(remark), confirm: text.restore },
                  said: ({ data }) => text.started(data.sites),
                }),
            },
          ]
        : []),
      {
        key: 'release',
        label: text.release,
        danger: true,
        onSelect: () =>
          void act(() => release({ gwids: [gwid] }), {
            confirm: { body: text.releaseAsk(remark), confirm: text.release, danger: true },
            said: text.released,
          }),
      },
    ];
  };
  return (
    <DataTable<Site>
      label={text.views.sites}
      endpoint={sites}
      input={template ? { id: template } : {}}
      columns={shape()}
      cacheKey="site"
      rowKey={({ gwid }) => gwid}
      rowName={({ remark }) => remark}
      search={text.searchSites}
      segments={segments()}
      exportName={text.views.sites}
      every={every}
      onOpen={({ gwid }) => go({ name: 'network', params: { gwid } })}
      {...(manage && { actions: actionsOf, actionsWidth: 200 })}
      empty={{ title: text.noneSites, reason: text.noneSitesReason }}
    />
  );
}

const segments = perLanguage(() => ({
  name: 'state',
  label: text.state,
  options: [
    { value: '', label: text.all },
    { value: 'open', label: text.open },
    ...(['failed', 'differs', 'behind', 'same'] as const).map((value) => ({ value, label: text.states[value] })),
  ],
}));

const kinds = {
  waiting: 'progress',
  sending: 'progress',
  failed: 'danger',
  differs: 'warning',
  behind: 'warning',
  same: 'online',
} as const;

const stateOf = ({ state, differences, error, error_said, online }: Site): string => {
  if (state === 'failed') return error ? text.failedWhy(told(error, error_said)) : text.states.failed;
  if (state === 'differs') return text.differs(differences);
  return state === 'waiting' && !online ? text.offlineWaiting : text.states[state];
};

const shape = perLanguage<readonly Column<Site>[]>(() =>
  columns<Site>([
    {
      key: 'remark',
      title: text.site,
      width: 200,
      grow: 1,
      strong: true,
      fixed: true,
      text: ({ remark }) => remark,
    },
    {
      key: 'template',
      title: text.template,
      width: 180,
      grow: 1,
      text: ({ template_name: name, version }) => text.templateAt(name, version),
    },
    { key: 'block', title: text.block, width: 140, mono: true, text: ({ block }) => block },
    {
      key: 'state',
      title: text.state,
      width: 240,
      grow: 1,
      text: stateOf,
      render: (row) => <Status kind={kinds[row.state]}>{stateOf(row)}</Status>,
    },
    {
      key: 'overrides',
      title: text.overrides,
      width: 88,
      priority: 2,
      text: ({ overrides }) => (overrides > 0 ? text.overridden(overrides) : ''),
    },
  ]),
);
