import type { DnsClass } from '../../../src/domain/security';
import { words } from '../../../src/text/words';

const about: Readonly<Record<DnsClass, string>> = {
  malware: '下载木马、勒索软件的站点',
  phishing: '仿冒银行、快递、政务的站点',
  mining: '矿池与网页挖矿脚本',
  botnet: '被控设备回连的服务器',
  advert: '弹窗与广告联盟',
  adult: '色情内容',
  gambling: '博彩与私彩',
  fraud: '虚假投资、刷单、贷款',
  tracking: '跨站收集用户行为',
  proxy: '绕过管理的代理节点',
};

/** Words of what DNS defence intercepts. */
export const dnsPolicyText = words('dnsPolicy', {
  title: '防御配置',
  enabled: '开启 DNS 防御',
  enabledHelp: '关闭后所有分类与黑白名单都不起作用，设置会保留。',
  classes: '拦截分类',
  classesHelp: '勾选的分类会被拦截。白名单中的域名始终放行，黑名单中的域名始终拦截。',
  about,
  caught: (times: string) => `近 30 天 ${times} 次`,
  locked: '升级套餐后可用',
  spared: '不防御的终端',
  sparedHelp: '每行一个 MAC 地址，最多 200 个。这些终端的域名解析不拦截。',
  sparedLocked: '专业版可以按终端设置策略。',
  save: '保存并下发',
  saved: '已保存，设备执行后生效',
  note: '设置经云端下发到网关，网关确认后显示“已生效”。',
  label: 'DNS 防御配置',
});
