import type { PluginInstallation } from '../../../src/api/contract/plugin';
import { useAct } from '../../../src/ui/act';
import type { RowAction } from '../../../src/ui/table';
import { askedFor, useApply } from '../shared/apply';
import { gatewayOf } from './install-columns';
import { useRetry } from './plugin-list.data';
import { pluginsText } from '../shared/plugins.text';
import { pluginListText as text } from './plugin-list.text';

/** What can be done with a plugin on a gateway. */
export function useRowActions(onMove: (row: PluginInstallation) => void): (row: PluginInstallation) => RowAction[] {
  const { apply } = useApply();
  const { act } = useAct();
  const { run: retry } = useRetry();
  return (row) => {
    if (row.removing && row.delivery !== 'failed') return [];
    const action = (what: 'upgrade' | 'enable' | 'disable' | 'remove', asks: boolean): RowAction => ({
      key: what,
      label: text.acts[what],
      danger: what === 'remove',
      onSelect: () =>
        void apply(
          () => [
            { act: what, plugin: row.plugin, gwids: [row.gwid], ...(what === 'upgrade' && { allow: row.new_rights }) },
          ],
          {
            confirm: asks
              ? {
                  title: text.ask(text.acts[what], row.name, gatewayOf(row)),
                  body: [text.means[what], what === 'upgrade' && askedFor(row.new_rights)]
                    .filter(Boolean)
                    .join(pluginsText.gap),
                  danger: what === 'remove',
                }
              : undefined,
          },
        ),
    });
    const again: RowAction = {
      key: 'retry',
      label: text.retry,
      onSelect: () => void act(() => retry({ gwid: row.gwid }), { said: text.retried }),
    };
    if (row.removing) return [again];
    return [
      ...(row.delivery === 'failed' ? [again] : []),
      ...(row.version !== row.newest ? [action('upgrade', true)] : []),
      action(row.enabled ? 'disable' : 'enable', row.enabled),
      { key: 'move', label: text.move, onSelect: () => onMove(row) },
      action('remove', true),
    ];
  };
}
