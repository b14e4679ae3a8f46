import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of what services intercepted. */
export const guardLogText = words('guardLog', {
  heading: { domain_parsing: 'DNS 拦截日志', honeypot: '蜜罐攻击日志', firewall_plugin: '防火墙事件' },
  search: {
    domain_parsing: '搜索域名、终端、MAC',
    honeypot: '搜索来源、目标、内容',
    firewall_plugin: '搜索来源、目标、规则',
  },
  at: '时间',
  gateway: '网关',
  class: { domain_parsing: '分类', honeypot: '诱饵', firewall_plugin: '类型' },
  allClasses: '全部分类',
  target: { domain_parsing: '域名', honeypot: '目标', firewall_plugin: '目标' },
  source: { domain_parsing: '终端', honeypot: '来源终端', firewall_plugin: '来源' },
  onlySource: (name: string) => `只看 ${name}`,
  anySource: (name: string) => `来源：${name}`,
  clear: '取消只看这个来源',
  action: { domain_parsing: '依据', honeypot: '手法', firewall_plugin: '处理' },
  actions: { class: '分类拦截', black: '黑名单', scan: '探测', try: '尝试登录', block: '已拦截', watch: '只记录' },
  detail: { domain_parsing: '名单条目', honeypot: '内容', firewall_plugin: '规则' },
  times: '次数',
  listed: { black: '在黑名单', white: '在白名单' },
  allow: '放行',
  deny: '拉黑',
  allowed: (domain: string) => `${domain} 已加入白名单，设备执行后生效`,
  denied: (domain: string) => `${domain} 已加入黑名单，设备执行后生效`,
  sum: (times: string, days: number) => spaced`符合条件共 ${times} 次${days ? `，日志保留 ${days} 天` : ''}`,
  none: '没有记录',
  noneReason: '有新的拦截时会出现在这里。',
});
