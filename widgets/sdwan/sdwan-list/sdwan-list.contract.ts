import { choice, contract, flag } from '../../../src/element/contract';

/** SD-WAN networks of the account. */
export const sdwanListContract = contract({
  tag: 'np-sdwan-list',
  name: 'SdwanList',
  family: 'sdwan',
  summary: 'SD-WAN 组网列表：拓扑类型、在线成员、两侧带宽、套餐到期与状态，可搜索、筛选、导出',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    service: choice('哪种服务的组网：SD-WAN 或智慧组网', ['sdwan', 'network'], 'sdwan'),
    manage: flag('可新建、暂停和删除组网，需要 device:write，删除另需 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
