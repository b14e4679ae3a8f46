import type { ConfigRows } from './types';

/** VLANs that the rows of a VLAN section create; 1 is there on every device. */
export const createdVlans = (...sections: readonly (ConfigRows | undefined)[]): Set<number> =>
  new Set([
    1,
    ...sections.flatMap((rows) => (rows ?? []).map((row) => Number(row.vlan)).filter((id) => Number.isInteger(id))),
  ]);
