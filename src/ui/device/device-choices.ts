import { useState } from 'react';
import { useRead } from '../../api';
import { devices, type DeviceRow } from '../../api/contract/device';
import { nameAtSite, type DeviceKind } from '../../domain/device';
import { atOnce, usePaused } from '../form/use-searched';
import { deviceChoicesText as text } from './device-choices.text';

/** Devices of a kind for a field that searches: a fleet may have far more than a list can hold. None: nothing is read. */
export function useDeviceChoices(kind: DeviceKind | undefined, labelOf: LabelOf = byName) {
  const [typed, onSearch] = useState('');
  const q = usePaused(typed);
  const source = useRead(devices, kind ? { kind, per_page: atOnce, sort: 'remark', ...(q && { q }) } : null, {
    keep: q !== '' || typed !== '',
  });
  const list = source.data?.list ?? [];
  const more = (source.data?.total ?? 0) - list.length;
  return {
    source,
    // What is kept while the next answer is on its way may be of the kind before.
    options: list.filter((one) => one.kind === kind).map((one) => ({ value: one.id, label: labelOf(one) })),
    more: more > 0 ? text.more(more) : undefined,
    unlisted: text.unlisted,
    typed,
    onSearch,
  };
}

type LabelOf = (device: Pick<DeviceRow, 'id' | 'gwid' | 'remark' | 'gateway_remark' | 'serial'>) => string;
const byName: LabelOf = ({ id, gwid, remark, gateway_remark: site }) => nameAtSite(remark, gwid === id ? '' : site);

/** A device with its serial number, for those that stand in front of it. */
export const bySerial: LabelOf = ({ remark, serial }) => `${remark} ${serial}`;

/** The same for a field that holds one device, which stays among the choices whatever is searched for. */
export function useDeviceChoice(kind: DeviceKind | undefined, value: string, labelOf: LabelOf = byName) {
  const { source, options, more, typed, onSearch } = useDeviceChoices(kind, labelOf);
  const listed = options.find((one) => one.value === value);
  const [last, keep] = useState(listed);
  if (listed && listed.value !== last?.value) keep(listed);
  const known = listed ?? (last?.value === value ? last : undefined);
  const missing = value !== '' && !known && source.data !== undefined;
  const own = useRead(devices, kind && missing ? { kind, q: value, per_page: atOnce } : null).data?.list;
  const found = own?.find(({ id }) => id === value);
  const chosen = known ?? (found && { value, label: labelOf(found) });
  return {
    source,
    options: chosen && !listed ? [chosen, ...options] : options,
    // What was chosen stands in the box: nobody searches for that.
    onSearch: (query: string) => onSearch(query === chosen?.label ? '' : query),
    /** There are more than are listed, or were before something was searched for. */
    many: more !== undefined || typed !== '',
    typed,
  };
}
