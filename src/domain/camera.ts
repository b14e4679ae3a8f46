/** When a camera records. */
export const recordModes = ['off', 'always', 'motion', 'period'] as const;
export type RecordMode = (typeof recordModes)[number];

/** Pictures that a camera may record, smallest first. */
export const qualities = ['720p', '1080p', '2k', '4k'] as const;
export type Quality = (typeof qualities)[number];

/** Bits per second of each quality, H.265. */
const bitRates: Readonly<Record<Quality, number>> = { '720p': 1e6, '1080p': 2e6, '2k': 4e6, '4k': 8e6 };
/** Part of a day in which something moves: what cameras in shops and corridors usually see. */
const movingShare = 0.35;
const dayBytes = (quality: Quality): number => (bitRates[quality] / 8) * 86_400;

/** Days that each package keeps recordings. */
export const packageDays: Readonly<Record<string, number>> = { trial: 1, basic: 7, pro: 30 };

/** Days that recordings may be kept. */
export const mostDays = 180;

/** What a camera is to record. */
export interface StoragePlan {
  record: RecordMode;
  /** `HH:MM-HH:MM`, for `period`. */
  period: string;
  days: number;
  quality: Quality;
}

/** Part of a day that is recorded, from 0 to 1. A period that ends before it begins goes over midnight. */
function recordedShare({ record, period }: Pick<StoragePlan, 'record' | 'period'>): number {
  if (record === 'off') return 0;
  if (record === 'always') return 1;
  if (record === 'motion') return movingShare;
  const [, fromHour, fromMinute, toHour, toMinute] = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(period) ?? [];
  if (fromHour === undefined) return 0;
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  return ((to - from + 1440) % 1440 || 1440) / 1440;
}

/** Bytes that a plan fills once it has run for all its days. */
export const storageNeed = (plan: StoragePlan): number =>
  Math.round(dayBytes(plan.quality) * recordedShare(plan) * plan.days);
