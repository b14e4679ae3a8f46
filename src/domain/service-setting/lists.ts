/**
 * Edition of the lists below: gateways that have an older one are told the newer. Both are examples, put together from what
 * is publicly known and not checked with the makers: games change their ports, and own rules complete the lists.
 */
export const listEdition = '2026-11';

/** A game, by ports that its servers are known to answer on. */
interface Game {
  key: string;
  name: string;
  udp: string;
  tcp: string;
}

/** Games that a gateway can tell apart. */
export const games: readonly Game[] = [
  { key: 'lol', name: '英雄联盟', udp: '5000-5500', tcp: '2099,5223,8393-8400' },
  { key: 'valorant', name: '无畏契约', udp: '7000-8000,8180-8181', tcp: '8393-8400' },
  { key: 'cs2', name: '反恐精英 2', udp: '27000-27100', tcp: '27015-27050' },
  { key: 'dota2', name: 'DOTA 2', udp: '27000-27100', tcp: '27015-27050' },
  { key: 'pubg', name: '绝地求生', udp: '7000-8999', tcp: '' },
  { key: 'apex', name: 'Apex 英雄', udp: '37000-40000', tcp: '9960-9969' },
  { key: 'fortnite', name: '堡垒之夜', udp: '5222,5795-5847,9000-9100', tcp: '5222,5795-5847' },
  { key: 'overwatch', name: '守望先锋', udp: '3478-3479,5060,5062,6250,12000-64000', tcp: '1119,3724,6113' },
  { key: 'wow', name: '魔兽世界', udp: '3724', tcp: '1119,3724,6012' },
  { key: 'minecraft', name: '我的世界', udp: '19132-19133', tcp: '25565' },
  { key: 'rainbow', name: '彩虹六号', udp: '3074,6015,10000-10099', tcp: '13000,13005,13200,14000,14001' },
  { key: 'rocket', name: '火箭联盟', udp: '7000-9000', tcp: '' },
];

/** Something used at work, by domains that it is known to be reached under. */
interface OfficeApp {
  key: string;
  name: string;
  domains: readonly string[];
}

/** Meetings, drives and mail that a gateway can tell apart. */
export const officeApps: readonly OfficeApp[] = [
  { key: 'tencent_meeting', name: '腾讯会议', domains: ['meeting.tencent.com', 'wemeet.qq.com'] },
  { key: 'dingtalk', name: '钉钉', domains: ['dingtalk.com', 'dingtalkapps.com'] },
  { key: 'wecom', name: '企业微信', domains: ['work.weixin.qq.com'] },
  { key: 'feishu', name: '飞书', domains: ['feishu.cn', 'feishucdn.com'] },
  { key: 'zoom', name: 'Zoom', domains: ['zoom.us', 'zoom.com'] },
  { key: 'teams', name: 'Microsoft Teams', domains: ['teams.microsoft.com', 'skype.com'] },
  { key: 'onedrive', name: 'OneDrive', domains: ['onedrive.live.com', 'sharepoint.com'] },
  { key: 'baidu_drive', name: '百度网盘', domains: ['pan.baidu.com', 'baidupcs.com'] },
  { key: 'qq_mail', name: 'QQ 邮箱', domains: ['mail.qq.com', 'exmail.qq.com'] },
  { key: 'netease_mail', name: '网易邮箱', domains: ['mail.163.com', 'qiye.163.com'] },
];
