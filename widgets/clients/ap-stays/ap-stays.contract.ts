import { contract, flag, text } from '../../../src/element/contract';

/** Who was at an access point and when. */
export const apStaysContract = contract({
  tag: 'np-ap-stays',
  name: 'ApStays',
  family: 'clients',
  summary: 'AP 的接入记录：哪些终端什么时候来过、待了多久、用了多少流量；可搜索、按频段筛选、导出，点开看终端时间线',
  status: 'beta',
  scopes: ['client:read', 'client:write'],
  acts: ['device:read'],
  props: { device: text('AP 的编号'), manage: flag('时间线中显示踢下线、限速、拉黑与改名，需要 client:write') },
  events: {},
  parts: { panel: '外框' },
});
