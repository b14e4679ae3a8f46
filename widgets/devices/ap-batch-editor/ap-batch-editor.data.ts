import type { JobTarget } from '../../../src/api/contract/job';

/** Fields of the list of access points that narrow it down. */
const filters = ['q', 'status', 'alarm', 'group', 'model', 'firmware', 'tag', 'gwid'] as const;

/**
 * Which access points: ids separated by commas, or a filter as the query of an address, `except` being ids that were
 * taken out. Nothing when neither names any.
 */
export function targetOf(devices: string, filter: string): JobTarget | undefined {
  const list = (text: string | null) => [...new Set((text ?? '').split(',').filter(Boolean))];
  const ids = list(devices);
  if (ids.length > 0) return { ids };
  if (filter === '') return undefined;
  const query = new URLSearchParams(filter);
  const told = filters.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  // The server refuses what is no value of a field.
  const asked = Object.fromEntries(told) as JobTarget['filter'];
  return { filter: { ...asked, kind: 'ap' }, except: list(query.get('except')) };
}
