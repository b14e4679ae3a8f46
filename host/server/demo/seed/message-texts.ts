import { addDays, beijing } from '../../../../src/domain/time';
import type { NewMessage } from '../../account/messages/send';

/** A message of the demo, and when it came. */
type SeedMessage = NewMessage & { hoursAgo: number; read?: boolean };

const p = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');
const list = (...items: string[]) => `<ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`;

/** What stands in the box of a demo account; days are said as seen from `now`. */
export function seedMessageTexts(now: number): SeedMessage[] {
  const said = (shift: number) => {
    const [, month, day] = addDays(beijing(now).day, shift).split('-').map(Number);
    return `${month} 月 ${day} 日`;
  };
  return [
    {
      kind: 'system',
      popup: true,
      hoursAgo: 2,
      title: `${said(2)}凌晨平台升级`,
      msg: p('02:00–04:00 期间无法登录与下发配置，设备转发和已认证用户上网不受影响。', '升级内容：').concat(
        list('网络列表支持保存视图', '告警支持静默时段', '批量任务可以重试失败项'),
      ),
    },
    {
      kind: 'security',
      popup: true,
      hoursAgo: 9,
      title: '账号在新设备登录',
      msg: p(
        '账号今天在一台新设备上登录。如果不是本人操作，请立即修改密码并退出其他设备。',
        '<a href="/security">前往账号安全</a>',
      ),
    },
    {
      kind: 'activity',
      popup: true,
      hoursAgo: 26,
      title: 'SD-WAN 套餐买二送一',
      msg: p(
        '为任意网络开通标准版，满两个月赠送一个月，赠送时长自动延长到到期日。',
        '<a href="/sdwan/package">查看套餐</a>',
      ),
    },
    {
      kind: 'service',
      hoursAgo: 31,
      title: '云备份将在 7 天后到期',
      msg: p(
        `3 台网关的云备份将在 ${said(6)}到期。到期后不再自动备份，已有备份保留 30 天。`,
        '<a href="/open/business">前往续费</a>',
      ),
    },
    {
      kind: 'system',
      hoursAgo: 52,
      title: '固件 3.7.12 可升级',
      msg: p('修复 WAN 口在部分运营商下重复拨号的问题，建议在业务空闲时升级。').concat(
        list(
          '修复：PPPoE 断线后 30 秒内不重拨',
          '优化：多线负载在高并发时的分配',
          '新增：IPv6 前缀变化时自动更新终端地址',
        ),
      ),
    },
    {
      kind: 'service',
      hoursAgo: 76,
      title: '短信余量不足 200 条',
      msg: p('手机认证短信剩余 187 条，按近 7 天用量约够 2 天。'),
    },
    {
      kind: 'security',
      hoursAgo: 121,
      read: true,
      title: '发现 2 台设备使用弱密码',
      msg: p('以下设备的管理页密码强度不足，建议更换：').concat(
        list('杭州云栖店 · 路由', '青禾学院东区 · 交换机 SW-03'),
      ),
    },
    {
      kind: 'system',
      hoursAgo: 170,
      read: true,
      title: '告警订阅新增企业微信渠道',
      msg: p(
        '可在“消息中心 - 告警订阅”中添加企业微信机器人，支持按等级与设备分组推送。',
        '<a href="/alarm_subscribe">设置订阅</a>',
      ),
    },
    {
      kind: 'service',
      hoursAgo: 214,
      read: true,
      title: '订单支付成功',
      msg: p('已为“上海静安寺旗舰店”开通 SD-WAN 标准版 12 个月，可在“开放应用 - 我的业务”中查看。'),
    },
    {
      kind: 'activity',
      hoursAgo: 290,
      read: true,
      title: 'DNS 防御开放体验',
      msg: p('新老用户均可免费体验 7 天，不自动续费。', '<a href="/domain_parsing/combo">立即体验</a>'),
    },
    {
      kind: 'system',
      hoursAgo: 388,
      read: true,
      title: '数据统计口径调整',
      msg: p('自本月起，“当日认证用户”按终端去重统计，历史数据已按新口径重算。'),
    },
    {
      kind: 'security',
      hoursAgo: 470,
      read: true,
      title: '登录密码已修改',
      msg: p('账号登录密码已修改，其他设备上的登录已全部退出。'),
    },
    {
      kind: 'service',
      hoursAgo: 560,
      read: true,
      title: '提现已到账',
      msg: p('提现已汇入尾号 2046 的银行卡，实际到账时间以银行为准。', '<a href="/account">查看明细</a>'),
    },
    {
      kind: 'system',
      hoursAgo: 700,
      read: true,
      title: '欢迎使用 Netpane 云网管理平台',
      msg: p('从绑定第一台网关开始：').concat(
        list(
          '在“网络列表”点“绑定设备”，输入设备底部标签上的 GWID 与密钥',
          '等待设备上线，通常不超过 1 分钟',
          '按需开启认证、云备份和告警订阅',
        ),
      ),
    },
  ];
}
