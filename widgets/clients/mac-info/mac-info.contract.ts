import { contract, flag, text } from '../../../src/element/contract';

/** Who is behind a MAC address. */
export const macInfoContract = contract({
  tag: 'np-mac-info',
  name: 'MacInfo',
  family: 'clients',
  summary: 'MAC 信息：厂商、首次与最近出现、接入位置与在网时间线，可限速与拉黑',
  status: 'beta',
  scopes: ['client:read', 'client:write', 'device:read'],
  props: { mac: text('MAC 地址'), manage: flag('显示踢下线、限速、拉黑与改名，需要 client:write') },
  events: {},
  parts: { panel: '外框' },
});
