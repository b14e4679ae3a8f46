/** Words of header, left menu and page head. */
export const chromeText = {
  home: 'Netpane 云网管理平台，返回概览',
  topMenu: '主菜单',
  crumbs: '当前位置',
  unread: (count: number) => `${count} 条未读消息`,
  qr: {
    label: '服务二维码',
    service: '服务号',
    serviceHint: '接收告警与到期提醒',
    mobile: '手机端',
    mobileHint: '用手机打开本平台',
  },
  bind: {
    label: '账号绑定码',
    hint: '在设备的云管理页填写此码，设备即归入当前账号。',
  },
  contact: {
    label: '电话与在线咨询',
    phone: '服务热线',
    number: '400-000-0000',
    online: '在线咨询快速通道',
    weekdays: (from: number, to: number) => `工作日 ${from}:00–${to}:00`,
    weekend: (from: number, to: number) => `周末 ${from}:00–${to}:00`,
    open: '服务中',
    closed: '休息中',
    ticket: '提交工单',
  },
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
