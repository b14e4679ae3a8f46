import { contract, flag } from '../../../src/element/contract';

/** What outsiders may rely on about <np-plugin-market>. */
export const pluginMarketContract = contract({
  tag: 'np-plugin-market',
  name: 'PluginMarket',
  family: 'plugins',
  summary: '插件市场：搜索、分类、版本、权限、大小与评价，查看详情并批量安装到网关',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:manage', 'account'],
  props: {
    manage: flag('显示安装（需要 device:manage）与评价（需要 account）'),
  },
  events: {},
  parts: { panel: '外框' },
});
