import type { TunnelGateway } from '../../../src/api/contract/tunnel';

const gateway = (gwid: string, more: Partial<TunnelGateway> = {}): TunnelGateway => ({
  gwid,
  remark: '杭州云栖酒店主楼',
  online: true,
  tier: 'pro',
  tier_name: '专业版',
  service_state: 'active',
  expires_at: '2027-06-12T06:00:00Z',
  used: 6,
  most: 100,
  mbps: 20,
  custom: true,
  whitelist: true,
  delivery: 'done',
  error: '',
  today_down: 734_003_200,
  today_up: 52_428_800,
  simulated: true,
  ...more,
});

/** Answers of the stories. */
export const tunnelGatewaysAnswers = {
  '/api/v3/tunnel/gateways': {
    list: [
      gateway('g1'),
      gateway('g2', {
        remark: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室',
        tier: 'basic',
        tier_name: '基础版',
        service_state: 'expiring',
        delivery: 'failed',
        error: '端口被占用',
      }),
      gateway('g3', { remark: '', online: false, service_state: 'expired', delivery: null }),
    ],
    total: 3,
    unbound: 0,
    suffix: 'tunnel.netpane.cn',
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
