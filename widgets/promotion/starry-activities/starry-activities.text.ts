import { words } from '../../../src/text/words';

/** Words of StarryActivities. */
export const starryActivitiesText = words('starryActivities', {
  title: '繁星活动：大硬盘设备收益补贴',
  lead: (from: string, to: string) => `${from} 至 ${to} 期间加入繁星计划，32 GB 及以上硬盘的设备按当日收益领取补贴。`,
  points: (last: string) => [
    { title: '32 GB 至 256 GB 补贴 15%', text: '例如当日收益 1.40 元，补贴 0.21 元。' },
    { title: '256 GB 以上补贴 30%', text: '硬盘越大，共享的空间越多，补贴越高。' },
    { title: '加入后 30 天内有效', text: `最晚补贴到 ${last}。` },
    { title: '当日收益满 0.1 元发放', text: '不足 0.1 元的当天不发放补贴。' },
  ],
  over: (to: string) => `活动已于 ${to} 结束，以下规则与试算供参考。`,
  form: '想了解下一期活动',
});
