import { contract, flag, text } from '../../../src/element/contract';

/** One SD-WAN network, alive. */
export const sdwanManageContract = contract({
  tag: 'np-sdwan-manage',
  name: 'SdwanManage',
  family: 'sdwan',
  summary: 'SD-WAN 组网：实时拓扑（链路状态、时延、丢包、速率）、成员详情；可增减更换成员、修改带宽与连线、暂停',
  status: 'beta',
  scopes: ['device:read'],
  props: { network: text('组网的编号'), manage: flag('可修改、暂停和删除，需要 device:write，删除另需 device:manage') },
  events: {},
  parts: { panel: '外框' },
});
