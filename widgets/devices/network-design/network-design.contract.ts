import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-network-design>. */
export const networkDesignContract = contract({
  tag: 'np-network-design',
  name: 'NetworkDesign',
  family: 'devices',
  summary: '方案设计：选场景、回答问题，得到设备清单、理由、可换型号、拓扑与价格，可打印、导出、转为预配置',
  status: 'beta',
  scopes: ['account', 'device:read'],
  props: {
    design: text('方案编号；没有则显示方案列表'),
    shareKey: text('分享链接的密钥；有则只读显示分享的方案，不需要登录'),
    manage: flag('显示新建、修改与删除，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
