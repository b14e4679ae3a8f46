import { contract } from '../../../src/element/contract';

/** Links under which a screen shows the overview without a session. */
export const wallboardLinksContract = contract({
  tag: 'np-wallboard-links',
  name: 'WallboardLinks',
  family: 'overview',
  summary: '看板链接：新建、查看与撤销只读的看板地址',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
