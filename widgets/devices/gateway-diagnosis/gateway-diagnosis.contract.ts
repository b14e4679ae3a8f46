import { contract, text } from '../../../src/element/contract';

/** Diagnosis from a gateway. */
export const gatewayDiagnosisContract = contract({
  tag: 'np-gateway-diagnosis',
  name: 'GatewayDiagnosis',
  family: 'devices',
  summary: '网络诊断：让网关执行 Ping、路由跟踪与 DNS 解析，显示命令的进度与设备的原始输出',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: { gwid: text('网关的 GWID') },
  events: {},
  parts: { panel: '外框' },
});
