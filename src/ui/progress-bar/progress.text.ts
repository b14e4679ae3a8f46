import { words } from '../../text/words';

/** Words of the loading line. */
export const progressText = words('progress', { loading: '正在加载' });
