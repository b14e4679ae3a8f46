import { useEffect, useState } from 'react';
import { useRead } from '../../api';
import { devices } from '../../api/contract/device';
import type { DeviceKind } from '../../domain/device';
import { deviceChoicesText as text } from './device-choices.text';

/** Milliseconds without a key before the server is asked for what was typed. */
const pause = 300;
/** Devices of one answer: more than anybody reads, few enough to draw. */
const atOnce = 200;

/** Devices of a kind for a field that searches: a fleet may have far more than a list can hold. None: nothing is read. */
export function useDeviceChoices(kind: DeviceKind | undefined) {
  const [typed, onSearch] = useState('');
  const [q, ask] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => ask(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const source = useRead(devices, kind ? { kind, per_page: atOnce, sort: 'remark', ...(q && { q }) } : null, {
    keep: q !== '' || typed !== '',
  });
  const list = source.data?.list ?? [];
  const more = (source.data?.total ?? 0) - list.length;
  return {
    source,
    // What is kept while the next answer is on its way may be of the kind before.
    options: list.filter((one) => one.kind === kind).map(({ id, remark }) => ({ value: id, label: remark })),
    more: more > 0 ? text.more(more) : undefined,
    unlisted: text.unlisted,
    onSearch,
  };
}
