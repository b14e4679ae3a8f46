import type { AlarmRow } from '../../../src/api/contract/alarm';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Tabs } from '../../../src/ui/tabs';
import { alarmSilenceText as text } from './alarm-silence.text';
import { AlarmRows } from './alarm-rows';
import { AlarmRules } from './alarm-rules';
import { AlarmSilences } from './alarm-silences';
import type { alarmTableContract } from './alarm-table.contract';
import { Panel } from './alarm-table.styles';

const tabs = ['alarms', 'quiet', 'silences', 'rules'] as const;
type Tab = (typeof tabs)[number];

/** Every alarm of the account; what is kept quiet and by what; and when alarms are raised at all. */
export function AlarmTable({ gwid = '', manage = false, onAlarmOpen }: PropsOf<typeof alarmTableContract>) {
  const { query, setQuery } = usePlace();
  const tab = tabs.find((one) => one === query.tab) ?? 'alarms';
  const open = ({ id, level, content, gwid }: AlarmRow) => onAlarmOpen?.({ id, level, content, gwid }) !== false;
  const rows = { gwid: gwid || undefined, manage, onOpen: open };
  if (!manage) {
    return (
      <Panel part="panel">
        <AlarmRows {...rows} />
      </Panel>
    );
  }
  return (
    <Panel part="panel">
      <Tabs<Tab>
        label={text.tabs.alarms}
        value={tab}
        // What was narrowed in one list means nothing in another.
        onChange={(next) => setQuery({ ...cleared(query), tab: next === 'alarms' ? undefined : next })}
        items={tabs.map((key) => ({ key, label: text.tabs[key] }))}
      >
        <>
          {tab === 'alarms' && <AlarmRows key="alarms" {...rows} />}
          {tab === 'quiet' && <AlarmRows key="quiet" {...rows} quiet />}
          {tab === 'silences' && <AlarmSilences />}
          {tab === 'rules' && <AlarmRules />}
        </>
      </Tabs>
    </Panel>
  );
}

const cleared = (query: Readonly<Record<string, string>>): Record<string, undefined> =>
  Object.fromEntries(Object.keys(query).map((name) => [name, undefined]));
