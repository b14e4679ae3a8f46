export { AlarmList } from './alarm-list';
export { alarmListContract, type AlarmOpen } from './alarm-list.contract';
