import { sayings } from './table';

/** Links that share Wi-Fi. */
export const wifi = sayings({
  sharesMost: {
    code: 4048,
    zh: '最多 {most} 个有效的分享链接，请先停用不用的',
    en: 'At most {most} links that hold. End one first',
  },
  noShare: { code: 4004, zh: '没有找到这个分享链接', en: 'There is no such link' },
  shareEnded: { code: 4004, zh: '链接无效、已停用或已过期', en: 'The link is wrong, was ended, or has run out' },
  chooseSsids: { zh: '请选择要分享的无线网络', en: 'Choose the networks to share' },
  ssidNotShared: {
    zh: '无线网络“{ssid}”不能分享，请先在 AP 中设置',
    en: 'The network “{ssid}” cannot be shared. Set it up on an AP first',
  },
});
