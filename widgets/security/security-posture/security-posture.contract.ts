import { contract } from '../../../src/element/contract';

/** How safe the networks are. */
export const securityPostureContract = contract({
  tag: 'np-security-posture',
  name: 'SecurityPosture',
  family: 'security',
  summary: '云安全评分：DNS、防火墙、高危端口、弱口令、蜜罐五项，说明扣分原因并给出处理入口',
  status: 'beta',
  scopes: ['device:read'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
