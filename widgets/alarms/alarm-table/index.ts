export { AlarmTable } from './alarm-table';
export { alarmTableContract, type AlarmTableOpen } from './alarm-table.contract';
