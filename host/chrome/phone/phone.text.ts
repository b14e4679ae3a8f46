import { spaced } from '../../../src/text/spaced';
/** Words of the phone edition's frame and of the bar that offers it. */
export const phoneText = {
  tabs: '手机版导航',
  alarms: '告警',
  networks: '网络',
  search: '搜索',
  messages: '消息',
  orders: '订单',
  back: (title: string) => spaced`返回${title}`,
  more: '更多',
  full: '完整版',
  dark: '深色主题',
  light: '浅色主题',
  logout: '退出登录',
  offer: '在手机上看？手机版更合适',
  open: '打开手机版',
  dismiss: '不再提示',
};
