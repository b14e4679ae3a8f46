import { useMemo } from 'react';
import type { DataOf } from '../../../src/api';
import type { AlarmRow, alarms } from '../../../src/api/contract/alarm';
import { alarmCategories, alarmLevels, alarmStates } from '../../../src/domain/alarm';
import { givenFilter, listInput, type Filter, type ListState } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { useGateways } from './alarm-table.data';
import { alarmKindNames } from '../../../src/text/alarm-kind.text';
import { alarmTableText as text } from './alarm-table.text';

/** State of the list in the names of the endpoint. Without a choice of state, what is not over yet is listed. */
export function toInput(asked: ListState): Record<string, unknown> {
  const { state = 'open', ...rest } = listInput(asked);
  return { ...rest, ...(state !== 'all' && { state }) };
}

/** Levels, with how many of each match everything else. */
export const levels = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'level',
  label: text.level,
  options: (data) => {
    const counts = (data as DataOf<typeof alarms> | undefined)?.counts;
    return (['all', ...alarmLevels] as const).map((level) => ({
      value: level === 'all' ? '' : level,
      label: text.levels[level],
      ...(counts && { count: counts[level] }),
    }));
  },
}));

const states = perLanguage<Filter>(() => ({
  name: 'state',
  label: text.stateFilter.open,
  width: 112,
  options: [
    ...alarmStates.map((state) => ({ value: state, label: text.states[state] })),
    { value: 'all', label: text.stateFilter.all },
  ],
}));

const categories = perLanguage<Filter>(() => ({
  name: 'category',
  label: text.allCategories,
  width: 112,
  options: alarmCategories.map((category) => ({ value: category, label: text.categories[category] })),
}));

const kinds = perLanguage<Filter>(() => ({
  name: 'kind',
  label: text.allKinds,
  width: 120,
  options: Object.entries(alarmKindNames).map(([value, label]) => ({ value, label })),
}));

/** State, gateway, device, category and kind. `gwid`: the gateway is fixed; `chosen`: what the address says. */
export function useFilters(
  gwid: string | undefined,
  { gwid: chosen, device }: Readonly<Record<string, string>>,
  quiet: boolean,
): readonly Filter[] {
  const known = useGateways(!gwid).data?.list;
  return useMemo(() => {
    const one = givenFilter<AlarmRow>('device', text.allDevices, device, (row) => [row.device_id, row.remark]);
    const about = [...(quiet ? [] : [states()]), categories(), kinds(), one];
    if (gwid) return about;
    const options = (known ?? []).map((row) => ({ value: row.gwid, label: row.remark }));
    // A link may name a gateway beyond those on offer.
    if (chosen && !options.some(({ value }) => value === chosen)) options.push({ value: chosen, label: chosen });
    return [{ name: 'gwid', label: text.allGateways, width: 136, options }, ...about];
  }, [gwid, chosen, device, known, quiet]);
}
