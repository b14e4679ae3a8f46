import { useMemo, useState } from 'react';
import { alarms, type AlarmRow } from '../../src/api/contract/alarm';
import type { PropsOf } from '../../src/element/contract';
import { usePlace } from '../../src/session/place';
import { DayRange, useDays } from '../../src/ui/day-range';
import { DataTable } from '../../src/ui/table';
import { useBatchActions, useRowActions } from './alarm-actions';
import { alarmColumns } from './alarm-columns';
import { AlarmDrawer } from './alarm-drawer';
import { levels, toInput, useFilters } from './alarm-filters';
import { OpenContext } from './alarm-name';
import type { alarmTableContract } from './alarm-table.contract';
import { every } from './alarm-table.data';
import { Panel } from './alarm-table.styles';
import { alarmTableText as text } from './alarm-table.text';

/** Every alarm of the account; one of them beside the list. */
export function AlarmTable(props: PropsOf<typeof alarmTableContract>) {
  const { gwid, manage = false, onAlarmOpen } = props;
  const place = usePlace();
  const days = useDays();
  const filters = useFilters(gwid || undefined, place.query.gwid);
  const [shown, show] = useShown();
  const open = (row: AlarmRow) => {
    const { id, level, content } = row;
    if (onAlarmOpen?.({ id, level, content, gwid: row.gwid }) !== false) show(id);
  };
  const actions = useRowActions(manage, open);
  const batchActions = useBatchActions();
  const input = useMemo(() => ({ ...(gwid && { gwid }), ...days.span }), [gwid, days.span]);
  return (
    <Panel part="panel">
      <OpenContext value={open}>
        <DataTable<AlarmRow>
          key={`${days.from} ${days.to}`}
          label={text.heading}
          endpoint={alarms}
          input={input}
          toInput={toInput}
          columns={alarmColumns}
          cacheKey="alarm"
          rowName={nameOf}
          search={text.search}
          filters={filters}
          segments={levels}
          sort={newest}
          toolbarStart={<DayRange days={days} />}
          exportName={text.heading}
          every={every}
          actions={actions}
          onOpen={open}
          empty={{ title: text.none, reason: text.noneReason }}
          {...(manage && { batchActions })}
        />
      </OpenContext>
      {shown && <AlarmDrawer id={shown} manage={manage} onOpen={show} onClose={() => show(undefined)} />}
    </Panel>
  );
}

const newest = { key: 'raised_at', desc: true };
const nameOf = (row: AlarmRow) => row.content;

/** Id of the alarm beside the list: in the address where there is one. */
function useShown(): [string | undefined, (id: string | undefined) => void] {
  const { query, setQuery } = usePlace();
  const [own, setOwn] = useState({ id: query.id, address: query.id });
  if (own.address !== query.id) setOwn({ id: query.id, address: query.id });
  const show = (id: string | undefined) => {
    setOwn({ id, address: query.id });
    setQuery({ id }, { replace: true });
  };
  return [own.id, show];
}
