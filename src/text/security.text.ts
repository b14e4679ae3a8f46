import { spaced } from './spaced';
import { words } from './words';

/** What a domain is intercepted as; `all`: put into a list without a class. */
export const dnsClassText = words('dnsClass', {
  all: '自定义',
  malware: '恶意软件',
  phishing: '钓鱼网站',
  mining: '挖矿',
  botnet: '僵尸网络',
  advert: '广告',
  adult: '成人',
  gambling: '赌博',
  fraud: '诈骗',
  tracking: '隐私追踪',
  proxy: '匿名代理',
});

/** Decoys. */
export const decoyText = words('decoy', {
  ssh: 'SSH',
  telnet: 'Telnet',
  http: 'HTTP',
  rdp: '远程桌面',
  smb: '文件共享',
  mysql: 'MySQL',
  redis: 'Redis',
  ftp: 'FTP',
});

/** What the firewall plugin stops. */
export const threatText = words('threat', {
  scan: '端口扫描',
  brute: '口令爆破',
  exploit: '漏洞利用',
  injection: '注入攻击',
  trojan: '木马通信',
  dos: '拒绝服务',
  virus: '病毒文件',
});

/** Name of a class, decoy or threat. */
export const securityClassName = (service: keyof typeof securityText.services, key: string): string => {
  const names: Record<typeof service, Readonly<Record<string, string>>> = {
    domain_parsing: dnsClassText,
    honeypot: decoyText,
    firewall_plugin: threatText,
  };
  return names[service][key] ?? key;
};

/** Words that the pages of the protecting services share. */
export const securityText = words('guard', {
  services: { domain_parsing: 'DNS 防御', honeypot: '蜜罐', firewall_plugin: '云防火墙插件' },
  /** One thing that was intercepted. */
  caught: { domain_parsing: '拦截', honeypot: '攻击', firewall_plugin: '事件' },
  waits: '设备离线，上线后自动下发',
  retry: '重新下发',
  retried: '已重新下发',
  running: (version: number) => `设备运行第 ${version} 次设置`,
  changedBy: (who: string, at: string) => (who ? `${who} 于 ${at} 修改` : `${at} 由系统修改`),
  expires: (day: string) => `${day} 到期`,
  expired: (day: string) => `已于 ${day} 到期`,
  today: '今日',
  month: '本月',
  times: '次',
  config: '配置',
  black: '黑名单',
  white: '白名单',
  log: '日志',
  pagesOf: (name: string) => spaced`${name}的页面`,
  needs: (service: string) => spaced`这台网关未开通${service}`,
  lapsed: (service: string) => spaced`这台网关的${service}已到期`,
  needsReason: '开通并绑定到这台网关后可以设置。已有的设置与名单会保留。',
  packages: '查看套餐',
  business: '我的业务',
  freeNote: (days: number, domains: number) => `体验版：日志保留 ${days} 天，黑白名单共 ${domains} 条。`,
  upgrade: '升级套餐',
});
