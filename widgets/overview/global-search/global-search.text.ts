import { words } from '../../../src/text/words';

/** Words of the search. */
export const globalSearchText = words('globalSearch', {
  label: '全局搜索',
  placeholder: '搜索页面、设备、用户、告警、订单或操作',
  results: '搜索结果',
  groups: {
    recent: '最近访问',
    actions: '操作',
    pages: '页面',
    devices: '设备',
    users: '在线用户',
    alarms: '告警',
    orders: '订单',
  },
  kinds: { gateway: '网关', ap: 'AP', switch: '交换机', firewall: '防火墙' },
  states: { online: '在线', offline: '离线' },
  orderStates: {
    unpaid: '待支付',
    paid: '未开始',
    active: '使用中',
    expiring: '即将到期',
    expired: '已到期',
    refunded: '已退款',
    cancelled: '已取消',
  },
  nothing: (typed: string) => `没有找到与“${typed}”有关的内容`,
  nothingHint: '可以输入名称、GWID、MAC、IP、序列号，或页面名称的拼音首字母',
  failed: '设备与用户暂时无法搜索',
  found: (count: number, more: boolean) => (count ? `${more ? '至少 ' : ''}${count} 个结果` : '没有结果'),
  keys: { move: '选择', open: '打开', close: '关闭' },
  between: '，',
  simulated: '模拟',
  forget: '清除记录',
});
