import { sayings } from './table';

/** Wallboards that are opened by the key of a link. */
export const wallboard = sayings({
  boardRevoked: { code: 4034, zh: '看板链接无效或已被撤销', en: 'The wallboard link is wrong or was revoked' },
  boardExpired: { code: 4035, zh: '看板链接已到期', en: 'The wallboard link has expired' },
  boardTokenEnded: { code: 4012, zh: '看板令牌已失效', en: 'The wallboard token has expired' },
  notOnBoard: { code: 4030, zh: '看板链接不包含这项内容', en: 'The wallboard link does not hold this' },
  boardLinksMost: {
    code: 4406,
    zh: '最多同时使用 {most} 个看板链接，请先撤销不用的链接',
    en: 'At most {most} wallboard links at a time. Revoke one first',
  },
  noBoardLink: { code: 4004, zh: '没有找到这个看板链接', en: 'There is no such wallboard link' },
  boardEmpty: { zh: '至少选择一项内容', en: 'Choose at least one part' },
});
