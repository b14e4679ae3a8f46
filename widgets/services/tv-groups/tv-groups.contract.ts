import { contract, flag } from '../../../src/element/contract';

/** What outsiders may rely on about <np-tv-groups>. */
export const tvGroupsContract = contract({
  tag: 'np-tv-groups',
  name: 'TvGroups',
  family: 'services',
  summary: '云 TV：电视盒播放概况与热门频道；频道组的频道、顺序、播放时段、默认频道，以及向每台网关的下发状态',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: { manage: flag('可新建与修改频道组，需要 device:write') },
  events: {},
  parts: { panel: '外框' },
});
