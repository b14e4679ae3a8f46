import { contract } from '../../../src/element/contract';

/** Sites that embed widgets, with their secrets, origins and scopes. */
export const partnerListContract = contract({
  tag: 'np-partner-list',
  name: 'PartnerList',
  family: 'account',
  summary: '嵌入合作方：登记网站、来源与权限，更换或撤销密钥，查看用量',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
