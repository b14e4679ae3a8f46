/** Words of the full-screen boards. */
export const boardText = {
  title: '网络运行看板',
  updated: (time: string) => `数据更新于 ${time}`,
  lost: (time: string) => `连接已中断，显示的是 ${time} 的数据，恢复后自动更新`,
  never: '连接已中断，恢复后自动显示数据',
  full: '全屏',
  leave: '返回概览',
  signIn: {
    title: '登录后查看看板',
    reason: '看板显示账号下全部网络的运行情况，登录一次即可一直显示。',
    action: '去登录',
  },
};
