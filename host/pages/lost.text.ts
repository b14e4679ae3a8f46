/** Words for who asked for a page that is not there, or not for them. */
export const lostText = {
  notFound: { title: '页面不存在', reason: '地址可能已变更，或链接有误。' },
  forbidden: { title: '无权访问', reason: '当前账号没有查看此页面的权限。' },
};
