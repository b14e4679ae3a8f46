import { words } from '../../../src/text/words';

/** Words of what alarms are of: everything, a group or one gateway. */
export const targetText = words('alarmTarget', {
  target: '对象',
  targets: { all: '全部设备', group: '分组', device: '网关' },
});
