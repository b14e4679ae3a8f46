/** Words of the frame around the pages. */
export const hostText = {
  product: 'Netpane',
  skip: '跳到主要内容',
  offline: '网络连接已断开，恢复后将自动重新加载',
  away: '服务暂时无法访问，恢复后将自动继续',
  loading: '正在加载',
  notOpen: { title: '此页面尚未开放', reason: '这项功能正在建设中，开放后可直接从这里使用。' },
  back: '返回概览',
  notFound: { title: '页面不存在', reason: '地址可能已变更，或链接有误。' },
  forbidden: { title: '无权访问', reason: '当前账号没有查看此页面的权限。' },
  tryAgain: '重新检测',
  confirmSignIn: { title: '请先在此设备上登录', reason: '登录后即可确认电脑端的扫码登录。' },
  signIn: '去登录',
  chunk: {
    failed: '页面加载失败',
    timeout: '页面加载超时',
    reason: '网络不稳定或系统刚刚更新，重新加载通常可以解决。',
    retry: '重新加载',
    reload: '刷新整个页面',
  },
  broken: { title: '页面出错', reason: '显示此页面时发生错误，其他页面不受影响。' },
  unreachable: { title: '无法连接服务器', reason: '请检查网络连接后重试。' },
};
