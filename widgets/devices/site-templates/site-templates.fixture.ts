import type { Site, SiteTemplate } from '../../../src/api/contract/site-template';
import { storyPools } from '../shared/site-template/site.fixture';

const at = '2026-11-20T06:30:12Z';
const list: SiteTemplate[] = [
  {
    ...{ id: 's1', name: '标准门店', note: '华东直营', version: 3, updated_at: at, variables: 4, vlans: 3 },
    ...{ pool_name: '门店', prefix: 24, sites: 11, behind: 3, differing: 1, waiting: 1, failed: 1 },
  },
  {
    ...{ id: 's2', name: '校园教学楼', note: '', version: 1, updated_at: at, variables: 2, vlans: 6 },
    ...{ pool_name: '校园', prefix: 22, sites: 4, behind: 0, differing: 0, waiting: 0, failed: 0 },
  },
  {
    ...{ id: 's3', name: '酒店', note: '还在做', version: 1, updated_at: at, variables: 0, vlans: 2 },
    ...{ pool_name: null, prefix: null, sites: 0, behind: 0, differing: 0, waiting: 0, failed: 0 },
  },
];
const site = (gwid: string, remark: string, more: Partial<Site>): Site => ({
  ...{ gwid, remark, online: true, simulated: true, template: 's1', template_name: '标准门店', version: 3, newest: 3 },
  ...{ block: `10.120.${gwid.slice(1)}.0/24`, state: 'same', error: '', differences: 0, overrides: 0 },
  ...{ values: { site_code: 'HZ01' }, updated_at: at },
  ...more,
});
const sites = [
  site('g1', '宁波天一店', { state: 'failed', error: 'WAN1 拨号失败：691 账号或密码错误' }),
  site('g2', '嘉兴南湖店', { state: 'differs', differences: 2 }),
  site('g3', '绍兴柯桥店', { state: 'behind', version: 2, overrides: 1 }),
  site('g4', '湖州南浔店', { state: 'waiting', online: false }),
  site('g5', '金华义乌店', {}),
];

/** Answers of the stories. */
export const siteTemplatesAnswers = {
  '/api/v3/template/site/list': { list, total: list.length },
  '/api/v3/template/site/sites': { list: sites, total: sites.length },
  '/api/v3/template/site/pools': { list: storyPools, total: storyPools.length },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
