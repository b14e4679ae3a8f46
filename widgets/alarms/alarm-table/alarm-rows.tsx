import { useMemo, useState } from 'react';
import { alarms, type AlarmRow } from '../../../src/api/contract/alarm';
import { nameAtSite } from '../../../src/domain/device';
import { usePlace } from '../../../src/session/place';
import { DayRange, useDays } from '../../../src/ui/day-range';
import { DataTable, useOpened } from '../../../src/ui/table';
import { alarmSentence } from '../../../src/text/alarm-sentence';
import { useBatchActions, useRowActions } from './alarm-actions';
import { dayOf } from './alarm-day';
import { alarmColumns, silencedColumns } from './alarm-columns';
import { AlarmDrawer } from './alarm-drawer';
import { levels, toInput, useFilters } from './alarm-filters';
import { OpenContext } from './alarm-name';
import { alarmSilenceText } from './alarm-silence.text';
import { every } from './alarm-table.data';
import { alarmTableText as text } from './alarm-table.text';

/** Props of `AlarmRows`. */
export interface AlarmRowsProps {
  gwid: string | undefined;
  manage: boolean;
  /** Those that are kept quiet instead of those that are told. */
  quiet?: boolean;
  /** Called before an alarm opens; `false` keeps it closed. */
  onOpen: (row: AlarmRow) => boolean;
}

/** A list of alarms, one of them beside it. */
export function AlarmRows({ gwid, manage, quiet = false, onOpen }: AlarmRowsProps) {
  const place = usePlace();
  const days = useDays();
  const filters = useFilters(gwid, place.query, quiet);
  const [shown, show] = useOpened('id');
  const [listed, onRows] = useState<readonly AlarmRow[]>([]);
  const open = (row: AlarmRow) => {
    if (onOpen(row)) show(row.id);
  };
  const actions = useRowActions(manage, open);
  const { batchActions, dialog } = useBatchActions();
  const input = useMemo(
    () => ({ ...(gwid && { gwid }), ...(quiet && { quiet: true }), ...days.span }),
    [gwid, quiet, days.span],
  );
  return (
    <>
      <OpenContext value={open}>
        <DataTable<AlarmRow>
          key={String(quiet)}
          label={quiet ? alarmSilenceText.tabs.quiet : text.heading}
          endpoint={alarms}
          input={input}
          toInput={toInput}
          bounded
          columns={quiet ? silencedColumns() : alarmColumns()}
          cacheKey={quiet ? 'alarm.quiet' : 'alarm'}
          rowName={nameOf}
          search={text.search}
          filters={filters}
          segments={levels()}
          sort={newest}
          groups={byDay}
          tall
          narrowing={days.chosen}
          toolbarStart={<DayRange days={days} />}
          exportName={quiet ? alarmSilenceText.tabs.quiet : text.heading}
          every={every}
          actions={actions}
          onOpen={open}
          onRows={onRows}
          empty={
            quiet
              ? { title: alarmSilenceText.noneSilenced, reason: alarmSilenceText.noneSilencedReason }
              : { title: text.none, reason: text.noneReason }
          }
          {...(manage && !quiet && { batchActions })}
        />
      </OpenContext>
      {dialog}
      {shown && (
        <AlarmDrawer id={shown} listed={listed} manage={manage} onOpen={show} onClose={() => show(undefined)} />
      )}
    </>
  );
}

const newest = { key: 'raised_at', desc: true };
const byDay = { sort: 'raised_at', of: ({ raised_at }: AlarmRow) => dayOf(raised_at) };
/** At several gateways the same may be wrong: which one is told with it, in tasks and to those who tick by ear. */
const nameOf = (row: AlarmRow) => nameAtSite(alarmSentence(row), row.gateway_remark);
