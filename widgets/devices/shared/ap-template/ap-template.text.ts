import { words } from '../../../../src/text/words';

/** Words that the list and the editor of templates share. */
export const apTemplateText = words('apTemplate', {
  flags: { on: '开', off: '关' },
  secret: '（不显示）',
  empty: '空',
  bands: { '2g': '2.4 GHz', '5g': '5 GHz' },
  levels: { account: '账', group: '组', gateway: '网', ap: 'AP' },
  names: { account: '账号', group: '分组', gateway: '网关', ap: 'AP' },
  steps: { defined: '定义在这一级', inherited: '沿用上级', changed: '这一级改写过', none: '不适用' },
});
