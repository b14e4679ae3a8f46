import { addDays, beijing } from '../../../../src/domain/time';
import type { NewMessage } from '../../account/messages/send';
import { saidInBoth } from '../../kit/refusal';

/** A message of the demo, and when it came. */
type SeedMessage = NewMessage & { hoursAgo: number; read?: boolean };

const p = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');
const list = (...items: string[]) => `<ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`;

/** What stands in the box of a demo account; days are said as seen from `now`. */
export function seedMessageTexts(now: number): SeedMessage[] {
  const on = (shift: number) => {
    const [, month = 1, day = 1] = addDays(beijing(now).day, shift).split('-').map(Number);
    return { zh: `${month} 月 ${day} 日`, en: `${day} ${months[month - 1]}` };
  };
  return [
    {
      kind: 'system',
      popup: true,
      hoursAgo: 2,
      title: saidInBoth(`${on(2).zh}凌晨平台升级`, `Upgrade of the platform in the night of ${on(2).en}`),
      msg: saidInBoth(
        p('02:00–04:00 期间无法登录与下发配置，设备转发和已认证用户上网不受影响。', '升级内容：') +
          list('网络列表支持保存视图', '告警支持静默时段', '批量任务可以重试失败项'),
        p(
          'From 02:00 to 04:00 nobody can sign in or send configuration. Devices go on, and so do guests who signed in.',
          'What is new:',
        ) + list('Views of the network list can be saved', 'Silent hours of alarms', 'Bulk jobs try again what failed'),
      ),
    },
    {
      kind: 'security',
      popup: true,
      hoursAgo: 9,
      title: saidInBoth('账号在新设备登录', 'Signed in on a new device'),
      msg: saidInBoth(
        p(
          '账号今天在一台新设备上登录。如果不是本人操作，请立即修改密码并退出其他设备。',
          '<a href="/security">前往账号安全</a>',
        ),
        p(
          'The account signed in on a new device today. If it was not you, change the password now and sign out the other devices.',
          '<a href="/security">Security of the account</a>',
        ),
      ),
    },
    {
      kind: 'activity',
      popup: true,
      hoursAgo: 26,
      title: saidInBoth('SD-WAN 套餐买二送一', 'SD-WAN: buy 2 months, get 1'),
      msg: saidInBoth(
        p(
          '为任意网络开通标准版，满两个月赠送一个月，赠送时长自动延长到到期日。',
          '<a href="/sdwan/package">查看套餐</a>',
        ),
        p(
          'Two months of the standard package for any network bring a third one, added to the end by itself.',
          '<a href="/sdwan/package">Show the packages</a>',
        ),
      ),
    },
    {
      kind: 'service',
      hoursAgo: 31,
      title: saidInBoth('云备份将在 7 天后到期', 'Cloud backup ends in 7 days'),
      msg: saidInBoth(
        p(
          `3 台网关的云备份将在 ${on(6).zh}到期。到期后不再自动备份，已有备份保留 30 天。`,
          '<a href="/open/business">前往续费</a>',
        ),
        p(
          `Cloud backup of 3 gateways ends on ${on(6).en}. Nothing is backed up by itself then; backups are kept for 30 days.`,
          '<a href="/open/business">Renew</a>',
        ),
      ),
    },
    {
      kind: 'system',
      hoursAgo: 52,
      title: saidInBoth('固件 3.7.12 可升级', 'Firmware 3.7.12 is there'),
      msg: saidInBoth(
        p('修复 WAN 口在部分运营商下重复拨号的问题，建议在业务空闲时升级。') +
          list(
            '修复：PPPoE 断线后 30 秒内不重拨',
            '优化：多线负载在高并发时的分配',
            '新增：IPv6 前缀变化时自动更新终端地址',
          ),
        p('With some providers a WAN port dialled again and again; upgrade in a quiet hour.') +
          list(
            'Mended: PPPoE did not dial again for 30 seconds after a break',
            'Better: how lines share many connections',
            'New: addresses of clients follow a new IPv6 prefix',
          ),
      ),
    },
    {
      kind: 'service',
      hoursAgo: 76,
      title: saidInBoth('短信余量不足 200 条', 'Less than 200 text messages left'),
      msg: saidInBoth(
        p('手机认证短信剩余 187 条，按近 7 天用量约够 2 天。'),
        p('187 text messages for guests are left: as used in the last 7 days, enough for 2 days.'),
      ),
    },
    {
      kind: 'security',
      hoursAgo: 121,
      read: true,
      title: saidInBoth('发现 2 台设备使用弱密码', 'Weak passwords on 2 devices'),
      msg: saidInBoth(
        p('以下设备的管理页密码强度不足，建议更换：') + list('杭州云栖店 · 路由', '青禾学院东区 · 交换机 SW-03'),
        p('The passwords of these devices are weak, change them:') +
          list('杭州云栖店 · router', '青禾学院东区 · switch SW-03'),
      ),
    },
    {
      kind: 'system',
      hoursAgo: 170,
      read: true,
      title: saidInBoth('告警订阅新增企业微信渠道', 'Alarms go to WeCom too'),
      msg: saidInBoth(
        p(
          '可在“消息中心 - 告警订阅”中添加企业微信机器人，支持按等级与设备分组推送。',
          '<a href="/alarm_subscribe">设置订阅</a>',
        ),
        p(
          'Add a WeCom robot to your alarm subscriptions, by level and by group of devices.',
          '<a href="/alarm_subscribe">Subscriptions</a>',
        ),
      ),
    },
    {
      kind: 'service',
      hoursAgo: 214,
      read: true,
      title: saidInBoth('订单支付成功', 'Order paid'),
      msg: saidInBoth(
        p('已为“上海静安寺旗舰店”开通 SD-WAN 标准版 12 个月，可在“开放应用 - 我的业务”中查看。'),
        p('SD-WAN Standard runs for “上海静安寺旗舰店” for 12 months; “My services” shows it.'),
      ),
    },
    {
      kind: 'activity',
      hoursAgo: 290,
      read: true,
      title: saidInBoth('DNS 防御开放体验', 'Try DNS defence'),
      msg: saidInBoth(
        p('新老用户均可免费体验 7 天，不自动续费。', '<a href="/domain_parsing/combo">立即体验</a>'),
        p('Free for 7 days, not renewed by itself.', '<a href="/domain_parsing/combo">Try it</a>'),
      ),
    },
    {
      kind: 'system',
      hoursAgo: 388,
      read: true,
      title: saidInBoth('数据统计口径调整', 'Counted in another way'),
      msg: saidInBoth(
        p('自本月起，“当日认证用户”按终端去重统计，历史数据已按新口径重算。'),
        p('From this month on a client counts once among the guests of a day. Earlier days were counted again.'),
      ),
    },
    {
      kind: 'security',
      hoursAgo: 470,
      read: true,
      title: saidInBoth('登录密码已修改', 'Password changed'),
      msg: saidInBoth(
        p('账号登录密码已修改，其他设备上的登录已全部退出。'),
        p('The password of the account was changed. All other devices were signed out.'),
      ),
    },
    {
      kind: 'service',
      hoursAgo: 560,
      read: true,
      title: saidInBoth('提现已到账', 'Withdrawal paid'),
      msg: saidInBoth(
        p('提现已汇入尾号 2046 的银行卡，实际到账时间以银行为准。', '<a href="/account">查看明细</a>'),
        p(
          'The withdrawal went to the bank card that ends in 2046. When it arrives is up to the bank.',
          '<a href="/account">Details</a>',
        ),
      ),
    },
    {
      kind: 'system',
      hoursAgo: 700,
      read: true,
      title: saidInBoth('欢迎使用 Netpane 云网管理平台', 'Welcome to Netpane'),
      msg: saidInBoth(
        p('从绑定第一台网关开始：') +
          list(
            '在“网络列表”点“绑定设备”，输入设备底部标签上的 GWID 与密钥',
            '等待设备上线，通常不超过 1 分钟',
            '按需开启认证、云备份和告警订阅',
          ),
        p('Bind the first gateway:') +
          list(
            'Choose “Bind a device” in the network list, and enter GWID and key from the label on its bottom',
            'Wait until it is online, a minute at most',
            'Switch on guest sign-in, cloud backup and alarms as you like',
          ),
      ),
    },
  ];
}

const months = 'January February March April May June July August September October November December'.split(' ');
