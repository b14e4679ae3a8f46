import type { Site, SitePlan } from '../../../src/api/contract/site-template';
import { storyTemplate } from '../shared/site-template/site.fixture';

const site = (gwid: string, remark: string): Site => ({
  ...{ gwid, remark, online: true, simulated: true, template: 's1', template_name: '标准门店', version: 2, newest: 3 },
  ...{ block: null, state: 'behind', error: '', differences: 0, overrides: 0, updated_at: '2026-11-20T06:30:12Z' },
  values: { site_code: gwid.toUpperCase(), pppoe_user: `${gwid}@isp`, pppoe_password: '••••••••' },
});
const plan = (gwid: string, remark: string, more: Partial<SitePlan>): SitePlan => ({
  ...{ gwid, remark, online: true, simulated: true, block: '10.120.4.0/24', problems: [], warnings: [] },
  before: { id: 's1', name: '标准门店', version: 2 },
  changes: [
    {
      ...{ section: 'vlan', label: 'VLAN', op: 'added', row: 'st_b', name: 'VLAN 20 收银' },
      fields: [
        { label: '网关地址', before: '', after: '10.120.4.65/27' },
        { label: '地址池', before: '', after: '10.120.4.80-10.120.4.94' },
      ],
    },
  ],
  ...{ network: '门店组网', wireless: ['Shanyu-Guest'], aps: 6 },
  ...more,
});

/** Answers of the stories. */
export const siteTemplateApplyAnswers = {
  '/api/v3/template/site/one': storyTemplate,
  '/api/v3/template/site/sites': { list: [site('g1', '宁波天一店'), site('g2', '嘉兴南湖店')], total: 2 },
  '/api/v3/template/site/plan': [
    plan('g1', '宁波天一店', {}),
    plan('g2', '嘉兴南湖店', {
      ...{ changes: [], network: null },
      problems: [
        {
          ...{ text: '组网“门店组网”的套餐最多 20 个成员，已满', reason: 'siteNetworkFull' },
          params: { name: '门店组网', most: 20 },
        },
      ],
    }),
  ],
  '/api/v3/template/site/apply': { job: 'job1', sites: 2 },
  '/api/v3/device/all': { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, alarm: 0 } },
};
