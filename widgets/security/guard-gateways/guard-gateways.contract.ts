import { choice, contract, flag } from '../../../src/element/contract';
import { securityServices } from '../../../src/domain/security-kinds';

/** Gateways and how a service protects them. */
export const guardGatewaysContract = contract({
  tag: 'np-guard-gateways',
  name: 'GuardGateways',
  family: 'security',
  summary: '安全服务的网关：开关、套餐与到期、设置是否生效、今日与本月拦截，可搜索、筛选、批量开关',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: {
    service: choice('哪种服务：DNS 防御、蜜罐、云防火墙插件', securityServices, 'domain_parsing'),
    manage: flag('可开关、更新规则库，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
