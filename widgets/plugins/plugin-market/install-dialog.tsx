import { useState } from 'react';
import { useClient, type DataOf } from '../../../src/api';
import { pluginGateways } from '../../../src/api/contract/plugin';
import { perLanguage } from '../../../src/text/words';
import { Dialog } from '../../../src/ui/dialog';
import { Note } from '../../../src/ui/note';
import { Select } from '../../../src/ui/select';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { keysOf, useApply } from '../shared/apply';
import { pluginsText } from '../shared/plugins.text';
import { betweenText } from '../../../src/text/between.text';
import type { Detail } from './plugin-market.data';
import { Fields } from './plugin-market.styles';
import { pluginMarketText as text } from './plugin-market.text';

type Gateway = DataOf<typeof pluginGateways>['list'][number];

/** Gateways that do not have a plugin yet, to install it on. */
export function InstallDialog({ plugin, onClose }: { plugin: Detail; onClose: () => void }) {
  const client = useClient();
  const { apply } = useApply();
  const [version, setVersion] = useState(plugin.version);
  const install = (gwids: () => Promise<string[]> | string[], count: number) =>
    apply(async () => [{ act: 'install', plugin: plugin.id, version, gwids: await gwids() }], {
      confirm: {
        title: text.installAsk(plugin.name, version, count),
        body: text.allows(
          plugin.manifest.rights.map(({ right }) => pluginsText.rights[right]).join(betweenText.sentences),
        ),
      },
      then: onClose,
    });
  return (
    <Dialog open title={text.installOf(plugin.name)} width={720} onClose={onClose}>
      <Fields>
        <Select
          aria-label={text.version}
          value={version}
          onChange={setVersion}
          options={plugin.versions.map((one) => ({ value: one.version, label: text.versionOf(one.version) }))}
        />
        <Note>{text.installNote}</Note>
      </Fields>
      <DataTable<Gateway>
        label={text.without}
        endpoint={pluginGateways}
        input={{ without: plugin.id }}
        columns={own()}
        cacheKey="plugin.install"
        prefix="gw."
        rowKey={({ gwid }) => gwid}
        rowName={nameOf}
        search={text.searchGateway}
        exportName={text.without}
        maxHeight="320px"
        actions={({ gwid }) => [
          { key: 'install', label: text.installHere, onSelect: () => void install(() => [gwid], 1) },
        ]}
        batchActions={[
          {
            key: 'install',
            label: text.installHere,
            onPick: async (picked) => {
              const { search: q } = picked.state;
              const page = async (paging: { page: number; per_page: number }) =>
                (await client.call(pluginGateways, { ...paging, without: plugin.id, ...(q && { q }) })).data;
              await install(() => keysOf(picked, page, ({ gwid }) => gwid), picked.count);
            },
          },
        ]}
        empty={{ title: text.everywhere, reason: text.everywhereReason }}
      />
    </Dialog>
  );
}

const nameOf = ({ remark, gwid }: Gateway) => remark || gwid;

const own = perLanguage(() =>
  columns<Gateway>([
    {
      key: 'remark',
      title: text.gateway,
      width: 200,
      grow: 1,
      strong: true,
      fixed: true,
      text: nameOf,
    },
    { key: 'model', title: text.model, width: 104, priority: 2 },
    { key: 'firmware', title: text.firmware, width: 96, priority: 3 },
    {
      key: 'online',
      title: text.state,
      width: 88,
      text: (row) => (row.online ? text.online : text.offline),
      render: (row) => (
        <Status kind={row.online ? 'online' : 'offline'}>{row.online ? text.online : text.offline}</Status>
      ),
    },
    { key: 'plugins', title: text.has, width: 80, align: 'right' },
  ]),
);
