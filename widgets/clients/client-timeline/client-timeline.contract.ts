import { contract, flag, needed, text } from '../../../src/element/contract';

/** When a terminal was where. */
export const clientTimelineContract = contract({
  tag: 'np-client-timeline',
  name: 'ClientTimeline',
  family: 'clients',
  summary: '终端时间线：任意日期范围内在每台 AP 的在网时段、漫游与流量，可限速与拉黑',
  status: 'beta',
  scopes: ['client:read', 'client:write'],
  acts: ['device:read'],
  props: {
    client: needed(text('终端 ID，由在线用户、MAC 信息或网络资产给出'), 'c-1'),
    mac: text('MAC 地址：没有终端 ID 时，显示最近出现的一个网络中的它'),
    manage: flag('显示踢下线、限速、拉黑与改名，需要 client:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
