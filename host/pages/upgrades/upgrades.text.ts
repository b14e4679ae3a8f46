import { words } from '../../../src/text/words';

/** Words of the log of upgrades. */
export const upgradesText = words('upgrades', {
  elsewhere: '计划与进行中的升级在“设备”中：',
  campaigns: '固件升级',
});
