import { sayings } from './table';

/** Tunnels into networks. */
export const tunnel = sayings({
  noTunnel: {
    code: 4611,
    zh: '这台网关未开通内网穿透，或服务已到期',
    en: 'This gateway has no tunnel, or it has ended',
  },
  mappingsMost: {
    code: 4612,
    zh: '{plan}最多 {most} 条映射，请升级套餐',
    en: '{plan} gives at most {most} mappings. Upgrade it',
  },
  mappingsNotFailed: { code: 4613, zh: '没有下发失败的配置', en: 'No delivery has failed' },
  portsGone: { code: 4614, zh: '公网端口已用完，请联系客服', en: 'No public port is left. Contact the service' },
  noMapping: { code: 4004, zh: '没有找到这条映射', en: 'There is no such mapping' },
  subdomainTaken: { zh: '该子域名已被占用，请换一个', en: 'This sub-domain is taken. Choose another one' },
  subdomainReserved: {
    zh: '[子域名]是系统保留的名称，请换一个',
    en: '[Sub-domain] is kept back. Choose another one',
  },
  notBehindGateway: {
    zh: '[内网 IP]应为网关下设备的地址',
    en: '[Internal IP] must be a device behind the gateway',
  },
});
