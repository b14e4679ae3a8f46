import { words } from '../../text/words';

/** Words of the severities. */
export const alarmLevelText = words('alarmLevel', { FATAL: '严重', MIDDLE: '中等', GENERAL: '一般' } as const);
