/** Words beside the sign-in forms. */
export const artText = {
  headline: ['每一处网络，', '都在同一扇窗里。'] as const,
  lead: '路由、无线、交换、防火墙与 SD-WAN，统一查看、配置与告警。',
  rate: '1.24 Gbps',
  rateLabel: '全网下行（示意）',
};
