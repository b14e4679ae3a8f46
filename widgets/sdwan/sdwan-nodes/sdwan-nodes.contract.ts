import { choice, contract, flag } from '../../../src/element/contract';

/** What outsiders may rely on about <np-sdwan-nodes>. */
export const sdwanNodesContract = contract({
  tag: 'np-sdwan-nodes',
  name: 'SdwanNodes',
  family: 'sdwan',
  summary: '新建节点：把网关登记为 SD-WAN 节点（位置、线路、带宽、本地子网），组网时直接选用；检查子网冲突',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: {
    service: choice('去组网时打开哪种服务：SD-WAN 或智慧组网', ['sdwan', 'network'], 'sdwan'),
    manage: flag('可新建、修改、删除节点，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
