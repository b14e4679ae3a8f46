import { words } from '../../../src/text/words';

/** Words of the diagnosis. */
export const gatewayDiagnosisText = words('gatewayDiagnosis', {
  heading: '网络诊断',
  note: '由网关执行，结果是设备的原始输出',
  tool: '工具',
  tools: { ping: 'Ping', traceroute: '路由跟踪', dns: 'DNS 解析' },
  target: '目标地址',
  targetHint: {
    ping: 'IP 或域名，例如 example.com',
    traceroute: 'IP 或域名，例如 example.com',
    dns: '域名，例如 example.com',
  },
  start: '开始诊断',
  output: '输出',
  of: (tool: string, target: string) => `${tool} ${target}`,
  former: '最近的诊断',
  nothing: '还没有诊断结果',
  nothingReason: '填写目标地址并开始，设备的输出会显示在这里。',
  waiting: '正在等待设备的输出',
  silent: '设备没有输出',
});
