import { words } from '../../src/text/words';

/** Words of what was bought. */
export const serviceBusinessText = words('serviceBusiness', {
  heading: '业务',
  search: '搜索网关名称、GWID',
  none: '还没有开通服务',
  noneReason: '开通后，这里会显示绑定的网关与到期时间。',
  packages: '查看套餐',
  service: '服务',
  quantity: '数量',
  amount: (count: number, unit: string) => `${count} ${unit}`,
  gateway: '绑定网关',
  unbound: '未绑定',
  state: '状态',
  states: { all: '全部', active: '使用中', expiring: '即将到期', expired: '已到期' },
  starts: '开通时间',
  expires: '到期时间',
  renew: '续费',
  upgrade: '升级',
  bind: '绑定网关',
  unbind: '解绑网关',
  unbindAsk: (name: string) => `从“${name}”解绑？服务在重新绑定前不生效，时长照常计算。`,
  bound: '已绑定',
  unbindDone: '已解绑',
  choose: '网关',
});
