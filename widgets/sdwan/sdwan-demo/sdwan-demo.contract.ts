import { choice, contract } from '../../../src/element/contract';

/** A network to look at. */
export const sdwanDemoContract = contract({
  tag: 'np-sdwan-demo',
  name: 'SdwanDemo',
  family: 'sdwan',
  summary: 'SD-WAN 演示：三种拓扑的虚构组网与持续变化的链路，只读，不涉及任何账号的设备',
  status: 'beta',
  scopes: ['device:read'],
  props: { service: choice('哪种服务的组网', ['sdwan', 'network'], 'sdwan') },
  events: {},
  parts: { panel: '外框' },
});
