import { choice, contract } from '../../../src/element/contract';

/** Makes an SD-WAN network. */
export const sdwanCreateContract = contract({
  tag: 'np-sdwan-create',
  name: 'SdwanCreate',
  family: 'sdwan',
  summary: '新建组网：选择拓扑类型与成员，在图上连线，分配带宽，选择套餐并下单；草稿保存在浏览器',
  status: 'beta',
  scopes: ['account'],
  props: {
    service: choice('哪种服务的组网：SD-WAN 或智慧组网', ['sdwan', 'network'], 'sdwan'),
    at: choice('从哪一步开始：类型，或草稿已有成员时直接到拓扑', ['type', 'topology'], 'type'),
  },
  events: {},
  parts: { panel: '外框' },
});
