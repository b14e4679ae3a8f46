/** Words of a corner message. */
export const messageText = { close: '关闭' };
