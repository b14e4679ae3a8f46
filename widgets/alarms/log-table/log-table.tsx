import { useMemo } from 'react';
import { logs, type LogRow } from '../../../src/api/contract/log';
import type { LogKind } from '../../../src/domain/log';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { DayRange, useDays } from '../../../src/ui/day-range';
import { DataTable, givenFilter, type Filter } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { columnsOf } from './log-columns';
import type { logTableContract } from './log-table.contract';
import { logTableText as text, logWords } from './log-table.text';

/** One of the account's logs, newest first. */
export function LogTable({ kind = 'action', device = '' }: PropsOf<typeof logTableContract>) {
  const log = kind as LogKind;
  const { heading, search, none } = logWords[log];
  const days = useDays();
  const given = usePlace().query.device;
  const filters = useMemo(
    () => [givenFilter<LogRow>('device', text.allDevices, given, (row) => [row.detail.device ?? null, row.target])],
    [given],
  );
  const input = useMemo(() => ({ kind: log, ...(device && { device }), ...days.span }), [log, device, days.span]);
  return (
    <div part="panel">
      <DataTable<LogRow>
        key={`${log} ${device}`}
        label={heading}
        endpoint={logs}
        input={input}
        columns={columnsOf()[log]}
        cacheKey={`log.${log}`}
        rowName={nameOf}
        search={search}
        {...(!device && { filters })}
        {...(withResults.includes(log) && { segments: segments()[log] })}
        sort={newest}
        narrowing={days.chosen}
        toolbarStart={<DayRange days={days} />}
        exportName={heading}
        empty={{ title: none, reason: text.noneReason }}
      />
    </div>
  );
}

const newest = { key: 'at', desc: true };
const nameOf = (row: LogRow) => row.text;

/** Logs that know failures; the others only have what went well. */
const withResults: readonly LogKind[] = ['upgrade', 'action', 'online'];

const results = (kind: LogKind): Omit<Filter, 'width'> => ({
  name: 'result',
  label: kind === 'online' ? logWords.online.text : text.result,
  options: [
    { value: '', label: text.allResults },
    { value: 'ok', label: logWords[kind].results.ok },
    { value: 'failed', label: logWords[kind].results.failed },
  ],
});

const segments = perLanguage<Readonly<Record<string, Omit<Filter, 'width'>>>>(() => ({
  upgrade: results('upgrade'),
  action: results('action'),
  online: results('online'),
}));
