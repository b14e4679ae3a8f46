import { packageDays } from '../../../../src/domain/camera';
import { onGateway, type SoldService } from './sold';

/** What protects a network. */
export const security: readonly SoldService[] = [
  onGateway({
    key: 'domain_parsing',
    name: 'DNS 防御',
    summary: '在域名解析时拦截恶意软件、钓鱼、挖矿与违规网站',
    points: [
      ['无需安装', '在网关上开启，所有终端立即受保护'],
      ['分类拦截', '恶意软件、钓鱼、挖矿、广告、成人、赌博等分类'],
      ['日志可查', '谁在什么时候访问了什么，一键放行或拉黑'],
    ],
    fen: [1_500, 3_900],
    promoted: { id: 'dns-1', code: 'DN', percent: 15 },
    trial: 30,
    rows: [
      ['拦截分类', '3 类', '8 类', '全部'],
      ['黑白名单', '20 条', '500 条', '5,000 条'],
      ['日志保留', '3 天', '30 天', '180 天'],
      ['按终端策略', false, false, true],
    ],
  }),
  onGateway({
    key: 'honeypot',
    name: '蜜罐',
    summary: '用诱饵服务发现内网里的扫描与入侵',
    points: [
      ['真实诱饵', 'SSH、Telnet、HTTP、数据库等诱饵服务'],
      ['攻击留痕', '来源、手法与口令尝试完整记录'],
      ['即时告警', '一旦被触碰立即通知'],
    ],
    fen: [2_900, 7_900],
    trial: 7,
    rows: [
      ['诱饵服务', '1 个', '3 个', '10 个'],
      ['日志保留', '7 天', '30 天', '180 天'],
      ['来源画像', false, true, true],
    ],
  }),
  {
    ...onGateway({
      key: 'camera',
      name: '云安全摄像',
      summary: '摄像头接入云端：在线状态、快照、录像计划与外泄防护',
      points: [
        ['自动发现', '网关下的摄像头自动识别，离线即告警'],
        ['按计划录像', '按录像计划写入网关的硬盘，到期循环覆盖'],
        ['防止外泄', '限制摄像头只与授权地址通信'],
      ],
      fen: [1_200, 2_600],
      trial: 7,
      rows: [
        ['录像保留', ...Object.values(packageDays).map((days) => `${days} 天`)],
        ['快照', true, true, true],
        ['外联防护', false, true, true],
        ['移动侦测告警', false, false, true],
      ],
      requirement: '摄像头支持 ONVIF 或 RTSP',
    }),
    unit: '路摄像头',
    most: 64,
  },
  onGateway({
    key: 'firewall_plugin',
    name: '云防火墙插件',
    summary: '为网关加上入侵防护与应用识别，规则库云端更新',
    points: [
      ['入侵防护', '识别并阻断常见攻击'],
      ['规则更新', '规则库每日更新，自动下发'],
      ['事件可查', '拦截事件按来源与类型统计'],
    ],
    fen: [4_900, 12_900],
    trial: 14,
    rows: [
      ['入侵防护', true, true, true],
      ['应用识别', false, '200 种', '1,200 种'],
      ['病毒过滤', false, false, true],
      ['日志保留', '3 天', '30 天', '180 天'],
    ],
    requirement: '内存 512 MB 以上',
  }),
];
