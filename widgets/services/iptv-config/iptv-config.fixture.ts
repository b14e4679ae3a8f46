import { serviceSpecs } from '../../../src/domain/service-setting';
import { iptvNode as node } from '../shared/iptv-node.fixture';

const gateway = (gwid: string, more: object = {}) => ({
  gwid,
  remark: '杭州云栖酒店主楼',
  model: 'NP-R980',
  online: true,
  able: true,
  tier: 'pro',
  tier_name: '专业版',
  service_state: 'active',
  expires_at: '2027-05-31T00:00:00Z',
  enabled: true,
  delivery: 'done',
  error: '',
  simulated: true,
  ...more,
});

const { initial } = serviceSpecs.iptv;
const [main] = initial.iptv_main!;
const [backup] = initial.iptv_backup!;

/** The settings of a gateway with both sources. */
export const iptvDetail = {
  ...gateway('g1'),
  document: {
    ...initial,
    iptv_ports: [
      { id: 'p1', interface: 'lan1', carries: 'both', net_vlan: '10', tv_vlan: '43', leads_to: '客房弱电' },
      { id: 'p2', interface: 'lan2', carries: 'only', net_vlan: '', tv_vlan: '43', leads_to: '宴会厅' },
    ],
    iptv_main: [{ ...main, node: 'n1', entry: 'wan1', vlan: '43', multicast_vlan: '51' }],
    iptv_backup: [{ ...backup, enabled: true, node: 'n2', entry: 'wan2', vlan: '45', multicast_vlan: '55' }],
  },
  changed_by: 'de**@netpane.cn',
  changed_at: '2026-11-19T06:06:00Z',
  wan: ['wan1', 'wan2'],
  lan: ['lan1', 'lan2', 'lan3'],
  vlans: [1, 10, 43, 45, 51, 55],
  choices: {
    node: [
      { value: 'n1', label: '华东一' },
      { value: 'n2', label: '华东二' },
    ],
  },
  measures: [
    {
      id: 'm2',
      in_force: true,
      asked_at: '2026-11-20T06:06:00Z',
      state: 'done',
      figures: { loss: 0.1, jitter: 1.2, rate: 8.2 },
      error: '',
    },
    {
      id: 'm1',
      in_force: false,
      asked_at: '2026-11-18T06:06:00Z',
      state: 'done',
      figures: { loss: 1.9, jitter: 6.4, rate: 7.6 },
      error: '',
    },
  ],
};

/** Answers of the stories. */
export const iptvAnswers = {
  '/api/v3/setting/gateways': {
    list: [
      gateway('g1'),
      gateway('g2', { remark: '青禾学院东区宿舍', delivery: 'failed', error: '设备拒绝了配置' }),
      gateway('g3', { remark: '北京三里屯店', able: false }),
    ],
    total: 3,
    unbound: 1,
  },
  '/api/v3/setting/detail': iptvDetail,
  '/api/v3/iptv/state': {
    at: '2026-11-20T06:06:00Z',
    source: 'main',
    loss: 0.2,
    viewers: 41,
    channels: [
      { name: '新闻', viewers: 14 },
      { name: '体育', viewers: 11 },
    ],
    history: [0.1, 0.2, 0.1, 1.8, 0.2].map((loss, i) => ({ at: `2026-11-20T05:1${i}:00Z`, loss })),
    simulated: true,
  },
  '/api/v3/iptv/nodes': {
    list: [
      node('n1'),
      node('n2', { name: '华东二', place: '南京', state: 'lossy', loss: 1.8, viewers: 3 }),
      node('n3', {
        name: '重庆两江新区国际会展中心南侧地下商业街三期',
        place: '',
        state: 'none',
        loss: null,
        viewers: 0,
      }),
      node('n4', {
        name: '酒店宣传片',
        kind: 'file',
        address: '/media/hotel.mp4',
        state: 'unknown',
        loss: null,
        channels: null,
        gateways: 0,
        at: null,
      }),
    ],
    total: 4,
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
