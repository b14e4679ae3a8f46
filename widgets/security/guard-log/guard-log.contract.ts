import { choice, contract, flag, text } from '../../../src/element/contract';
import { securityServices } from '../../../src/domain/security-kinds';

/** What a service intercepted. */
export const guardLogContract = contract({
  tag: 'np-guard-log',
  name: 'GuardLog',
  family: 'security',
  summary: '安全服务的日志：DNS 拦截、蜜罐攻击、防火墙事件，按日期、分类、来源筛选、搜索、导出，可从一行放行或拉黑',
  status: 'beta',
  scopes: ['client:read', 'device:read'],
  acts: ['device:write'],
  props: {
    service: choice('哪种服务：DNS 防御、蜜罐、云防火墙插件', securityServices, 'domain_parsing'),
    gwid: text('只看一台网关；all 或不填为全部'),
    classification: text('只看一个分类；all 或不填为全部'),
    free: flag('DNS 防御体验版的页面'),
    manage: flag('可从一行放行或拉黑域名，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框', head: '网关、套餐与状态' },
});
