import type { ReactNode } from 'react';
import { plugins, type Plugin } from '../../../src/api/contract/plugin';
import { bytes, date } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, useOpened } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { pluginsText } from '../shared/plugins.text';
import { betweenText } from '../../../src/text/between.text';
import { categoriesOf, sends } from './plugin-market.model';
import { pluginMarketText as text } from './plugin-market.text';

const PluginDrawer = lazy(() => import('./plugin-drawer').then((m) => m.PluginDrawer));

/** The market as a list: every column, files, kept views. */
export function PluginTable({ looks, manage }: { looks: ReactNode; manage: boolean }) {
  const [opened, show] = useOpened('plugin');
  const open = ({ id }: Plugin) => show(id);
  return (
    <>
      <DataTable<Plugin>
        label={text.title}
        endpoint={plugins}
        columns={own()}
        cacheKey="plugin.market"
        rowName={({ name }) => name}
        search={text.search}
        segments={{ name: 'category', label: text.category, options: categoriesOf }}
        filters={[{ name: 'sort', label: text.most, options: [{ value: 'updated', label: text.updated }] }]}
        exportName={text.title}
        tall
        toolbarEnd={looks}
        onOpen={open}
        actions={(row) => [{ key: 'open', label: text.view, onSelect: () => open(row) }]}
        actionsWidth={88}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <Suspense>
        {opened && <PluginDrawer key={opened} id={opened} manage={manage} onClose={() => show(undefined)} />}
      </Suspense>
    </>
  );
}

const own = perLanguage(() =>
  columns<Plugin>([
    {
      key: 'name',
      title: text.plugin,
      width: 300,
      grow: 2,
      strong: true,
      fixed: true,
      render: ({ name, about }) => (
        <TwoLines below={about} belowTitle={about} title={name}>
          {name}
        </TwoLines>
      ),
    },
    { key: 'about', title: text.about, width: 240, off: true },
    { key: 'category', title: text.category, width: 104, text: (row) => pluginsText.categories[row.category] },
    { key: 'publisher', title: text.publisher, width: 120 },
    { key: 'version', title: text.version, width: 96 },
    {
      key: 'rights',
      title: text.rights,
      width: 152,
      priority: 2,
      text: rightsOf,
      render: (row) => (sends(row) ? <Status kind="warning">{rightsOf(row)}</Status> : rightsOf(row)),
      exported: (row) => row.rights.map((right) => pluginsText.rights[right]).join(betweenText.sentences),
    },
    {
      key: 'size',
      title: text.size,
      width: 96,
      align: 'right',
      priority: 2,
      text: (row) => bytes(row.size),
      exported: (row) => row.size,
    },
    { key: 'installed', title: text.installed, width: 88, align: 'right' },
    { key: 'upgradable', title: text.upgradable, width: 88, align: 'right', priority: 2 },
    { key: 'stars', title: text.stars, width: 104, align: 'right', text: starsOf, priority: 2 },
    { key: 'updated_at', title: text.updatedAt, width: 112, text: (row) => date(row.updated_at), priority: 3 },
  ]),
);

const rightsOf = (row: Plugin): string => text.rightsOf(row.rights.length, sends(row));

/** What users say of it; nothing while nobody did. */
const starsOf = ({ stars, reviews }: Plugin) => (stars === null ? undefined : text.starsOf(stars, reviews));
