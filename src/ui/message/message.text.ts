import { words } from '../../text/words';

/** Words of a corner message. */
export const messageText = words('message', { close: '关闭' });
