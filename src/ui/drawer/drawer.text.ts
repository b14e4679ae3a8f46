/** Words of a drawer. */
export const drawerText = { close: '关闭' };
