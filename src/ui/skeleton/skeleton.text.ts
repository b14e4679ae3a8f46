import { words } from '../../text/words';

/** Words of a skeleton. */
export const skeletonText = words('skeleton', { loading: '正在加载' });
