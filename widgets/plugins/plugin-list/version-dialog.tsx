import type { PluginInstallation } from '../../../src/api/contract/plugin';
import { SelectField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { askedFor, useApply } from '../shared/apply';
import { gatewayOf } from './install-columns';
import { useVersions } from './plugin-list.data';
import { pluginListText as text } from './plugin-list.text';

/** Takes a plugin on a gateway to another version, an older one too. */
export function VersionDialog({ row, onClose }: { row: PluginInstallation; onClose: () => void }) {
  const source = useVersions(row.plugin);
  const { apply } = useApply();
  return (
    <FormDialog<{ version: string }>
      title={text.moveOf(row.name, gatewayOf(row))}
      ok={text.moveOk}
      onSubmit={async ({ version }) => {
        const allow = version === row.newest ? row.new_rights : [];
        const body = askedFor(allow);
        await apply(() => [{ act: 'upgrade', plugin: row.plugin, version, allow, gwids: [row.gwid] }], {
          confirm: body ? { title: text.ask(text.acts.upgrade, row.name, gatewayOf(row)), body } : undefined,
          then: onClose,
        });
      }}
      onClose={onClose}
    >
      <SelectField
        name="version"
        label={text.version}
        required
        source={source}
        help={text.moveHelp}
        options={(source.data?.versions ?? [])
          .filter(({ version }) => version !== row.version)
          .map(({ version, changes }) => ({ value: version, label: [version, changes].filter(Boolean).join(' · ') }))}
      />
    </FormDialog>
  );
}
