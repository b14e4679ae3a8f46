import type { Prepared } from '../../../src/api/contract/prepared';

const prepared = (id: string, more: Partial<Prepared> = {}): Prepared => ({
  ...{ id, serial: `NPR680-26A1-${id}`, kind: 'gateway', remark: '宁波天一店', group_id: 'g1', group_name: '华东直营' },
  ...{
    location: '一楼弱电间',
    copy_from: 'd1',
    copy_remark: '门店样板',
    settings: { vlan: '30', address: '10.41.0.1/24' },
  },
  ...{ site: null, replaces: null, replaces_serial: null, note: '' },
  ...{ state: 'waiting', error: '', device_id: null, model: null, online: false, version: null },
  ...{ created_at: '2026-11-18T02:00:00Z', bound_at: null, settled_at: null, simulated: false },
  ...more,
});
const bound = { device_id: 'gw1', model: 'NP-R680', version: 1, bound_at: '2026-11-20T06:16:02Z' };
const list = [
  prepared('0417', {
    ...bound,
    ...{ state: 'failed', error: 'WAN1 拨号失败：691 账号或密码错误', settled_at: '2026-11-20T06:21:00Z' },
    ...{ online: true, simulated: true },
  }),
  prepared('0418', { ...bound, state: 'bound', remark: '宁波鄞州店', simulated: true }),
  prepared('0402', {
    ...bound,
    ...{ state: 'applied', remark: '嘉兴南湖店', settled_at: '2026-11-20T03:06:00Z', simulated: true },
  }),
  prepared('0421', { remark: '绍兴鲁迅路店' }),
  prepared('0503', {
    ...{ kind: 'ap', remark: '大堂 AP', group_id: null, group_name: null, copy_from: null, copy_remark: '' },
    settings: { channel_2g: '11', power_5g: '17' },
  }),
];

/** Answers of the stories. */
export const preparedDevicesAnswers = {
  '/api/v3/prepared/list': {
    list,
    total: list.length,
    counts: { all: 5, waiting: 2, bound: 1, applied: 1, failed: 1 },
  },
  '/api/v3/device/all': { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, alarm: 0 } },
  '/api/v3/device/filter_options': {
    groups: [{ id: 'g1', name: '华东直营', count: 8 }],
    models: [],
    firmwares: [],
    tags: [],
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
