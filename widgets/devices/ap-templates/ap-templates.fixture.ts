import type { ApTemplate, ApTemplateAp } from '../../../src/api/contract/ap-template';
import { newTemplateRows } from '../../../src/domain/ap-template';

const at = '2026-11-20T06:30:12Z';
const template = (id: string, more: Partial<ApTemplate>): ApTemplate => ({
  ...{
    id,
    kind: 'ssid',
    name: 'Shanyu-Guest',
    note: '访客，Portal 认证',
    target: 'all',
    target_ids: [],
    target_names: [],
  },
  ...{ models: [], rows: newTemplateRows('ssid'), rev: 1, removing: false, updated_at: at, compared_at: at },
  ...{ at_groups: 0, at_gateways: 0, at_aps: 0, aps: 48, differing: 0, waiting: 0, unable: 0 },
  ...more,
});
const network = (fields: object) => ({ ssid: { ...newTemplateRows('ssid').ssid, ...fields } });
const list = [
  template('t1', { rows: network({ security: 'owe', vlan: '30' }) }),
  template('t2', {
    ...{ name: 'Shanyu-Staff', note: '员工', at_groups: 1, differing: 4, aps: 48 },
    rows: network({ security: 'enterprise', band: '5g', vlan: '120' }),
  }),
  template('t3', {
    ...{
      name: 'Yunqi-Banquet',
      note: '宴会厅会务',
      target: 'gateway',
      target_ids: ['g1'],
      target_names: ['云栖酒店主楼'],
    },
    ...{ aps: 6, waiting: 2, rows: network({ security: 'sae', vlan: '60' }) },
  }),
  template('t4', { name: 'Shanyu-Old', note: '', removing: true, aps: 0, differing: 2, rows: network({ band: '2g' }) }),
];
const radio = template('r1', {
  ...{ kind: 'radio', name: '高密度', note: '大堂与餐厅', at_aps: 1, differing: 1, aps: 12, models: ['NP-A30'] },
  rows: {
    '2g': { ...newTemplateRows('radio')['2g'], channels: '1,6,11', width: '20', power: 14 },
    '5g': { ...newTemplateRows('radio')['5g'], channel: '149', width: '80', power: 17 },
  },
});
const ap = (id: string, remark: string, more: Partial<ApTemplateAp>): ApTemplateAp => ({
  ...{ id, remark, model: 'NP-A30', online: true, simulated: true, gwid: 'g1', site: '云栖酒店主楼', state: 'differs' },
  ...{ diff: [], compared_at: at },
  ...more,
});
const aps = [
  ap('a1', 'AP-3F-07', { diff: [{ row: 'ssid', field: 'hidden', wanted: false, found: true }] }),
  ap('a2', 'AP-5F-02', { diff: [{ row: 'ssid', field: 'password', wanted: '', found: '' }], online: false }),
  ap('a3', 'AP-B1-01', { state: 'missing' }),
];

/** Answers of the stories. */
export const apTemplatesAnswers = {
  '/api/v3/template/ap/list': { list, total: list.length },
  '/api/v3/template/ap/aps': { list: aps, total: 24 },
  '/api/v3/template/ap/drift': {
    aps: 9,
    compared_at: at,
    sites: [
      { remark: '云栖酒店主楼', aps: 6 },
      { remark: '锦里酒店', aps: 2 },
      { remark: '青禾学院东区', aps: 1 },
    ],
    more: 0,
  },
  '/api/v3/template/ap/places': {
    ...{ aps: 431, differing: 9 },
    groups: [
      { id: 'p1', parent_id: null, name: '商业网点', aps: 412, differing: 9 },
      { id: 'p2', parent_id: 'p1', name: '酒店客户', aps: 168, differing: 8 },
      { id: 'p3', parent_id: null, name: '总部与办公', aps: 19, differing: 0 },
    ],
  },
  '/api/v3/template/ap/sites': {
    list: [
      { gwid: 'g1', name: '云栖酒店主楼', aps: 48, differing: 6, simulated: true },
      { gwid: 'g2', name: '曾厝垵民宿', aps: 9, differing: 0, simulated: false },
    ],
    total: 8,
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

/** The same of radios. */
export const radioAnswers = {
  ...apTemplatesAnswers,
  '/api/v3/template/ap/list': { list: [radio], total: 1 },
};
