/** Severity of an alarm, worst first (specification, section 2: severe, medium, normal). */
export const alarmLevels = ['FATAL', 'MIDDLE', 'GENERAL'] as const;
export type AlarmLevel = (typeof alarmLevels)[number];

/** An alarm is open while `active` or `acknowledged`; `cleared` is the end. */
export const alarmStates = ['active', 'acknowledged', 'cleared'] as const;

/** What an alarm is about, for filters. */
export const alarmCategories = [
  'device',
  'line',
  'wireless',
  'performance',
  'switching',
  'security',
  'system',
] as const;
export type AlarmCategory = (typeof alarmCategories)[number];
