import { serviceSpecs } from '../../../src/domain/service-setting';

const gateway = (gwid: string, more: object = {}) => ({
  gwid,
  remark: '成都太古里电竞酒店',
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

/** Answers of the stories. */
export const serviceSettingsAnswers = {
  '/api/v3/setting/gateways': {
    list: [gateway('g1'), gateway('g2', { remark: '', enabled: null, delivery: null })],
    total: 2,
    unbound: 0,
  },
  '/api/v3/setting/detail': {
    ...gateway('g1'),
    document: {
      ...serviceSpecs.game_v2.initial,
      game_list: [
        { id: 'a', game: 'lol' },
        { id: 'b', game: 'cs2' },
      ],
      game_rules: [{ id: 'r', rule_name: '自建服务器', rule_protocol: 'udp', rule_ports: '28015-28016' }],
    },
    changed_by: 'de**@netpane.cn',
    changed_at: '2026-11-19T06:06:00Z',
    wan: ['wan1', 'wan2'],
    lan: ['lan1'],
    vlans: [1],
    choices: {},
    measures: [
      {
        ...{ id: 'm1', in_force: true, asked_at: '2026-11-20T06:06:00Z', state: 'done' },
        ...{ figures: { latency: 18.2, jitter: 1.4, loss: 0.1 }, error: '' },
      },
    ],
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
