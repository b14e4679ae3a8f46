export { AlarmLevel, type AlarmLevelName } from './alarm-level';
export { alarmLevelText } from './alarm-level.text';
