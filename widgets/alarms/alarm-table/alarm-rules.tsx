import { useMemo, useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { alarmRules } from '../../../src/api/contract/alarm-silence';
import { alarmKinds } from '../../../src/domain/alarm-kinds';
import { ruleUnit } from '../../../src/domain/alarm-rule';
import { AlarmLevel } from '../../../src/ui/alarm-level';
import { Button } from '../../../src/ui/button';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { Tag } from '../../../src/ui/tag';
import { lazyDialog } from '../../../src/ui/lazy';
import { perLanguage } from '../../../src/text/words';
import { useRules } from './alarm-silence.data';
import { alarmKindNames } from '../../../src/text/alarm-kind.text';
import { alarmSilenceText as text } from './alarm-silence.text';
import { alarmTableText } from './alarm-table.text';
import { Flap } from './alarm-table.styles';

const FlapDialog = lazyDialog(() => import('./rule-dialogs').then((m) => m.FlapDialog));
const RuleDialog = lazyDialog(() => import('./rule-dialogs').then((m) => m.RuleDialog));

/** When alarms of one kind are raised and cleared. */
export type Rule = DataOf<typeof alarmRules>['rules'][number];

/** The account's rules, and the one against alarms that come and go. */
export function AlarmRules() {
  const { data, error, loading, refresh } = useRules();
  const [editing, setEditing] = useState<Rule | 'flap'>();
  const rows = useMemo(() => data?.rules ?? [], [data]);
  const { flap } = data ?? {};
  return (
    <>
      <DataTable<Rule>
        label={text.tabs.rules}
        cacheKey="alarm.rule"
        exportName={text.tabs.rules}
        columns={shape()}
        prefix="rule"
        rows={rows}
        empty={{ title: text.noRules, reason: text.noRulesReason }}
        rowKey={keyOf}
        paged={false}
        loading={loading}
        error={error}
        onRefresh={() => void refresh()}
        actions={(row) => [{ key: 'edit', label: text.change, onSelect: () => setEditing(row) }]}
        actionsWidth={72}
        toolbarStart={
          flap && (
            <Flap>
              <b>{text.flapTitle}</b>
              {flap.enabled ? text.flapRule(flap.minutes, flap.count, flap.calm) : text.flapOff}
              <Button variant="link" onClick={() => setEditing('flap')}>
                {text.change}
              </Button>
            </Flap>
          )
        }
      />
      {editing === 'flap'
        ? flap && <FlapDialog flap={flap} onClose={() => setEditing(undefined)} />
        : editing && <RuleDialog rule={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}

const keyOf = (row: Rule) => row.kind;

/** A rule in a sentence. */
function sentence({ kind, threshold, clear, hold }: Rule): string {
  if (kind === 'ap_lost') return text.lost;
  if (kind.endsWith('_offline')) return text.silence;
  const what = threshold === undefined ? text.at : text.above(threshold, clear ?? threshold, ruleUnit(kind).unit);
  return what + (hold ? text.lasting(hold) : '');
}

const shape = perLanguage(() =>
  columns<Rule>([
    { key: 'kind', title: text.kind, width: 160, strong: true, text: (row) => alarmKindNames[row.kind] },
    {
      key: 'level',
      title: text.level,
      width: 88,
      text: (row) => alarmTableText.levels[alarmKinds[row.kind].level],
      render: (row) => <AlarmLevel level={alarmKinds[row.kind].level} />,
    },
    {
      key: 'category',
      title: alarmTableText.category,
      width: 88,
      text: (row) => alarmTableText.categories[alarmKinds[row.kind].category],
    },
    { key: 'condition', title: text.condition, width: 320, grow: 1, text: sentence },
    {
      key: 'enabled',
      title: text.state,
      width: 160,
      text: (row) => (row.enabled ? text.on : text.off),
      render: (row) => (
        <>
          <Status kind={row.enabled ? 'online' : 'off'}>{row.enabled ? text.on : text.off}</Status>{' '}
          {row.own && <Tag tone="info">{text.own}</Tag>}
        </>
      ),
    },
  ]),
);
