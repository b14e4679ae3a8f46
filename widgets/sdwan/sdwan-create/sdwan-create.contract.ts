import { contract } from '../../../src/element/contract';

/** Makes an SD-WAN network. */
export const sdwanCreateContract = contract({
  tag: 'np-sdwan-create',
  name: 'SdwanCreate',
  family: 'sdwan',
  summary: '创建组网：选择拓扑类型与成员，在图上连线，分配带宽，选择套餐并下单；草稿保存在浏览器',
  status: 'beta',
  scopes: ['device:read'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
