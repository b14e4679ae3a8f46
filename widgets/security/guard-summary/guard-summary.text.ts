import { words } from '../../../src/text/words';

/** Words of what services intercepted, added up. */
export const guardSummaryText = words('guardSummary', {
  trend: { domain_parsing: '拦截趋势', honeypot: '攻击趋势', firewall_plugin: '事件趋势' },
  series: { domain_parsing: '拦截', honeypot: '攻击', firewall_plugin: '事件' },
  classes: { domain_parsing: '拦截分类', honeypot: '被攻击的诱饵', firewall_plugin: '攻击类型' },
  sources: { domain_parsing: '请求最多的终端', honeypot: '攻击来源', firewall_plugin: '攻击来源' },
  gateways: '网关',
  unit: '次',
  total: (times: string, days: number) => `近 ${days} 天共 ${times} 次`,
  day: '日期',
  trendLabel: (name: string) => `${name}，按天`,
  range: '时间',
  ranges: { 7: '7 天', 30: '30 天', 90: '90 天' },
  none: '这段时间没有记录',
  openLog: '查看日志',
});
