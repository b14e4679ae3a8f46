import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of the packages of a service. */
export const servicePackagesText = words('servicePackages', {
  durations: '购买时长',
  months: (count: number) => (count % 12 === 0 ? `${count / 12} 年` : `${count} 个月`),
  note: (unit: string) => spaced`价格按每${unit}计算，含税`,
  have: (count: number) => `已开通 ${count} 项`,
  business: '我的业务',
  recommended: '推荐',
  perTrial: (days: number) => `元 / ${days} 天`,
  once: '每个账号可体验一次',
  used: '已体验过',
  closed: '尚未开放',
  closedNote: '该服务尚未开放，暂不能购买。以下套餐与价格仅供参考。',
  activity: (usual: string) => `首次开通可享，之后 ${usual} 元 / 月`,
  total: (months: number, sum: string) => `${months} 个月共 ${sum}`,
  saved: (sum: string) => `，省 ${sum}`,
  before: (yuan: string) => `原价 ${yuan} 元`,
  buy: (tier: string) => spaced`开通${tier}`,
  trial: '开始体验',
  compare: '详细对比',
  item: '项目',
  yes: '支持',
  no: '不支持',
});
