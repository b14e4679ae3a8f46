import { sayings } from './table';

/** Templates of access points. */
export const apTemplate = sayings({
  noTemplate: { code: 4004, zh: '没有找到这个模板', en: 'There is no such template' },
  templateChanged: {
    code: 4450,
    zh: '模板已被他人修改，请核对最新内容后再保存',
    en: 'Somebody changed the template. Look at it before you save',
  },
  nothingDiffers: { code: 4448, zh: '没有与模板不一致的 AP', en: 'No access point differs from the template' },
  overridesMost: {
    code: 4449,
    zh: '一个模板最多 {most} 处改写',
    en: 'At most {most} places can differ from one template',
  },
  pageGone: { zh: '这个认证页面已删除，请另选一个', en: 'This page was deleted. Choose another one' },
  templateTaken: { zh: '已有同名的模板', en: 'There is a template of this name already' },
  /** In the log: whom a template is for. */
  templateScope: { zh: '范围', en: 'Scope' },
  templateReachesAll: { zh: '全部 AP', en: 'All access points' },
  templateReaches: { zh: '{count} {noun}', en: '{count} {noun}' },
  templatesMost: { zh: '最多 {most} 个模板，请先删除不用的', en: 'At most {most} templates. Delete one first' },
});
