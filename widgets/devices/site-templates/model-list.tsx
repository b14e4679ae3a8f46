import { siteTemplates, type SiteTemplate } from '../../../src/api/contract/site-template';
import { perLanguage } from '../../../src/text/words';
import { usePlace } from '../../../src/session/place';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Column, type RowAction } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { every, useRemove } from './site-templates.data';
import { Standings } from './site-templates.styles';
import { siteTemplatesText as text } from './site-templates.text';

/** Models with how their sites stand. */
export function ModelList({ manage }: { manage: boolean }) {
  const { go } = usePlace();
  const { run: remove } = useRemove();
  const edit = (id: string) => ({ name: 'template_site.edit', params: { id } });
  return (
    <DataTable<SiteTemplate>
      label={text.title}
      endpoint={siteTemplates}
      columns={shape()}
      cacheKey="site_template"
      rowName={({ name }) => name}
      search={text.search}
      exportName={text.title}
      every={every}
      tall
      actionsWidth={180}
      actions={(row): RowAction[] => [
        ...(manage
          ? [
              { key: 'apply', label: text.apply, to: { name: 'template_site.apply', params: { id: row.id } } },
              { key: 'edit', label: text.edit, to: edit(row.id) },
            ]
          : []),
        ...(manage && row.behind > 0
          ? [
              {
                key: 'update',
                label: text.update(row.version),
                to: { name: 'template_site.apply', params: { id: row.id }, query: { behind: '1' } },
              },
            ]
          : []),
        {
          key: 'sites',
          label: text.sites,
          to: { name: 'template_site', query: { view: 'sites', template: row.id } },
        },
      ]}
      {...(manage && {
        onOpen: (row: SiteTemplate) => go(edit(row.id)),
        remove: ({ id }: SiteTemplate) => remove({ id }),
        removeDetail: text.removeDetail,
      })}
      empty={{ title: text.none, reason: text.noneReason }}
    />
  );
}

/** How the sites of a model stand, the worst first. */
const standings = ({ sites, failed, differing, waiting, behind }: SiteTemplate) => {
  if (sites === 0) return [{ kind: 'off' as const, label: text.noSites }];
  const found = [
    ...(failed > 0 ? [{ kind: 'danger' as const, label: text.failed(failed) }] : []),
    ...(differing > 0 ? [{ kind: 'warning' as const, label: text.differing(differing) }] : []),
    ...(waiting > 0 ? [{ kind: 'progress' as const, label: text.waiting(waiting) }] : []),
    ...(behind > 0 ? [{ kind: 'progress' as const, label: text.behind(behind) }] : []),
  ];
  return found.length > 0 ? found : [{ kind: 'online' as const, label: text.allSame }];
};

const shape = perLanguage<readonly Column<SiteTemplate>[]>(() =>
  columns<SiteTemplate>([
    {
      key: 'name',
      title: text.name,
      width: 200,
      grow: 1,
      strong: true,
      fixed: true,
      text: ({ name }) => name,
      render: ({ name, note }) => (
        <TwoLines title={name} below={note || undefined} belowTitle={note}>
          {name}
        </TwoLines>
      ),
    },
    { key: 'version', title: text.version, width: 72, text: ({ version }) => `v${version}` },
    { key: 'vlans', title: text.vlans, width: 80, align: 'right' },
    { key: 'variables', title: text.variables, width: 80, align: 'right', priority: 2 },
    {
      key: 'pool_name',
      title: text.pool,
      width: 140,
      text: ({ pool_name: name, prefix }) => (name === null ? text.noPool : text.poolOf(name, prefix ?? 0)),
    },
    { key: 'sites', title: text.sites, width: 72, align: 'right' },
    {
      key: 'state',
      title: text.state,
      width: 220,
      grow: 1,
      text: (row) =>
        standings(row)
          .map(({ label }) => label)
          .join(' '),
      render: (row) => (
        <Standings>
          {standings(row).map(({ kind, label }) => (
            <Status key={label} kind={kind}>
              {label}
            </Status>
          ))}
        </Standings>
      ),
    },
  ]),
);
