/** Words of the loading line. */
export const progressText = { loading: '正在加载' };
