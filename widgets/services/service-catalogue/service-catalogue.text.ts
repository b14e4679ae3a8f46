import { words } from '../../../src/text/words';

/** Words of the catalogue of services. */
export const serviceCatalogueText = words('serviceCatalogue', {
  kinds: { connect: '联网', speed: '加速', safety: '安全', running: '运营' },
  about: {
    connect: '把门店、总部与设备连起来',
    speed: '让慢的那一段变快',
    safety: '挡在用户与麻烦之间',
    running: '省下巡检与上门',
  },
  durations: '购买时长',
  months: (count: number) => (count % 12 === 0 ? `${count / 12} 年` : `${count} 个月`),
  note: '价格按此时长计算，含税',
  ending: (count: number) => `${count} 项 7 天内到期`,
  total: (months: number, sum: string) => `${months} 个月 ${sum}`,
  owned: (count: number) => `已开通 ${count} 项`,
  ownedEnding: (count: number, ending: number) => `已开通 ${count} 项，${ending} 项 7 天内到期`,
  notOwned: '未开通',
  look: '了解',
  manage: '管理',
  renew: '续费',
  none: '还没有开通服务',
  noneReason: '开通后，服务会显示在这里。',
  all: '查看全部服务',
});
