import { words } from '../../../../src/text/words';

/** Words that the pages of site templates share. */
export const siteText = words('siteTemplateShared', {
  tabs: { ssid: 'SSID', radio: 'AC 射频', site: '整个站点' },
  tabsLabel: '模板种类',
  poolNew: '新建地址池',
  poolEdit: '编辑地址池',
  poolName: '名称',
  poolBlocks: '网段',
  poolBlocksHelp: '每行一个网段的首地址与前缀；各地址池之间不能重叠',
  poolSaved: '地址池已保存',
});
