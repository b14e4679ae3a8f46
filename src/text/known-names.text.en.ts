import type { knownNames } from './known-names.text';
import { translate } from './words';

const names: Readonly<Record<string, string>> = {
  抖音: 'Douyin',
  快手: 'Kuaishou',
  哔哩哔哩: 'Bilibili',
  爱奇艺: 'iQIYI',
  腾讯视频: 'Tencent Video',
  优酷: 'Youku',
  '芒果 TV': 'Mango TV',
  网易云音乐: 'NetEase Music',
  'QQ 音乐': 'QQ Music',
  微信: 'WeChat',
  微博: 'Weibo',
  小红书: 'Xiaohongshu',
  知乎: 'Zhihu',
  淘宝: 'Taobao',
  京东: 'JD',
  拼多多: 'Pinduoduo',
  美团: 'Meituan',
  王者荣耀: 'Honor of Kings',
  英雄联盟: 'League of Legends',
  无畏契约: 'Valorant',
  '反恐精英 2': 'Counter-Strike 2',
  绝地求生: 'PUBG',
  'Apex 英雄': 'Apex Legends',
  堡垒之夜: 'Fortnite',
  守望先锋: 'Overwatch',
  魔兽世界: 'World of Warcraft',
  我的世界: 'Minecraft',
  彩虹六号: 'Rainbow Six',
  火箭联盟: 'Rocket League',
  腾讯会议: 'Tencent Meeting',
  钉钉: 'DingTalk',
  企业微信: 'WeCom',
  飞书: 'Feishu',
  百度网盘: 'Baidu Drive',
  'QQ 邮箱': 'QQ Mail',
  网易邮箱: 'NetEase Mail',
  迅雷: 'Xunlei',
  手机: 'Phones',
  笔记本: 'Laptops',
  平板: 'Tablets',
  电视与盒子: 'TVs and boxes',
  物联设备: 'IoT devices',
  未知客户端: 'Unknown client',
  本机: 'This machine',
  局域网: 'Local network',
  公网: 'Internet',
  日本: 'Japan',
  新加坡: 'Singapore',
  美国: 'United States',
  德国: 'Germany',
  中国香港: 'Hong Kong, China',
  '根据《网络安全法》要求，使用云认证、提现等业务需要完成实名认证。':
    'The Cybersecurity Law requires an identity check for guest sign-in, withdrawals and the like.',
  '认证只需姓名和身份证号，提交后由客服审核。':
    'It only takes a name and an ID card number, which the service desk reviews.',
  '未完成认证的账号，提现与银行卡绑定暂不可用，其他功能不受影响。':
    'Until then money cannot be withdrawn and bank cards cannot be bound; everything else works.',
};

/** A number may stand behind it: a version. */
const said = (name: string): string =>
  names[name] ?? name.replace(/^(.+) (\d+)$/, (_, what: string, number: string) => `${names[what] ?? what} ${number}`);

translate<typeof knownNames>('knownNames', {
  said,
  client: (client) => client.split(' · ').map(said).join(' · '),
});
