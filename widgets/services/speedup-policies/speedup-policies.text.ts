import { words } from '../../../src/text/words';

/** Words of the policies of a group. */
export const speedupPoliciesText = words('speedupPolicies', {
  manage: '管理加速组',
  detail: '路径与切换',
  notYet: '这个加速组还不是 2.0，升级为 2.0 后才能按应用设置策略',
  unable: '这台网关说明自己不能自动选路，不能设置策略',
  title: (app: string) => `设置策略：${app}`,
  titleMany: (count: number) => `设置策略：${count} 个应用`,
  many: (apps: readonly string[]) => `同一策略用于：${apps.join('、')}。它们原来的策略会被替换。`,
  first: '首选线路',
  order: (n: number) => `第 ${n} 备用`,
  noLine: '不使用',
  often: '线路不能重复',
  ms: '时延上限',
  loss: '丢包上限',
  jitter: '抖动上限',
  hold: '超出多久后切换',
  back: '恢复多久后换回',
  seconds: '秒',
  auto: '任一项连续超出上限才换到下一条；排在前面的线路连续正常才换回，避免来回切换。',
  saved: '已保存，正在下发到网关',
});
