import { strategies, type Strategy } from '../../../src/api/contract/strategy';
import { perLanguage } from '../../../src/text/words';
import { dateTime, time } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Column } from '../../../src/ui/table';
import { strategyActions } from '../../../src/domain/strategy';
import { useRemove, useSwitch } from './control-strategies.data';
import { aimOf, whenOf } from './control-strategies.model';
import { controlStrategiesText as text } from './control-strategies.text';

interface StrategyListProps {
  manage: boolean;
  onEdit: (strategy: Strategy) => void;
}

/** Strategies, whether they are enabled or not. */
export function StrategyList({ manage, onEdit }: StrategyListProps) {
  const { run: turn } = useSwitch();
  const { run: remove } = useRemove();
  const { act } = useAct();
  const toggle = ({ id, name, action, enabled }: Strategy) =>
    act(() => turn({ ids: [id], enabled: !enabled }), {
      confirm: enabled && {
        body: text.disableAsk(name),
        ...(action !== 'reboot' && { detail: text.comesBack }),
      },
      said: enabled ? text.disabled : text.enabled,
    });
  return (
    <DataTable<Strategy>
      label={text.title}
      endpoint={strategies}
      columns={shape()}
      cacheKey="strategy"
      prefix="strategy"
      rowName={({ name }) => name}
      search={text.search}
      filters={[
        {
          name: 'action',
          label: text.action,
          options: strategyActions.map((value) => ({ value, label: text.actions[value] })),
        },
      ]}
      exportName={text.title}
      {...(manage && {
        actions: (row: Strategy) => [
          { key: 'edit', label: text.edit, onSelect: () => onEdit(row) },
          { key: 'switch', label: row.enabled ? text.disable : text.enable, onSelect: () => void toggle(row) },
        ],
        remove: ({ id }: Strategy) => remove({ ids: [id] }),
        removeDetail: text.comesBack,
      })}
      empty={{ title: text.none, reason: text.noneReason }}
    />
  );
}

const shape = perLanguage<readonly Column<Strategy>[]>(() =>
  columns<Strategy>([
    { key: 'name', title: text.name, width: 144, grow: 1, strong: true, fixed: true },
    { key: 'action', title: text.action, width: 88, text: (row) => text.actions[row.action] },
    { key: 'target', title: text.target, width: 160, grow: 2, text: aimOf },
    { key: 'when', title: text.when, width: 148, grow: 1, text: whenOf },
    {
      key: 'enabled',
      title: text.state,
      width: 80,
      text: (row) => (row.enabled ? text.on : text.off),
      render: (row) => <Status kind={row.enabled ? 'online' : 'off'}>{row.enabled ? text.on : text.off}</Status>,
    },
    {
      key: 'next_at',
      title: text.next,
      width: 132,
      priority: 2,
      text: (row) => (row.next_at ? time(row.next_at, { zone: 'Asia/Shanghai' }) : undefined),
      exported: (row) => (row.next_at ? dateTime(row.next_at, 'Asia/Shanghai') : ''),
    },
  ]),
);
