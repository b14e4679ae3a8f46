import { words } from '../../../src/text/words';

/** Words of the page of upgrades. */
export const upgradesText = words('upgrades', { views: '升级', log: '升级日志', campaigns: '升级任务' });
