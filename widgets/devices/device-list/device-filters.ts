import { useMemo } from 'react';
import type { DataOf } from '../../../src/api';
import type { devices } from '../../../src/api/contract/device';
import { siteHealths } from '../../../src/domain/site';
import { usePlace } from '../../../src/session/place';
import { givenFilter, listInput, type Filter, type ListState } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import type { AnyRow, ListKind } from './device-columns';
import { useFilterOptions } from './device-list.data';
import { deviceListText as text } from './device-list.text';

/** State of the list in the names of the endpoint: "with alarms" is a segment here and a filter of its own there. */
export function toInput(state: ListState): Record<string, unknown> {
  const { status, ...rest } = listInput(state);
  return { ...rest, ...(status === 'alarm' ? { alarm: 'open' } : status ? { status } : {}) };
}

/**
 * How devices are, with how many of each. Alarms are counted with the device that they are about: of gateways it is said
 * that what stands behind them is not meant.
 */
export const segments = perLanguage(() => ({
  gateways: segmentsOf(text.gatewayAlarms),
  others: segmentsOf(text.segments.alarm),
}));

const segmentsOf = (alarm: string): Omit<Filter, 'width'> => ({
  name: 'status',
  label: text.status,
  options: (data) => {
    const counts = (data as DataOf<typeof devices> | undefined)?.counts;
    const names = { ...text.segments, alarm };
    return (['all', 'online', 'offline', 'alarm'] as const).map((key) => ({
      value: key === 'all' ? '' : key,
      label: names[key],
      ...(counts && { count: counts[key] }),
    }));
  },
});

/** Group, model and tag, with what the account has of them; and the gateway that a link named (`gwid`). */
export function useFilters(list: ListKind, gwid: string | undefined): readonly Filter[] {
  const { health } = usePlace().query;
  const options = useFilterOptions(list === 'all' ? undefined : list).data;
  return useMemo(() => {
    const groups: Filter = {
      name: 'group',
      label: text.allGroups,
      options: options
        ? [
            ...options.groups.map(({ id, name, count }) => ({ value: id, label: text.optionCount(name, count) })),
            { value: 'none', label: text.ungrouped },
          ]
        : [],
    };
    const models: Filter = {
      name: 'model',
      label: text.allModels,
      options: (options?.models ?? []).map(({ name, count }) => ({
        value: name,
        label: text.optionCount(name, count),
      })),
    };
    const tags: Filter = {
      name: 'tag',
      label: text.allTags,
      options: (options?.tags ?? []).map(({ name, count }) => ({ value: name, label: text.optionCount(name, count) })),
      optional: true,
    };
    const behind = givenFilter<AnyRow>('gwid', text.allGateways, gwid, (row) => [row.gwid, row.gateway_remark]);
    const healths: Filter = {
      name: 'health',
      label: text.allHealth,
      // A link narrows to it; the list alone has enough to choose from.
      options: health ? siteHealths.map((value) => ({ value, label: text.health[value] })) : [],
      optional: true,
    };
    return list === 'gateway' ? [groups, models, tags, healths, behind] : [groups, models, tags, behind];
  }, [options, gwid, list, health]);
}
