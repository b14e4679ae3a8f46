/** Words of the severities. */
export const alarmLevelText = { FATAL: '严重', MIDDLE: '中等', GENERAL: '一般' } as const;
