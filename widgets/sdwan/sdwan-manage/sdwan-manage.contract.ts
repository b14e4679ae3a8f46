import { choice, contract, flag, needed, text } from '../../../src/element/contract';

/** One SD-WAN network, alive. */
export const sdwanManageContract = contract({
  tag: 'np-sdwan-manage',
  name: 'SdwanManage',
  family: 'sdwan',
  summary: 'SD-WAN 组网：实时拓扑（链路状态、时延、丢包、速率）、成员详情；可增减更换成员、修改带宽与连线、暂停',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: {
    network: needed(text('组网的编号'), 'n-1'),
    service: choice('没有组网可显示时返回哪种服务的列表：SD-WAN 或智慧组网', ['sdwan', 'network'], 'sdwan'),
    view: choice('topology 显示拓扑，width 只分配各成员的带宽', ['topology', 'width'], 'topology'),
    manage: flag('可修改、暂停和删除，需要 device:write，删除另需 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
