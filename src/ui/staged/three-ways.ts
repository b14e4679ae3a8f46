import type { Change } from './ops';

/** One value as the cloud has it, as the device has it, and as it would be. */
export interface ThreeWays {
  label: string;
  cloud: string;
  device: string;
  next: string;
}

/** One row that is not the same in all of them. */
export interface RowThreeWays {
  section: string;
  row: string;
  name: string;
  /** Where the row is: one that only the device has was made there. */
  on: 'both' | 'cloud' | 'device' | 'coming';
  /** Only its place in the sequence differs. */
  moved: boolean;
  fields: ThreeWays[];
}

/**
 * What differs between the cloud and the device, and between the device and what would be sent, side by side. What is named
 * in one of the two alone is the same in the other.
 */
export function threeWays(changes: readonly Change[], coming: readonly Change[]): RowThreeWays[] {
  const keyOf = ({ section, row }: Change) => `${section} ${row}`;
  const here = new Map(changes.map((change) => [keyOf(change), change]));
  const then = new Map(coming.map((change) => [keyOf(change), change]));
  return [...new Set([...here.keys(), ...then.keys()])].map((key) => {
    const [from, to] = [here.get(key), then.get(key)];
    const { label: section, row, name } = (from ?? to)!;
    const labels = [...new Set([...(from?.fields ?? []), ...(to?.fields ?? [])].map(({ label }) => label))];
    const fields = labels.map((label): ThreeWays => {
      const one = from?.fields.find((field) => field.label === label);
      const other = to?.fields.find((field) => field.label === label);
      const device = one?.after ?? other?.before ?? '';
      return { label, cloud: one?.before ?? device, device, next: other?.after ?? device };
    });
    const on =
      from?.op === 'added' ? 'device' : from?.op === 'removed' ? 'cloud' : to?.op === 'added' ? 'coming' : 'both';
    return { section, row, name, on, moved: fields.length === 0, fields };
  });
}
