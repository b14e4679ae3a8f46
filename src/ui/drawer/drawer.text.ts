import { words } from '../../text/words';

/** Words of a drawer. */
export const drawerText = words('drawer', { close: '关闭' });
