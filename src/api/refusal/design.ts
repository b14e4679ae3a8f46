import { sayings } from './table';

/** Designs of networks. */
export const design = sayings({
  noDesign: { code: 4004, zh: '没有找到这个方案', en: 'There is no such design' },
  designChanged: {
    code: 4511,
    zh: '方案已在别处修改，请载入最新内容，或另存为新方案',
    en: 'The design was changed elsewhere. Load it again, or save yours under another name',
  },
  designTaken: { zh: '已有同名的方案', en: 'There is a design of this name already' },
  designsMost: { zh: '最多 {most} 个方案，请先删除不用的', en: 'At most {most} designs. Delete one first' },
  planGone: { zh: '平面图已不存在，请重新上传', en: 'The plan is gone. Upload it again' },
  designLinkRevoked: { code: 4034, zh: '分享链接无效或已被撤销', en: 'The link is wrong or was revoked' },
  designLinkExpired: { code: 4035, zh: '分享链接已到期', en: 'The link has expired' },
  designLinksMost: {
    code: 4517,
    zh: '一个方案最多同时使用 {most} 个分享链接，请先撤销不用的',
    en: 'At most {most} links to a design at a time. Revoke one first',
  },
  noDesignLink: { code: 4004, zh: '没有找到这个分享链接', en: 'There is no such link' },
  noModel: { code: 4004, zh: '没有这个型号', en: 'There is no such model' },
});
