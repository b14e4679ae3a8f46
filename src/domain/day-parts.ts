/** Blocks of four hours, by their first hour (specification, section 3). */
export const hourBlocks = ['00', '04', '08', '12', '16', '20'] as const;
export type HourBlock = (typeof hourBlocks)[number];

/** Parts of a day in the traffic model (specification, section 3), first hour of each. */
const dayStages = { '0~6': 0, '6~11': 6, '11~14': 11, '14~19': 14, '19~00': 19 } as const;
export type DayStage = keyof typeof dayStages;

/** The block that an hour 0 to 23 lies in. */
export const hourBlock = (hour: number): HourBlock => hourBlocks[Math.floor(hour / 4)] ?? '00';

/** The part of the day that an hour 0 to 23 lies in. */
export const dayStage = (hour: number): DayStage =>
  (Object.keys(dayStages) as DayStage[]).findLast((stage) => hour >= dayStages[stage]) ?? '0~6';
