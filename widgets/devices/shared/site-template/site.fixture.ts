import type { SitePool, SiteTemplateDetail } from '../../../../src/api/contract/site-template';
import { newModelRow, placedAt, printPlaced, siteSections } from '../../../../src/domain/site-template';

const sectionOf = (key: string) => siteSections.find((one) => one.key === key)!;
const vlan = (id: string, number: string, name: string, offset: number, prefix: number) => ({
  ...newModelRow(sectionOf('vlan'), id),
  ...{ vlan: number, name, interface: 'lan1', ...printPlaced(placedAt(offset, prefix)) },
});
const at = '2026-11-20T06:30:12Z';

/** A model of the stories. */
export const storyModel: SiteTemplateDetail['model'] = {
  variables: [
    { name: 'site_code', label: '门店编号', kind: 'text', initial: '', required: true, options: [] },
    { name: 'pppoe_user', label: '宽带账号', kind: 'text', initial: '', required: true, options: [] },
    { name: 'pppoe_password', label: '宽带密码', kind: 'secret', initial: '', required: true, options: [] },
    { name: 'size', label: '门店规模', kind: 'choice', initial: '标准', required: false, options: ['标准', '旗舰'] },
  ],
  pool: 'p1',
  prefix: 24,
  sections: {
    vlan: [
      vlan('a', '10', '{{site_code}} 办公', 0, 26),
      vlan('b', '20', '收银', 64, 27),
      vlan('c', '30', '访客', 128, 25),
    ],
    acl: [
      {
        ...newModelRow(sectionOf('acl'), 'd'),
        ...{ name: '访客不进内网', source_vlans: '30', target_ips: '{{block+0}}/25' },
      },
    ],
    wan: [
      {
        ...newModelRow(sectionOf('wan'), 'e'),
        ...{ interface: 'wan1', mode: 'pppoe', dial_account: '{{pppoe_user}}', dial_password: '{{pppoe_password}}' },
      },
    ],
  },
  wireless: [{ template: 't1', fields: { vlan: '30' } }],
  radio: null,
  sdwan: { network: 'n1', role: 'branch', vlans: '10,20' },
};

/** The same with its versions. */
export const storyTemplate: SiteTemplateDetail = {
  ...{ id: 's1', name: '标准门店', note: '华东直营', version: 3, updated_at: at, model: storyModel },
  versions: [
    { version: 3, note: '加收银 VLAN', author: 'de***@netpane.cn', at, sites: 8 },
    { version: 2, note: '', author: 'de***@netpane.cn', at: '2026-10-12T02:00:00Z', sites: 3 },
    { version: 1, note: '', author: 'de***@netpane.cn', at: '2026-09-01T02:00:00Z', sites: 0 },
  ],
};

/** Pools of the stories. */
export const storyPools: SitePool[] = [
  {
    ...{ id: 'p1', name: '门店', blocks: ['10.120.0.0/16'], size: 65_536, taken: 2816, sites: 11, templates: 1 },
    others: [{ gwid: 'g9', remark: '旧样板店', simulated: false, block: '10.120.8.1/24' }],
  },
  {
    ...{ id: 'p2', name: '校园', blocks: ['10.130.0.0/17'], size: 32_768, taken: 0, sites: 0, templates: 0 },
    others: [],
  },
];
