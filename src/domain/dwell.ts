/** The two readings of dwell times (specification, section 3: "User model"), shortest first. */
export const dwellBuckets = {
  /** All in hours. */
  hours: ['<1', '1~2', '2~4', '4~8', '>8'],
  /** `<30` and `>30` are minutes up to an hour, the others hours. */
  minutes: ['<30', '>30', '1~2', '2~4', '>4'],
} as const;

export type DwellReading = keyof typeof dwellBuckets;
export type DwellBucket<R extends DwellReading = DwellReading> = (typeof dwellBuckets)[R][number];

/** Lower bounds of the buckets, minutes. */
const bounds: Record<DwellReading, readonly number[]> = {
  hours: [0, 60, 120, 240, 480],
  minutes: [0, 30, 60, 120, 240],
};

/** The bucket of a stay of so many minutes; a bound belongs to the longer one. */
export function dwellBucket<R extends DwellReading>(minutes: number, reading: R): DwellBucket<R> {
  const index = bounds[reading].findLastIndex((bound) => minutes >= bound);
  return dwellBuckets[reading][Math.max(0, index)] as DwellBucket<R>;
}
