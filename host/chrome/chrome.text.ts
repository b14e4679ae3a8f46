/** Words of header, left menu and page head. */
export const chromeText = {
  home: 'Netpane 云网管理平台，返回概览',
  topMenu: '主菜单',
  crumbs: '当前位置',
  beside: '同组页面',
  unread: (count: number) => `${count} 条未读消息`,
  qr: {
    label: '服务二维码',
  },
  bind: {
    label: '账号绑定码',
  },
  contact: {
    label: '电话与在线咨询',
  },
  search: { label: '搜索' },
  afterSales: { label: '售后服务', orders: '售后订单', apply: '售后申请', tickets: '客服工单' },
  design: '方案设计',
  user: {
    menu: '账号菜单',
    profile: '基本资料',
    security: '账号安全',
    account: '个人账户',
    personalization: '个性化设置',
    logout: '退出登录',
  },
};
