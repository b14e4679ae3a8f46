/** Words of the full-screen boards. */
export const boardText = {
  title: '网络运行看板',
  wireless: '无线监控',
  backToNetwork: '返回网络详情',
  updated: (time: string, seconds: number) => `数据更新于 ${time}，${seconds} 秒前`,
  lost: (time: string, ago: string) => `连接已中断，显示的是 ${time} 的数据（${ago}），恢复后自动更新`,
  never: '连接已中断，恢复后自动显示数据',
  full: '全屏',
  links: '看板链接',
  leave: '返回概览',
  back: '返回看板',
  toBoard: '返回云看板',
  enlarge: (title: string) => `放大“${title}”`,
  card: '显示内容',
  noCard: '没有这项内容',
  noCardReason: '请从上方选择要放大的内容。',
  refused: {
    boardRevoked: { title: '看板链接无效或已被撤销', reason: '请向提供链接的管理员索取新的链接。' },
    boardExpired: { title: '看板链接已到期', reason: '请向提供链接的管理员索取新的链接。' },
  },
  signIn: {
    title: '登录后查看看板',
    reason: '看板显示账号下全部网络的运行情况，登录一次即可一直显示。也可以使用管理员提供的看板链接。',
    action: '去登录',
  },
};
