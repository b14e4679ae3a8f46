import { words } from '../../../src/text/words';

/** Words of the links to a design. */
export const shareText = words('networkDesignShare', {
  share: '分享',
  title: '分享链接',
  intro: '打开链接的人不用登录就能看到方案与点位，只读，跟着修改更新；不含设备编号与实测。随时可以撤销。',
  days: '有效期',
  dayNames: { 0: '长期有效', 7: '7 天', 30: '30 天', 90: '90 天', 365: '1 年' },
  add: '新建链接',
  madeAt: '新建于',
  state: '状态',
  states: { active: '有效', expired: '已到期', revoked: '已撤销' },
  expires: '到期时间',
  seen: '最近打开',
  notSeen: '还没有打开过',
  revoke: '撤销',
  revokeBody: (day: string) => `撤销 ${day} 新建的分享链接？`,
  revokeDetail: '链接立即打不开，不能恢复。',
  revoked: '已撤销',
  none: '还没有分享链接',
  noneReason: '选好有效期，新建一个链接发给对方。',
  madeTitle: '分享链接已生成',
  madeBody: '链接只显示这一次，请现在复制或扫码打开。',
  madeWarning: '拿到链接的人都能看到这个方案，不要发布到公开的地方。',
  open: '打开方案',
  readOnly: '分享的方案，只读',
  refused: {
    revoked: { title: '分享链接打不开', reason: '链接无效，或分享的人已撤销。请向对方要一个新的链接。' },
    expired: { title: '分享链接已到期', reason: '请向对方要一个新的链接。' },
  },
});
