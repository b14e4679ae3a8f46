export { AlarmLevel } from './alarm-level';
