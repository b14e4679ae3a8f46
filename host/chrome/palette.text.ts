/** Words of the search over everything; they come with it. */
export const paletteText = {
  actions: {
    dark: '切换到深色主题',
    light: '切换到浅色主题',
    bind: '绑定设备',
    upgrade: '升级固件',
    tasks: '查看任务进度',
    password: '修改密码',
    ticket: '提交工单',
    logout: '退出登录',
  },
  words: { theme: 'theme dark light 夜间 黑色 白色', tasks: 'task 批量', logout: 'logout 注销 登出' },
};
