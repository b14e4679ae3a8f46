import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-plugin-list>. */
export const pluginListContract = contract({
  tag: 'np-plugin-list',
  name: 'PluginList',
  family: 'plugins',
  summary: '网关上的插件：版本、运行状态、占用、状态面板、设置与日志，单个或批量升级、启停、移除',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:manage'],
  props: {
    manage: flag('显示升级、启停、移除与设置，需要 device:manage'),
    gateway: text('只显示这台网关的插件'),
    byGateway: flag('没有指定网关时先列出网关'),
  },
  events: {},
  parts: { panel: '外框' },
});
