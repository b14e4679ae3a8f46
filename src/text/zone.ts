let readers: string | undefined;

/** The time zone of a reader elsewhere, while something is drawn for one; the machine's own otherwise. */
export const readersZone = (): string | undefined => readers;

/** Does its work, which waits for nothing, for a reader in this zone. */
export function inZone<T>(zone: string | undefined, work: () => T): T {
  readers = zone;
  try {
    return work();
  } finally {
    readers = undefined;
  }
}
