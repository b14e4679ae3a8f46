import type { Feature } from '../../kit/context/context';
import { guardEvent } from './kinds';

/** Protection against what comes from the internet. */
export const security: Feature = {
  moves: { guard_policy: 'gateway_id', guard_domain: 'gateway_id' },
  history: [guardEvent],
  actions: {
    '/api/v3/guard/dns': { text: '修改 DNS 防御设置', en: 'Change DNS defence' },
    '/api/v3/guard/honeypot': { text: '修改蜜罐设置', en: 'Change the honeypot' },
    '/api/v3/guard/firewall': { text: '修改防火墙插件设置', en: 'Change the firewall plugin' },
    '/api/v3/guard/switch': { text: '开启或关闭安全服务', en: 'Switch a security service on or off' },
    '/api/v3/guard/retry': { text: '重新下发安全设置', en: 'Send security settings again' },
    '/api/v3/guard/library': { text: '更新规则库', en: 'Update the rule library' },
    '/api/v3/guard/domain/add': { text: '添加域名', en: 'Add domains' },
    '/api/v3/guard/domain/remove': { text: '删除域名', en: 'Delete domains' },
  },
};
