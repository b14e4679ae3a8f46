import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of HomePopups. */
export const homePopupsText = words('homePopups', {
  close: '关闭',
  realName: {
    title: '完成实名认证',
    later: '稍后再说',
    verify: '去认证',
  },
  campaign: {
    label: '硬盘补贴活动',
    tag: '限时补贴',
    title: ['大硬盘设备', '收益最高再补 30%'],
    body: (least: string, income: string) => `装有 ${least} GB 及以上硬盘的网关，每日收益满 ${income} 元即可获得补贴。`,
    rules: '补贴规则',
    head: ['硬盘容量', '补贴比例', (income: string) => `日收益 ${income} 元可得`] as const,
    lower: (from: number, to: number) => `${from} GB – ${to} GB`,
    upper: (from: number) => `${from} GB 以上`,
    time: '活动时间',
    span: (from: string, to: string, days: number) => `${from} 至 ${to}，共 ${days} 天`,
    length: '补贴时长',
    lasts: (days: number, last: string) => `加入后 ${days} 天，最晚延续到 ${last}`,
    now: '当前情况',
    routers: (count: number) => `你有 ${count} 台网关的硬盘小于 32 GB，升级后可参加`,
    never: '下次不再提醒',
    confirm: '查看可升级设备',
    disk: '256 GB',
    percent: '+30%',
  },
  activity: { open: '查看活动', untold: '平台活动' },
  ad: {
    label: '推广',
    open: '查看详情',
    note: (day: string) => spaced`广告，${day}前有效`,
    day: (month: number, day: number) => `${month} 月 ${day} 日`,
  },
});
