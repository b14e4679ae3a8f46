/** Words of a skeleton. */
export const skeletonText = { loading: '正在加载' };
