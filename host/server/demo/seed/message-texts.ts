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
      title: saidInBoth('SD-WAN 标准版即将到期', 'SD-WAN Standard ends soon'),
      msg: saidInBoth(
        p(
          `“仓配组网”的标准版将在 ${on(5).zh}到期。到期后成员之间不再互通，组网设置保留。`,
          '<a href="/open/business">前往续费</a>',
        ),
        p(
          `Standard of the network “仓配组网” ends on ${on(5).en}. Its members do not reach each other then; its settings are kept.`,
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
      title: saidInBoth('账号支持两步验证', 'Two-step sign-in'),
      msg: saidInBoth(
        p('可在“账号安全”中开启两步验证：登录时除密码外还需输入验证器中的验证码。', '<a href="/security">前往设置</a>'),
        p(
          'Switch on two-step sign-in in “Account security”: a code of an authenticator app is asked for beside the password.',
          '<a href="/security">Settings</a>',
        ),
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
