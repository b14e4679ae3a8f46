/** Words of the frame around the pages. */
export const hostText = {
  product: 'Netpane',
  skip: '跳到主要内容',
  offline: '网络连接已断开，恢复后将自动重新加载',
  away: '服务暂时无法访问，恢复后将自动继续',
  notOpen: { title: '此页面尚未开放', reason: '这项功能正在建设中，开放后可直接从这里使用。' },
  back: '返回概览',
  tryAgain: '重新检测',
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
