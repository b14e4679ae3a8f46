import { words } from '../../../src/text/words';

/** Words of SiteDay. */
export const siteDayText = words('siteDay', {
  unnamed: '没有指定网络',
  unnamedReason: '从网络列表中选择一个网络打开',
  heading: '最近 24 小时',
  tracks: { line: '网关与线路', wireless: '无线', switching: '有线', performance: '性能', security: '安全' },
  fine: '正常，没有中断也没有降级',
  unheard: '从未上线，还没有可说的一天',
  fineNow: '现在正常。',
  lasted: (from: string, to: string, what: string) => `${from}–${to} ${what}`,
  lasts: (from: string, what: string) => `${what}，${from} 起`,
  more: (count: number) => `，另有 ${count} 条告警`,
  times: (count: number, sum: string) => `，共 ${count} 次，合计 ${sum}`,
  cell: '每格 5 分钟，右端是现在',
  drawn: (track: string, count: number) => (count > 0 ? `${track}：${count} 段异常` : `${track}：全天正常`),
  now: '现在',
});
