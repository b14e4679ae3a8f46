import { words } from '../../../src/text/words';

/** Words of plugins that market and management share. */
export const pluginsText = words('plugins', {
  categories: {
    security: '安全',
    auth: '认证',
    experience: '上网体验',
    analysis: '数据分析',
    storage: '存储与家用',
    iot: '物联与行业',
  },
  rights: {
    server: '与网关所属的云平台通信',
    network: '连接网关能到达的任意地址，可能外发数据',
    clients: '读取终端列表',
    interfaces: '读取接口与流量计数',
  },
  asks: (rights: string) => `新版本要求更多权限，将允许它：${rights}。`,
  and: '；',
  gap: '',
  started: '任务已新建，网关执行后更新状态',
  tooFew: '没有可操作的网关',
});
