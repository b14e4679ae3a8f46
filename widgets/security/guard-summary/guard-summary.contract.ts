import { choice, contract, text } from '../../../src/element/contract';
import { securityServices } from '../../../src/domain/security-kinds';

/** What a service intercepted, added up. */
export const guardSummaryContract = contract({
  tag: 'np-guard-summary',
  name: 'GuardSummary',
  family: 'security',
  summary: '安全服务统计：按天趋势、分类、来源与网关排行，数字可打开筛选后的日志',
  status: 'beta',
  scopes: ['client:read'],
  props: {
    service: choice('哪种服务：DNS 防御、蜜罐、云防火墙插件', securityServices, 'domain_parsing'),
    gwid: text('只看一台网关'),
  },
  events: {},
  parts: { panel: '外框' },
});
