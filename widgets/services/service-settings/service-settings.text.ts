import { words } from '../../../src/text/words';

/** Words of services that set something on gateways. */
export const serviceSettingsText = words('serviceSettings', {
  changes: '对网关的改变',
  change: {
    game_v2: '为选定的游戏建立 QoS 类别，留出保障带宽，走选定的线路；其他流量的去向不变。',
    speedup: '新建的连接按权重分到选定的线路；单个连接仍走一条线路，签约带宽不变。',
    onewu_speedup: '为选定的应用建立 QoS 类别，留出保障带宽，走选定的线路；其他流量的去向不变。',
    ipv6: '在选定的线路上启用 IPv6 前缀；设了固定前缀时各线路做 NPTv6 转换。',
  },
  edition: (edition: string) =>
    `识别列表 ${edition} 版，更新后自动下发。列表是按公开资料整理的示例，未与厂商逐项核对；不全时用自定义规则补充。`,
});
